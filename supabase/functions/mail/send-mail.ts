import { composeMail, type MailAddresses } from "./compose-mail.ts";
import type { DueMail, MailOutcome, MailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";

export interface MailingOutside {
  queue: MailQueue;
  mailer: Mailer;
  addresses: MailAddresses;
  now(): Date;
  logError(message: string): void;
}

/** Four waits, each four times the previous one: 42 minutes in all. */
const WAIT_SECONDS = 30;
const waitAfter = (tries: number) => WAIT_SECONDS * 4 ** Math.min(tries, 3);
/** How long a mail that may have been sent is retried, where a retry cannot deliver it twice. */
const TRY_FOR_MS = 3_600_000;
const UNKNOWN = "The mail server didn't say whether it took this mail, so it may or may not have arrived.";

/**
 * Sends a claimed mail and stores the result. After a try without a clear result the mail is retried: as often as needed where the key
 * prevents a second delivery, else once.
 */
export async function sendMail(mail: DueMail, outside: MailingOutside): Promise<void> {
  await outside.queue.end(mail, await tryToSend(mail, outside));
}

async function tryToSend(mail: DueMail, outside: MailingOutside): Promise<MailOutcome> {
  const { mailer, addresses, now, logError } = outside;
  const isLate = now().getTime() - Date.parse(mail.firstTryAt) > TRY_FOR_MS;
  if (mail.unclear > 0 && (isLate || (!mailer.isIdempotent && mail.unclear > 1)))
    return { outcome: "unknown", reason: UNKNOWN };
  const sent = await mailer.send(composeMail(mail, addresses));
  if (sent.outcome === "sent") return { outcome: "sent", vendorId: sent.id };
  if (sent.outcome === "unclear") return { outcome: "unclear", waitSeconds: waitAfter(mail.unclear) };
  const { code, reason, isPassing, isDead = false, isForOperator = false, retryAfterSeconds } = sent;
  if (isForOperator) logError(`Mail can't be sent${code === null ? "" : ` (${code})`}: ${reason}`);
  return {
    outcome: isPassing ? "later" : "failed",
    errorCode: code,
    reason,
    waitSeconds: retryAfterSeconds ?? waitAfter(mail.refusals),
    isDead,
  };
}
