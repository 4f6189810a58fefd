/** "Who …", "how many of them …": asks which people are so. */
const ASKS_WHO =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|tell me|show me|do you know)[\s,]+)*(?:who|whose|which|how many|does anyone|is anyone|has anyone|anyone|anybody|everyone|everybody|list|show)(?!\p{L})/iu;
/** Whether the words behind an "and" have a subject of their own: "is Ana a lead", "has the deposit been paid". */
const SUBJECT =
  "(?:s?he|it|they|there|i|we|you|that|this|these|those|any|anyone|anybody|someone|everyone|(?:the|my|our|his|her|their|its)(?= \\S+ (?:been|paid|signed|done|sent|in|at|on|due)))(?!\\p{L})";
const GOES_ON = new RegExp(
  `^(?:(?:is|are|was|were)(?:n['’]?t| not| still| already)?\\s+(?!the\\s)|(?:has|have)(?:n['’]?t| not| still| already)?\\s+|(?:does|do)(?:n['’]?t| not)\\s+)(?!${SUBJECT})(?<next>\\S)`,
  "iu",
);
const ONE_WORD = /^\S+\s+\S+[\s?.!]*$/u;

/** "Who has a cold room and is in retail": one question about the same people, and no question of its own behind the "and". */
export function asksSameWho(before: string, rest: string): boolean {
  const next = ASKS_WHO.test(before) ? GOES_ON.exec(rest)?.groups?.["next"] : undefined;
  return next !== undefined && (!/\p{Lu}/u.test(next) || ONE_WORD.test(rest));
}
