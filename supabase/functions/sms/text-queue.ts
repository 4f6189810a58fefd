import * as z from "zod/mini";
import { storable } from "../_shared/contract/storable.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import type { Delivery, IncomingText } from "./twilio-request.ts";

const dueTextSchema = z.object({
  id: z.uuid(),
  /** The lease: what shows another one is fenced out. */
  token: z.uuid(),
  recipient: z.string(),
  body: z.string(),
  /** How many earlier tries may have sent it. */
  unclear: z.int(),
  firstTryAt: z.string(),
  /** When it is of no use any more; null for what is of use whenever it comes. */
  staleAt: z.nullable(z.string()),
});
export type DueText = z.infer<typeof dueTextSchema>;

const textTurnSchema = z.object({
  userId: z.uuid(),
  /** The same when a turn is tried again. */
  turnId: z.uuid(),
  token: z.uuid(),
  /** The conversation that goes on; null for a new one. */
  sessionId: z.nullable(z.uuid()),
  /** All that was texted since the last turn. */
  text: z.string(),
});
export type TextTurn = z.infer<typeof textTurnSchema>;

/** What came of a try to send. `later`: not sent, to be tried again; `unclear`: to be looked up; `unasked`: it could not be; `unknown`: nobody will find out. */
export type TryOutcome =
  | { outcome: "sent"; vendorId: string }
  | { outcome: "failed" | "later"; errorCode: number | null; reason: string; waitSeconds: number }
  | { outcome: "unclear" | "unasked"; waitSeconds: number }
  | { outcome: "unknown"; reason: string };

/** The database's side of texting. A call that ends a lease answers false when it was fenced out. */
export interface TextQueue {
  /** Stores a text and all that follows from it; gives what it was, for the log. */
  receive(text: IncomingText): Promise<string>;
  claimText(): Promise<DueText | null>;
  endText(text: DueText, outcome: TryOutcome): Promise<boolean>;
  noteDelivery(delivery: Delivery): Promise<boolean>;
  claimTurn(): Promise<TextTurn | null>;
  completeTurn(turn: TextTurn, sessionId: string | null, answers: string[]): Promise<boolean>;
  /** `counts`: whether this was one of the few tries that a turn has. */
  putBackTurn(turn: TextTurn, waitSeconds: number, counts: boolean): Promise<boolean>;
}

/** Longer than a try to send and a look at Twilio's list take. */
const SEND_LEASE_SECONDS = 60;
/** As long as an isolate lives, and as a turn counts as being answered (`begin_turn`). */
const TURN_LEASE_SECONDS = 150;

export function connectTextQueue(ask: AskWorker): TextQueue {
  return {
    receive: (text) => ask(z.string(), "receive_text", { given: { ...text, body: storable(text.body) } }),
    claimText: () => ask(z.nullable(dueTextSchema), "claim_outbox", { lease_seconds: SEND_LEASE_SECONDS }),
    endText: ({ id, token }, result) =>
      ask(z.boolean(), "end_outbox", {
        outbox_id: id,
        token,
        outcome: result.outcome,
        vendor_id: result.outcome === "sent" ? result.vendorId : null,
        error_code: "errorCode" in result ? result.errorCode : null,
        reason: "reason" in result ? result.reason : null,
        wait_seconds: "waitSeconds" in result ? result.waitSeconds : 0,
      }),
    noteDelivery: ({ outboxId, vendorId, status, errorCode }) =>
      ask(z.boolean(), "note_delivery", { outbox_id: outboxId, vendor_id: vendorId, status, error_code: errorCode }),
    claimTurn: () => ask(z.nullable(textTurnSchema), "claim_text_turn", { lease_seconds: TURN_LEASE_SECONDS }),
    completeTurn: ({ token }, sessionId, answers) =>
      ask(z.boolean(), "complete_text_turn", { token, session: sessionId, answers: answers.map(storable) }),
    putBackTurn: ({ token }, waitSeconds, counts) =>
      ask(z.boolean(), "put_back_text_turn", { token, wait_seconds: waitSeconds, counts }),
  };
}
