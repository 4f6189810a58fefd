import { plainWords } from "../words.ts";

const HOST =
  /(?:(?:https?|www|w w w)(?:\s*(?:colon|:|dot|\.|slash|\/))*\s*)?linked\s?in(?:\s+dot\s+|\s*\.\s*)com(?:\s+(?:forward\s+)?slash\s+|\s*\/\s*)in(?:\s+(?:forward\s+)?slash\s+|\s*\/\s*)/giu;
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:dash|hyphen|minus)\s+/giu, "-"],
  [/\s+underscore\s+/giu, "_"],
];
/** "Mail is anna at kelp dot com". */
const MAIL =
  /(?<lead>(?:e-?\s?mail|mail|address|reach (?:her|him|them) (?:at|on))(?:\s+(?:address|is|now|changed|changes|would be|should be|to|at|on|of|for|her|his))*[\s:,]+)(?<name>[\p{L}\d_-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d_-]+)*)\s+at\s+(?<host>[\p{L}\d-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d-]+)+)/giu;
/** "The email of Anna Falk to anna dot falk at kelp dot com". */
const MAIL_OF =
  /(?<lead>\be-?\s?mail(?:\s+address)?\s+(?:of|for)\s+[\p{L}\p{M}'’-]+(?:\s+[\p{L}\p{M}'’-]+){0,2}?\s+(?:is|to|should be|changed to|as)\s+)(?<name>[\p{L}\d_-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d_-]+)*)\s+at\s+(?<host>[\p{L}\d-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d-]+)+)/giu;

/** "Her email is anna at kelp foods dot com": a host of several words, as what is told. */
const MAIL_TOLD =
  /(?<lead>(?<=(?:['’]s|\b(?:her|his|their))\s)e-?\s?mail(?:\s+address)?\s+is\s+(?:now\s+)?)(?<name>[\p{L}\d_-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d_-]+)*)\s+at\s+(?<host>[\p{L}\d-]+(?:\s(?!dot\s)[\p{L}\d-]+){1,2}(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d-]+)+)/giu;

/** A message with the addresses that were dictated in it as they are written: "linkedin dot com slash in slash ana dash lim". */
export function withSpokenAddresses(message: string): string {
  const written = (...given: unknown[]) => {
    const { lead = "", name = "", host = "" } = given.at(-1) as Record<string, string>;
    const dots = (words: string) => words.replace(/\s+(?:dot|punkt|punto|point)\s+/giu, ".");
    return `${lead}${dots(name)}@${dots(host).replace(/\s+/gu, "")}`;
  };
  const mailed = message.replace(MAIL, written).replace(MAIL_OF, written).replace(MAIL_TOLD, written);
  const match = Array.from(mailed.matchAll(HOST)).at(-1);
  if (!match || !/\bdot\b|\bslash\b|\s/iu.test(match[0])) return mailed;
  const before = mailed.slice(0, match.index);
  const behind = MARKS.reduce(
    (text, [mark, sign]) => text.replace(mark, sign),
    mailed.slice(match.index + match[0].length),
  );
  return `${before}linkedin.com/in/${joinedName(behind, before)}`;
}

const NO_NAME =
  /^(?:and|the|a|an|her|his|their|is|are|with|of|at|to|in|on|for|from|she|he|they|it|please|thanks|company|role|email|mail|owner|stage|status|priority|location|works|add|so|but|who|as|by)$/iu;

/** "Bruno falk he roasts …" with Bruno Falk before it: the words of the name are one. */
function joinedName(behind: string, before: string): string {
  const named = plainWords(before);
  const words = Array.from(behind.matchAll(/[\p{L}\p{N}_-]+/gu));
  let count = 0;
  while (
    count < 4 &&
    !NO_NAME.test(words[count]?.[0] ?? "") &&
    named.includes(plainWords(words[count]?.[0] ?? "")[0] ?? "")
  )
    count += 1;
  // Nothing but a name: it was said with a pause between its words.
  if (
    count < 2 &&
    /^\s*[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){1,2}[\s.!]*$/u.test(behind) &&
    words.every(([word]) => !NO_NAME.test(word))
  )
    return words.map(([word]) => word).join("");
  const last = words[count - 1];
  if (count < 2 || !last) return behind;
  const end = last.index + last[0].length;
  return behind.slice(0, end).replace(/\s+/gu, "") + behind.slice(end);
}
