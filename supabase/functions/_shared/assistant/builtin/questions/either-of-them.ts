const EITHER = String.raw`(?:either|any|one)(?:\s+one)?(?:\s+of\s+(?:them|those|these|the\s+two|the\s+three|both))?`;
const LEAD = String.raw`^(?<lead>\W*(?:(?:and|so|ok|okay|but|also|hm+|right)[\s,]+)*)`;
const HAS = new RegExp(
  String.raw`${LEAD}(?:do|does)\s+${EITHER}\s+(?:(?:currently|still|already|actually)\s+)?have\s+(?<what>(?:an?\s|any\s|some\s|no\s|the\s)?\S[^?]{2,60})\??\s*$`,
  "iu",
);
const GOT = new RegExp(
  String.raw`${LEAD}(?:has|have)\s+${EITHER}\s+(?:got\s+)?(?<what>(?:an?|any|some)\s[^?]{2,60})\??\s*$`,
  "iu",
);
const IS = new RegExp(
  String.raw`${LEAD}(?:is|are)\s+${EITHER}\s+(?<what>(?:in|at|from|based|with)\s[^?]{2,60})\??\s*$`,
  "iu",
);
/** "Any" alone is of everybody. */
const OF_SOME = /(?<!\p{L})(?:either|of\s+(?:them|those|these|the\s+(?:two|three)|both))(?!\p{L})/iu;

/** "Does either of them have a task open?": which of them has. Other messages are unchanged. */
export function withEitherAsked(message: string): string {
  if (message.length > 120 || message.includes("\n") || !OF_SOME.test(message)) return message;
  const has = (HAS.exec(message) ?? GOT.exec(message))?.groups;
  if (has) return `${has["lead"] ?? ""}which of them has ${has["what"] ?? ""}?`;
  const is = IS.exec(message)?.groups;
  return is ? `${is["lead"] ?? ""}which of them is ${is["what"] ?? ""}?` : message;
}
