/** What Twilio's errors mean to a user: https://www.twilio.com/docs/api/errors */
const REASONS: Record<number, string> = {
  21211: "This isn't a phone number that can be texted.",
  21408: "Texts to this country aren't switched on here.",
  21610: "This number has opted out of texts. Text START from it to get them again.",
  21612: "This number can't be texted from ours.",
  21614: "This isn't a mobile number.",
  21617: "The text was too long.",
  21658: "The text was too long.",
  30002: "Our texting account is suspended.",
  30003: "The phone couldn't be reached. It may be switched off.",
  30004: "The carrier blocked the text.",
  30005: "The number isn't in use.",
  30006: "This is a landline, or its carrier doesn't accept texts.",
  30007: "The carrier took the text for spam.",
  30032: "Our number isn't registered with the carriers yet.",
  30034: "Our number isn't registered with the carriers yet.",
  30036: "The text couldn't be delivered in time.",
};

/** Temporary errors: the same text may go through later. */
const PASSING = new Set([20429, 14107, 21611, 30001]);
/** Errors that only the operator can fix, such as an unregistered or suspended number. */
const FOR_OPERATOR = new Set([20003, 30002, 30032, 30034]);

export const isPassing = (code: number): boolean => PASSING.has(code);
/** Logs a Twilio error that only the operator can fix. */
export function warnOperator(code: number | null, logError: (message: string) => void): void {
  if (code !== null && FOR_OPERATOR.has(code))
    logError(`Twilio refuses texts with error ${code}: https://www.twilio.com/docs/api/errors/${code}`);
}

/** Returns a sentence that says why a text failed, with Twilio's error number where we have no better one. */
export const failureReason = (code: number | null): string =>
  code === null
    ? "The text couldn't be delivered."
    : (REASONS[code] ?? `The text couldn't be delivered (Twilio error ${code}).`);
