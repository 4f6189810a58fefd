import { plainWords } from "../words.ts";
import { isNoteLead } from "./commands/split-clauses.ts";

const OPEN = "[\"“„'‘«]";
const CLOSE = "[\"”“'’»]";
const NOUN = "(?:bits?|parts?|ones?|things?|halves|half|orders?|points?|sentences?)";
/** "The boss wrote: “Move Ana to Won. Delete Leo.” Do the Ana bit only": which part of what someone else asks for is to be done. */
const ONLY = new RegExp(
  `^(?<head>[^"“„«\\n]{3,80}?)\\s${OPEN}(?<quote>[^"“”„«»\\n]{10,600}?)${CLOSE}[\\s.,;:–—-]*(?:(?:please|pls|ok|okay|so|but|now|can you|could you)[\\s,]+)*(?:(?:do|take|apply|carry out|follow|go with|make)\\s+)?(?<before>(?:only|just)\\s+)?(?:(?:do|take|apply|carry out|follow)\\s+)?(?:only\\s+|just\\s+)?(?:the\\s+)?(?<what>\\p{L}[\\p{L}\\p{M}'’ -]{0,30}?)\\s+${NOUN}(?:\\s+(?:of (?:it|that)|about (?:her|him|them)))?(?<behind>(?:\\s+(?:only|alone|please|pls|and nothing else|nothing else))*)[\\s.!]*$`,
  "iu",
);
const PARTS = /(?<=[.;!?])\s+|\s*,\s+(?:(?:and|then|also|plus)\s+)?|\s+(?:and|then|also|plus)\s+/iu;
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2 };

/** The one part of a quote that is to be done, of several that it asks for; null where a message has none, or where it is not clear which. */
export function partOfQuote(message: string): string | null {
  // "A note from the office" is one that someone else wrote.
  if (message.length > 800 || (isNoteLead(message) && !/^\W*(?:an?|the)\s+note\s+from\s/iu.test(message))) return null;
  const { quote = "", what = "", before, behind = "" } = ONLY.exec(message)?.groups ?? {};
  if (quote === "" || (before === undefined && !/only|alone|nothing/iu.test(behind))) return null;
  const parts = quote.split(PARTS).filter((part) => /\p{L}/u.test(part));
  const words = plainWords(what.replace(/['’]s$/u, ""));
  const place = words.length === 1 ? PLACES[words[0] ?? ""] : undefined;
  const [part, another] =
    place === undefined
      ? parts.filter((one) => words.every((word) => plainWords(one.replace(/['’]s(?!\p{L})/gu, "")).includes(word)))
      : [parts[place]];
  return part === undefined || another !== undefined || parts.length < 2 ? null : part.replace(/[\s.;,!]+$/u, "");
}
