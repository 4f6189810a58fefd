import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { repeatConflict } from "../stores/repeat-conflict.ts";

/** Calls a function of PostgREST's schema `worker`. Throws when the call fails or the reply has another shape. */
export type AskWorker = <S extends z.core.$ZodType>(
  reply: S,
  name: string,
  args: Record<string, unknown>,
) => Promise<z.output<S>>;

/** The schema `worker`, which only the service role may use. */
export function connectWorker(supabaseUrl: string, secretKey: string): AskWorker {
  const client = createClient(supabaseUrl, secretKey, {
    db: { schema: "worker" },
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: repeatConflict(fetch) },
  });
  return async (reply, name, args) => {
    const answer = await client.rpc(name, args);
    if (answer.error) throw new Error(`worker.${name} failed: ${answer.error.code} ${answer.error.message}`);
    return z.parse(reply, answer.data);
  };
}
