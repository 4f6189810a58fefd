import * as z from "zod/mini";
import { retryAfterOf } from "../_shared/server/retry-after.ts";
import type { Mailer, Sent } from "./mailer.ts";

const RESEND_API_URL = "https://api.resend.com";
const TIMEOUT_MS = 15_000;

const sentSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const refusalSchema = z.object({ name: z.string() });

/** Sends through Resend's API, which delivers one mail per key for 24 hours: https://resend.com/docs/api-reference/emails/send-email */
export function createResendMailer(apiKey: string, apiUrl: string | undefined): Mailer {
  const address = `${(apiUrl ?? RESEND_API_URL).replace(/\/+$/, "")}/emails`;
  return {
    isIdempotent: true,
    async send({ key, ...mail }) {
      const response = await fetch(address, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ ...mail, to: [mail.to] }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      const reply: unknown = await response?.json().catch(() => null);
      if (response === null || response.status >= 500 || response.status === 408) return { outcome: "unclear" };
      if (!response.ok) return refusalOf(response, z.safeParse(refusalSchema, reply).data?.name ?? "");
      const sent = z.safeParse(sentSchema, reply);
      return sent.success ? { outcome: "sent", id: sent.data.id } : { outcome: "unclear" };
    },
  };
}

/** Maps Resend's errors: https://resend.com/docs/api-reference/errors */
function refusalOf({ status, headers }: Response, name: string): Sent {
  const retryAfterSeconds = retryAfterOf(headers);
  const refused = { outcome: "refused", code: status, retryAfterSeconds } as const;
  if (name.endsWith("_quota_exceeded"))
    return { ...refused, reason: "Our mail account's quota is used up.", isPassing: false, isForOperator: true };
  if (status === 401 || status === 403)
    return { ...refused, reason: "Our mail account was refused.", isPassing: true, isForOperator: true };
  // Another try of the same mail is under way, or there were too many at once.
  if (status === 429 || name === "concurrent_idempotent_requests")
    return { ...refused, reason: "The mail service is busy.", isPassing: true };
  return { ...refused, reason: `The mail service refused it (${status}).`, isPassing: false };
}
