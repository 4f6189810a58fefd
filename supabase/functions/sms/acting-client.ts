import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { Database } from "../_shared/stores/database.types.ts";
import type { Db } from "../_shared/stores/db.ts";
import { repeatConflict } from "../_shared/stores/repeat-conflict.ts";
import type { TextTurn } from "./text-queue.ts";

/** The token lasts a minute: a new one is fetched in time. */
const KEEP_MS = 40_000;
const replySchema = z.object({ token: z.string() });

/** A client that acts as whoever texted, under row-level security: the `token` function gives out their token for the turn's lease. */
export function actAs({ token: lease }: TextTurn, supabaseUrl: string, publishableKey: string): Db {
  let held: { token: Promise<string>; until: number } | null = null;
  const fetchToken = async () => {
    const headers = { Authorization: `Bearer ${lease}`, apikey: publishableKey };
    const response = await fetch(`${supabaseUrl}/functions/v1/token/text`, { method: "POST", headers });
    if (!response.ok) throw new Error(`The token function answered with ${response.status}`);
    return z.parse(replySchema, await response.json()).token;
  };
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: () => {
      if (held === null || Date.now() > held.until) held = { token: fetchToken(), until: Date.now() + KEEP_MS };
      return held.token;
    },
    global: { fetch: repeatConflict(fetch) },
  });
}
