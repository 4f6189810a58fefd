import * as z from "zod/mini";
import { storable } from "../_shared/contract/storable.ts";
import { type AskWorker, endArguments } from "../_shared/server/ask-worker.ts";

const dueMailSchema = z.object({
  id: z.uuid(),
  /** The lease: a call with another token is refused. */
  token: z.uuid(),
  /** The idempotency key: the same for every try, and a new one when the owner resends a refused mail. */
  key: z.string(),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  body: z.string(),
  page: z.string(),
  /** The token of its unsubscribe link. */
  unsubscribe: z.string(),
  /** How many earlier tries may have sent it (`unclear`), and how many were refused for now (`refusals`). */
  unclear: z.int(),
  refusals: z.int(),
  firstTryAt: z.string(),
});
export type DueMail = z.infer<typeof dueMailSchema>;

/** The result of a try. `later`: not sent, retry; `unclear`: it may have been sent, retry once; `unknown`: may have been sent, give up. */
export type MailOutcome =
  | { outcome: "sent"; vendorId: string | null }
  | { outcome: "failed" | "later"; errorCode: number | null; reason: string; waitSeconds: number; isDead: boolean }
  | { outcome: "unclear"; waitSeconds: number }
  | { outcome: "unknown"; reason: string };

/** A delivery event that the vendor reports later. */
export interface MailEvent {
  vendorId: string;
  event: "delivered" | "failed" | "bounced" | "complained";
  reason: string | null;
}

/** The database's side of mail. A call that ends a lease returns false when another worker has the lease. */
export interface MailQueue {
  claim(): Promise<DueMail | null>;
  end(mail: DueMail, outcome: MailOutcome): Promise<boolean>;
  note(event: MailEvent): Promise<boolean>;
  /** Returns whether the token is valid. */
  unsubscribe(token: string): Promise<boolean>;
}

/** Longer than one try takes. */
const LEASE_SECONDS = 120;

export function connectMailQueue(ask: AskWorker): MailQueue {
  return {
    claim: () => ask(z.nullable(dueMailSchema), "claim_mail", { lease_seconds: LEASE_SECONDS }),
    end: (mail, result) =>
      ask(z.boolean(), "end_mail", { ...endArguments(mail, result), is_dead: "isDead" in result && result.isDead }),
    note: ({ vendorId, event, reason }) =>
      ask(z.boolean(), "note_mail", { vendor_id: storable(vendorId), event, reason }),
    unsubscribe: (token) => ask(z.boolean(), "unsubscribe", { token: storable(token) }),
  };
}
