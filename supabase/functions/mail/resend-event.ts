import * as z from "zod/mini";
import { readAtMost } from "../_shared/server/read-at-most.ts";
import { sameSecret } from "../_shared/server/same-secret.ts";
import type { MailEvent } from "./mail-queue.ts";

/** Longer than any webhook from Resend. */
const BODY_MAX_BYTES = 256 * 1024;
/** How far Resend's clock and ours may differ; an older webhook is a replay. */
const TOLERANCE_SECONDS = 300;

/**
 * Returns the body of a webhook that Resend signed; null for anything else. The signature covers the id, the time and the body; there are
 * several while a secret is rotated: https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export async function readSigned(request: Request, secret: string, now: Date): Promise<string | null> {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map((name) => request.headers.get(`svix-${name}`));
  if (!id || !time || !signatures || !(Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_SECONDS)) return null;
  const sent = await readAtMost(request.body, BODY_MAX_BYTES);
  if (sent === null) return null;
  const body = new TextDecoder().decode(sent);
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${time}.${body}`));
  const wanted = `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
  const matches = await Promise.all(signatures.split(" ").map((one) => sameSecret(one, wanted)));
  return matches.includes(true) ? body : null;
}

const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string(),
    bounce: z.optional(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
  }),
});

/** Returns the delivery event in a webhook; null for events that change nothing, such as an opened mail or a full mailbox. */
export function readEvent(body: string): MailEvent | null {
  const parsed = z.safeParse(eventSchema, parseJson(body));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const of = (event: MailEvent["event"], reason: string | null = null) => ({ vendorId: data.email_id, event, reason });
  switch (type) {
    case "email.delivered":
      return of("delivered");
    case "email.failed":
      return of("failed", "The mail service couldn't send it.");
    case "email.complained":
      return of("complained");
    case "email.bounced":
      return data.bounce?.type === undefined || data.bounce.type === "Permanent"
        ? of("bounced", "The mail server says that this address doesn't exist.")
        : of("failed", "The mail server didn't take it.");
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
