import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { Database } from "../_shared/stores/database.types.ts";
import type { Db } from "../_shared/stores/db.ts";
import { repeatConflict } from "../_shared/stores/repeat-conflict.ts";
import type { TextTurn } from "./text-queue.ts";

/** The token is valid for a minute; a new one is fetched before it expires. */
const KEEP_MS = 40_000;
const replySchema = z.object({ token: z.string() });

/** Returns a client that acts as the person who texted, under row-level security. The `token` function exchanges the turn's lease for it. */
export function actAs({ token: lease }: TextTurn, supabaseUrl: string, publishableKey: string): Db {
  let current: { token: Promise<string>; until: number } | null = null;
  const fetchToken = async () => {
    const headers = { Authorization: `Bearer ${lease}`, apikey: publishableKey };
    const response = await fetch(`${supabaseUrl}/functions/v1/token/text`, { method: "POST", headers });
    if (!response.ok) throw new Error(`The token function answered with ${response.status}`);
    return z.parse(replySchema, await response.json()).token;
  };
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: () => {
      if (current === null || Date.now() > current.until)
        current = { token: fetchToken(), until: Date.now() + KEEP_MS };
      return current.token;
    },
    global: { fetch: repeatConflict(fetch) },
  });
}
