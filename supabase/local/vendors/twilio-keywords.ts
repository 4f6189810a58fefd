/** Twilio's own opt-out and opt-in words: https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out */
const STOP = /^(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/i;
const START = /^(start|yes|unstop)$/i;
const HELP = /^(help|info)$/i;
/** What Twilio answers to them by default: https://help.twilio.com/articles/223134027 */
const STOPPED =
  "You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.";
const STARTED =
  "You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.";
const HELPED = "Reply STOP to unsubscribe. Msg&Data Rates May Apply.";

/** Opts a phone out or in when it texts one of Twilio's keywords. Returns Twilio's own answer; null without one. */
export function answerKeyword(from: string, word: string, optedOut: Set<string>): string | null {
  if (STOP.test(word)) {
    const isNew = !optedOut.has(from);
    optedOut.add(from);
    return isNew ? STOPPED : null;
  }
  if (START.test(word)) return optedOut.delete(from) ? STARTED : null;
  return HELP.test(word) ? HELPED : null;
}
