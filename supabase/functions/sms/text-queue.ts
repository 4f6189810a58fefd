import * as z from "zod/mini";
import { cutText, storable } from "../_shared/contract/storable.ts";
import { type AskWorker, endArguments } from "../_shared/server/ask-worker.ts";
import type { Delivery, IncomingText } from "./twilio-request.ts";

const dueTextSchema = z.object({
  id: z.uuid(),
  /** The lease: a call with another token is refused. */
  token: z.uuid(),
  recipient: z.string(),
  body: z.string(),
  /** How many earlier tries may have sent it. */
  unclear: z.int(),
  firstTryAt: z.string(),
  /** When it is too late to send it; null if it never is. */
  staleAt: z.nullable(z.string()),
});
export type DueText = z.infer<typeof dueTextSchema>;

const wordsSchema = z.object({
  /** Everything that was typed or heard since the last turn. */
  text: z.string(),
  /** The part of it that was heard. */
  heard: z.array(z.string()),
  /** Sentences that say why files could not be read as words. */
  unheard: z.array(z.string()),
  /** The messages whose files are not read yet. */
  unread: z.array(
    z.object({
      messageId: z.string(),
      media: z.array(z.object({ mediaId: z.nullable(z.string()), type: z.string() })),
    }),
  ),
});

const textTurnSchema = z.extend(wordsSchema, {
  userId: z.uuid(),
  /** Stays the same when a turn is retried. */
  turnId: z.uuid(),
  token: z.uuid(),
  /** The current conversation; null for a new one. */
  sessionId: z.nullable(z.uuid()),
});
export type TextTurn = z.infer<typeof textTurnSchema>;

/** The result of reading a message's files: words, or why there are none, or both. */
export interface HeardMessage {
  messageId: string;
  heard: string | null;
  unheard: string | null;
}

/**
 * The result of a try. `later`: not sent, retry; `unclear`: it may have been sent, look it up; `unasked`: the look-up failed and nothing was
 * tried; `unknown`: it may have been sent, give up.
 */
export type TryOutcome =
  | { outcome: "sent"; vendorId: string }
  | { outcome: "failed" | "later"; errorCode: number | null; reason: string; waitSeconds: number }
  | { outcome: "unclear" | "unasked"; waitSeconds: number }
  | { outcome: "unknown"; reason: string };

/** The database's side of texting. A call that ends a lease returns false when another worker has the lease. */
export interface TextQueue {
  /** Stores a text and what follows from it. Returns the kind of text, for the log. */
  receive(text: IncomingText): Promise<string>;
  claimText(): Promise<DueText | null>;
  /** Has `/sms/drain` called again, if anything is due. */
  wake(): Promise<void>;
  endText(text: DueText, outcome: TryOutcome): Promise<boolean>;
  noteDelivery(delivery: Delivery): Promise<boolean>;
  claimTurn(): Promise<TextTurn | null>;
  /** Stores what was heard. Returns the turn with it, or null when its lease has expired. */
  noteHeard(turn: TextTurn, messages: HeardMessage[]): Promise<TextTurn | null>;
  completeTurn(turn: TextTurn, sessionId: string | null, answers: string[]): Promise<boolean>;
  /** `counts`: whether this counts as one of the turn's tries. */
  putBackTurn(turn: TextTurn, waitSeconds: number, counts: boolean): Promise<boolean>;
}

/** The longest stored text: more than Twilio accepts. */
const BODY_MAX_LENGTH = 10_000;
/** Longer than one try and a look at Twilio's list take. */
const SEND_LEASE_SECONDS = 60;
/** As long as an isolate lives, and as `begin_turn` considers a turn to be under way. */
const TURN_LEASE_SECONDS = 150;

export function connectTextQueue(ask: AskWorker): TextQueue {
  return {
    receive: (text) =>
      ask(z.string(), "receive_text", { given: { ...text, body: cutText(text.body, BODY_MAX_LENGTH) } }),
    claimText: () => ask(z.nullable(dueTextSchema), "claim_outbox", { lease_seconds: SEND_LEASE_SECONDS }),
    wake: async () => {
      await ask(z.unknown(), "wake_texts", {});
    },
    endText: (text, result) => ask(z.boolean(), "end_outbox", endArguments(text, result)),
    noteDelivery: ({ outboxId, vendorId, status, errorCode }) =>
      ask(z.boolean(), "note_delivery", { outbox_id: outboxId, vendor_id: vendorId, status, error_code: errorCode }),
    claimTurn: () => ask(z.nullable(textTurnSchema), "claim_text_turn", { lease_seconds: TURN_LEASE_SECONDS }),
    noteHeard: async (turn, messages) => {
      const given = messages.map(({ heard, ...message }) => ({
        ...message,
        heard: heard === null ? null : storable(heard),
      }));
      const words = await ask(z.nullable(wordsSchema), "note_heard", { token: turn.token, given });
      return words === null ? null : { ...turn, ...words };
    },
    completeTurn: ({ token }, sessionId, answers) =>
      ask(z.boolean(), "complete_text_turn", { token, session: sessionId, answers: answers.map(storable) }),
    putBackTurn: ({ token }, waitSeconds, counts) =>
      ask(z.boolean(), "put_back_text_turn", { token, wait_seconds: waitSeconds, counts }),
  };
}
