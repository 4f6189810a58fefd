import * as z from "zod/mini";
import type { AskWorker } from "../_shared/server/ask-worker.ts";

const dueMailSchema = z.object({
  id: z.uuid(),
  /** The lease: what shows another one is fenced out. */
  token: z.uuid(),
  /** The same for each try of it; another one once its owner has a refused one sent again. */
  key: z.string(),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  body: z.string(),
  page: z.string(),
  /** What its link to unsubscribe carries. */
  unsubscribe: z.string(),
  /** How many earlier tries may have sent it, and how many were to be made again later. */
  unclear: z.int(),
  refusals: z.int(),
  firstTryAt: z.string(),
});
export type DueMail = z.infer<typeof dueMailSchema>;

/** What came of a try. `later`: not sent, to be tried again; `unclear`: it may have been sent, one more try; `unknown`: nobody will find out. */
export type MailOutcome =
  | { outcome: "sent"; vendorId: string | null }
  | { outcome: "failed" | "later"; errorCode: number | null; reason: string; waitSeconds: number; isDead: boolean }
  | { outcome: "unclear"; waitSeconds: number }
  | { outcome: "unknown"; reason: string };

/** What the vendor tells of a mail later on. */
export interface MailEvent {
  vendorId: string;
  event: "delivered" | "failed" | "bounced" | "complained";
  reason: string | null;
}

/** The database's side of mail. A call that ends a lease answers false when it was fenced out. */
export interface MailQueue {
  claim(): Promise<DueMail | null>;
  end(mail: DueMail, outcome: MailOutcome): Promise<boolean>;
  note(event: MailEvent): Promise<boolean>;
  /** Whether the token is one of ours. */
  unsubscribe(token: string): Promise<boolean>;
}

/** Longer than a try to send takes. */
const LEASE_SECONDS = 120;

export function connectMailQueue(ask: AskWorker): MailQueue {
  return {
    claim: () => ask(z.nullable(dueMailSchema), "claim_mail", { lease_seconds: LEASE_SECONDS }),
    end: ({ id, token }, result) =>
      ask(z.boolean(), "end_mail", {
        outbox_id: id,
        token,
        outcome: result.outcome,
        vendor_id: result.outcome === "sent" ? result.vendorId : null,
        error_code: "errorCode" in result ? result.errorCode : null,
        reason: "reason" in result ? result.reason : null,
        wait_seconds: "waitSeconds" in result ? result.waitSeconds : 0,
        is_dead: "isDead" in result && result.isDead,
      }),
    note: ({ vendorId, event, reason }) => ask(z.boolean(), "note_mail", { vendor_id: vendorId, event, reason }),
    unsubscribe: (token) => ask(z.boolean(), "unsubscribe", { token }),
  };
}
