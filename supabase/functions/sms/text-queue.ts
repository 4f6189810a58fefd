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

const wordsSchema = z.object({
  /** All that was typed since the last turn, and heard. */
  text: z.string(),
  /** What was heard of it. */
  heard: z.array(z.string()),
  /** Why files that came with it don't count, in sentences. */
  unheard: z.array(z.string()),
  /** The messages with files that nobody has looked at. */
  unread: z.array(
    z.object({
      messageId: z.string(),
      media: z.array(z.object({ mediaId: z.nullable(z.string()), type: z.string() })),
    }),
  ),
});

const textTurnSchema = z.extend(wordsSchema, {
  userId: z.uuid(),
  /** The same when a turn is tried again. */
  turnId: z.uuid(),
  token: z.uuid(),
  /** The conversation that goes on; null for a new one. */
  sessionId: z.nullable(z.uuid()),
});
export type TextTurn = z.infer<typeof textTurnSchema>;

/** What came of the files of a message: words, or why there are none, or both. */
export interface HeardMessage {
  messageId: string;
  heard: string | null;
  unheard: string | null;
}

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
  /** Stores what was heard; gives the turn with it, or null when its lease is over. */
  noteHeard(turn: TextTurn, messages: HeardMessage[]): Promise<TextTurn | null>;
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
    noteHeard: async (turn, messages) => {
      const given = messages.map((one) => ({ ...one, heard: one.heard === null ? null : storable(one.heard) }));
      const words = await ask(z.nullable(wordsSchema), "note_heard", { token: turn.token, given });
      return words === null ? null : { ...turn, ...words };
    },
    completeTurn: ({ token }, sessionId, answers) =>
      ask(z.boolean(), "complete_text_turn", { token, session: sessionId, answers: answers.map(storable) }),
    putBackTurn: ({ token }, waitSeconds, counts) =>
      ask(z.boolean(), "put_back_text_turn", { token, wait_seconds: waitSeconds, counts }),
  };
}
