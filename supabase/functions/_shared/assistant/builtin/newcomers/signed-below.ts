const SIGN_OFF =
  "(?:best|kind(?:est)? regards|best (?:regards|wishes)|warm(?:est)? regards|regards|cheers|thanks|many thanks|thank you|all the best|sincerely|warmly|yours)";
/** "Add her from this mail:", a mail with a greeting, and who signed it. */
const MAIL = new RegExp(
  String.raw`^(?<order>\W*(?:(?:please|pls|can you|could you|kindly)\s+)*(?:add|create|save|put|track|enter)\s(?![^\n]*\b(?:notes?|tasks?)\b)[^\n]{0,80})\n\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?!\p{L})[^]{0,1500}?\n[ \t]*${SIGN_OFF}[^\n]{0,20}\n\s*(?<card>\p{Lu}[^]{8,400})$`,
  "iu",
);

/** Who is to be added from a mail is who signed it: its greeting and its words are nobody's name. Returns other messages unchanged. */
export function withSignerOf(message: string): string {
  const { order, card = "" } = (message.includes("\n") && MAIL.exec(message)?.groups) || {};
  return order === undefined ? message : `${order}\n${card}`;
}
