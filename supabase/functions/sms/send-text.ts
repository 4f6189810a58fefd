import { failureReason, isPassing, warnOperator } from "./failure-reasons.ts";
import type { DueText, TextQueue, TryOutcome } from "./text-queue.ts";
import type { TwilioClient } from "./twilio-client.ts";

export interface SendingOutside {
  queue: TextQueue;
  twilio: TwilioClient;
  /** Returns the address for Twilio's delivery reports of a text. */
  callbackFor(outboxId: string): string;
  now(): Date;
  logError(message: string): void;
}

/** Twilio's list shows a text only some moments after it was accepted. */
const LOOK_AGAIN_SECONDS = 20;
const WAIT_SECONDS = 30;
/** Twilio would keep trying for ten hours, which is too late for a morning digest. */
const VALID_AT_MOST_SECONDS = 2 * 3600;
/** How long we keep asking Twilio about an unclear try. */
const ASK_FOR_MS = 3_600_000;
const UNKNOWN = "Twilio didn't say whether it took this text, so it may or may not have arrived.";

/**
 * Sends a claimed text and stores the result. After a try without a clear result, Twilio's list is read first: a text that is in it is not
 * sent again, and one that is missing is sent a second time. After two such tries nothing more is sent.
 */
export async function sendText(text: DueText, outside: SendingOutside): Promise<void> {
  const { queue, twilio, now } = outside;
  if (text.unclear > 0) {
    const found = await twilio
      .find({ to: text.recipient, body: text.body }, new Date(text.firstTryAt))
      .catch(() => null);
    const isGivenUp = now().getTime() - Date.parse(text.firstTryAt) > ASK_FOR_MS;
    if (found === null && !isGivenUp) {
      await queue.endText(text, { outcome: "unasked", waitSeconds: WAIT_SECONDS });
      return;
    }
    // The database refuses an id that belongs to another row.
    for (const vendorId of found ?? []) if (await queue.endText(text, { outcome: "sent", vendorId })) return;
    if (found === null || text.unclear > 1) {
      await queue.endText(text, { outcome: "unknown", reason: UNKNOWN });
      return;
    }
  }
  await queue.endText(text, await tryToSend(text, outside));
}

async function tryToSend(
  { id, recipient, body, staleAt }: DueText,
  { twilio, callbackFor, now, logError }: SendingOutside,
): Promise<TryOutcome> {
  const left = staleAt === null ? null : Math.floor((Date.parse(staleAt) - now().getTime()) / 1_000);
  const validSeconds = left === null ? null : Math.max(1, Math.min(left, VALID_AT_MOST_SECONDS));
  const sent = await twilio.send({ to: recipient, body, statusCallback: callbackFor(id), validSeconds });
  if (sent.outcome === "sent") return { outcome: "sent", vendorId: sent.id };
  if (sent.outcome === "unclear") return { outcome: "unclear", waitSeconds: LOOK_AGAIN_SECONDS };
  const { code, retryAfterSeconds } = sent;
  warnOperator(code, logError);
  return {
    outcome: isPassing(code) ? "later" : "failed",
    errorCode: code,
    reason: failureReason(code),
    waitSeconds: retryAfterSeconds ?? WAIT_SECONDS,
  };
}
