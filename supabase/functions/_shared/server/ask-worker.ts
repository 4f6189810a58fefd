import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { repeatConflict } from "../stores/repeat-conflict.ts";

/** Calls a function of PostgREST's schema `worker`. Throws when the call fails or the reply has another shape. */
export type AskWorker = <S extends z.core.$ZodType>(
  reply: S,
  name: string,
  args: Record<string, unknown>,
) => Promise<z.output<S>>;

/** The result of a try to send a row of the outbox. */
interface TryResult {
  outcome: string;
  vendorId?: string | null;
  errorCode?: number | null;
  reason?: string;
  waitSeconds?: number;
}

/** Returns the arguments that end a try for texts and mails alike (`end_outbox`, `end_mail`). */
export const endArguments = (
  { id, token }: { id: string; token: string },
  { outcome, vendorId = null, errorCode = null, reason, waitSeconds = 0 }: TryResult,
) => ({
  ...{ outbox_id: id, token, outcome, vendor_id: vendorId, error_code: errorCode },
  ...{ reason: reason ?? null, wait_seconds: waitSeconds },
});

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
