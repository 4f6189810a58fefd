import type { AssistantAction } from "../../contract/assistant.ts";
import { LEAD } from "./other-column.ts";

export const MEANT = /^(?:(?:no|nope|sorry|oops|wait|actually)[\s,]+)*i meant?\s/iu;
const DAY_OR_NUMBER =
  /(?:the )?\d{1,2}(?:st|nd|rd|th)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|(?-i:May)|june|july|august|september|october|november|december)\b|(?<![\d.,])\d+(?:[.,]\d+)*[km%]?(?![\p{L}\d]|[.,]\d)/giu;
const isAmount = (said: string): boolean => /^\d[\d.,]*[km%]?$/iu.test(said);
const isMonth = (said: string): boolean => /^(?!.*day$)\p{L}{3,}$/iu.test(said);
/** "Sorry, the 19th": the note with another day or number, where it has one. */
export function withOtherDay({ params }: AssistantAction, text: string): string | null {
  const content = typeof params["content"] === "string" ? params["content"] : "";
  const said = text
    .replace(/['’]s\s/gu, " s ")
    .replace(LEAD, "")
    .replace(/[.!\s]+$/u, "")
    .trim();
  const day = new RegExp(`^(?:${DAY_OR_NUMBER.source})$`, "iu");
  const isOfKind = (one: string) => isAmount(one) === isAmount(said) && isMonth(one) === isMonth(said);
  const [only, another] = Array.from(content.matchAll(DAY_OR_NUMBER)).filter(([one]) => isOfKind(one));
  if (day.test(said) && !only) return withOtherNumber(content, said);
  if (!day.test(said) || !only || another) return null;
  const its = only[0].startsWith("the ") && !said.startsWith("the ") ? `the ${said}` : said;
  return content.slice(0, only.index) + its + content.slice(only.index + only[0].length);
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const OF_MONTH = new RegExp(
  `(?<![\\d.,])\\d{1,2}(?= (?:of )?${MONTH}(?!\\p{L}))|(?<=(?<!\\p{L})${MONTH} )\\d{1,2}(?![\\d.,])`,
  "giu",
);
/** "The 10th", of a note with "9 April": that month's. */
function withOtherNumber(content: string, said: string): string | null {
  const no = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu.exec(said)?.[1];
  const [only, another] = Array.from(content.matchAll(OF_MONTH));
  return no === undefined || !only || another
    ? null
    : content.slice(0, only.index) + no + content.slice(only.index + only[0].length);
}

/** "Sorry, I meant in autumn": the note that ends with such words, with these. Null where it has none. */
export function withOtherEnd({ params }: AssistantAction, text: string): string | null {
  const content = typeof params["content"] === "string" ? params["content"] : "";
  const said = text
    .replace(LEAD, "")
    .replace(MEANT, "")
    .replace(/[.!\s]+$/u, "")
    .trim();
  const { how = "" } =
    /^(?<how>in|on|at|for|from|by|with|to|about|until)\s\S+(?:\s\S+){0,2}$/iu.exec(said)?.groups ?? {};
  const end = how === "" ? null : new RegExp(`\\s${how}\\s\\S+(?:\\s\\S+)?[.!]*$`, "iu").exec(content);
  return end === null ? null : `${content.slice(0, end.index)} ${said}`;
}

/** How many words a text has; none for anything else. */
export const wordsOf = (text: unknown): number => (typeof text === "string" ? text.split(/\s+/u).length : 0);
