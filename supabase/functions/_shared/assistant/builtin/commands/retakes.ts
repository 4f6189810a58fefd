import { literalWords } from "../literal.ts";
import { DIGITS, SPOKEN_NUMBER } from "../vocabulary/numbers.ts";
import { DAY_AGAIN } from "../vocabulary/spoken-days.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { namesIn } from "./names.ts";
import { isNoteLead } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";
import type { Reader } from "./tokens.ts";
import type { Lists } from "./values.ts";

const RETAKE =
  /[\s,.;–-]+(?:(?:uh+|um+|oh|ah|hm+|äh)[\s,]+)*(?:(?:(?=(?<=\bno,? )|(?:wait|actually),? no\b)(?:wait|actually)|i meant?|scratch that|make that|correction|sorry|oops|no|(?<=\bnein,? )warte|nein|quatsch|ich meine|(?<=\bno,? )espera|(?<=\bnon,? )attends|perd[oó]n|digo|mejor|non|pardon|je veux dire)[\s,.;:–-]+)+(?=\S)/giu;
const GOES_ON = /(?:\s*,)?\s+(?:and|then)\s+(?=\S)/iu;
const EDGES =
  /^(?:(?:to|as|on|at|in|by|for|it['’]?s|make it|the|set|auf|an|a|en|à)\s+)+|(?:\s+(?:instead|please|rather|then|bitte|por favor))+$|[.!?,]+$/giu;
const NUMBER = new RegExp(String.raw`[$€£]?${DIGITS}(?: ?[km])?(?![\p{L}\p{N}])`, "giu");

/** "Yes for Ana, no for Leo": a value, and nothing is said again. */
const YES_AND_NO = /(?<!\p{L})yes (?:for|to) [^.?!]{1,80}[\s,;–-]no $/iu;
const retakesIn = (text: string): RegExpExecArray[] =>
  Array.from(text.matchAll(RETAKE)).filter(
    ({ index, 0: said }) =>
      index > 0 &&
      !isQuoted(text, index) &&
      !(YES_AND_NO.test(text.slice(0, index + said.length)) && /^(?:for|to) /iu.test(text.slice(index + said.length))),
  );

const AFTER_DOTS =
  /(?<=[\p{L}\p{N}])\s*(?:\.{2,}|…|[–—]|\.)\s*(?=(?:(?:uh+|um+|oh|ah|hm+|no|wait|actually|and|but)[\s,.]+)*(?:(?:sorry|oops|(?<=\bno,? )wait|no(?=[,:])|i mean|i meant|scratch that|make that|correction|or rather|ich meine|digo|je veux dire)[\s,.:–-]+)+(?!(?:keep|leave|let|don['’]?t|do|stop)(?![\p{L}]))(?:that(?:['’]s)?\s+)?[\p{L}\p{M}\p{N}.'’-]+(?:\s+(?!(?:owns?|has|is|was|does|will|wants?|needs?)\s)[\p{L}\p{M}\p{N}'’-]+){0,2}\s*[.!]*$)/giu;
/** "Greta takes over Ximena... sorry, I mean Nadia": what is said again at once is in the same sentence. */
export const withRetakeJoined = (message: string): string =>
  isNoteLead(message) ? message : message.replace(AFTER_DOTS, ", ");

/** "Set Jane to Pitch, no wait, Lost": a name, a number or a value that is corrected at once replaces the one before it. */
export function withoutRetake(text: string, reader: Reader, lists: Lists): string {
  if (isNoteLead(text)) return text;
  const mended = withOtherValue(text, reader, lists);
  return mended === text ? withWordsAgain(text) : mended;
}

const AGAIN_AT_MOST = 8;
const REPLACED_AT_MOST = 6;
/** "Phone Ana about the rings, no wait, about the tabs": who begins again repeats the word from which on it is meant otherwise. */
function withWordsAgain(text: string): string {
  const retake = retakesIn(text).at(-1);
  if (!retake) return text;
  const before = text.slice(0, retake.index);
  const after = text.slice(retake.index + retake[0].length).replace(/\s+(?:instead|rather)[.!]*$/iu, "");
  const [first = ""] = /^[\p{L}\p{M}'’-]+/u.exec(after) ?? [];
  if (first === "" || /^(?:it|i|that|this|make|so|and)$/iu.test(first) || after.split(/\s+/u).length > AGAIN_AT_MOST)
    return text;
  const again = new RegExp(`(?<![\\p{L}'’-])${first}(?![\\p{L}'’-])`, "giu");
  const from = Array.from(before.matchAll(again)).at(-1)?.index ?? 0;
  if (from === 0 || before.slice(from).split(/\s+/u).length > REPLACED_AT_MOST) return text;
  // "Um yeah, who did I …, I mean who has …": all of it is asked again.
  return before.slice(0, from).split(/\s+/u).length <= 3 && /^(?:who|what|which|when|where|how)\b/iu.test(after)
    ? after
    : before.slice(0, from) + after;
}

function withOtherValue(text: string, reader: Reader, lists: Lists): string {
  const renamed = withOtherName(text, reader);
  if (renamed !== text) return renamed;
  const again = withDayAgain(text, reader);
  if (again !== text) return again;
  const retakes = retakesIn(text);
  const [first] = retakes;
  const behind = first ? GOES_ON.exec(text.slice(first.index + first[0].length)) : null;
  if (first && behind) {
    // "… to Sam, I mean Kim, and her stage to Lead": what goes on is read by itself.
    const end = first.index + first[0].length + behind.index;
    const mended = withoutRetake(text.slice(0, end), reader, lists);
    if (mended !== text.slice(0, end)) return mended + withoutRetake(text.slice(end), reader, lists);
  }
  const retake = retakes.at(-1);
  if (!retake) return text;
  const before = text.slice(0, retake.index);
  const after = text
    .slice(retake.index + retake[0].length)
    .replace(EDGES, "")
    .replace(EDGES, "");
  if (after === "" || after.split(/\s+/u).length > 4) return text;
  const place = option(before, after, lists) ?? number(before, after);
  if (place !== null) return before.slice(0, place.from) + after + before.slice(place.to);
  // "The ninth" is a day, and "ninth" alone is none.
  const days = findDates(after, reader.today, reader.language);
  const day = days.length === 1 && isOnlyDay(after, reader) ? lastDay(before, reader) : null;
  if (day) return `${before.slice(0, day.from)}${day.lead}${after}${before.slice(day.to)}`;
  // "Call Hugo, I mean Evelyn, tomorrow": what follows the name stays.
  const [named] = namesIn(after, reader);
  const [meant] = namesIn(before, reader).sort((one, other) => other.from - one.from);
  const isName = named !== undefined && meant !== undefined && named.people.length > 0 && named.from === 0;
  if (!isName && named === undefined) {
    const head = SETS_TEXT.exec(before)?.groups?.["head"];
    return head === undefined ? text : head + after;
  }
  if (!isName || isDenied(text, meant) || !isOnlyDay(after.slice(named.to), reader)) return text;
  return before.slice(0, meant.from) + after.slice(0, named.to) + before.slice(meant.to) + after.slice(named.to);
}

/** "Set her role to captain", "her skipper is Ana": what ends in a value of any words. */
const SETS_TEXT =
  /^(?<head>\W*(?:(?:please|can you|could you|ok|and)\s+)*(?:(?:set|change|update|correct|switch)\s(?!.*\b(?:task|reminder|to-?do|note)\b).*?\s(?:to|as)|\S[^,;:]{0,40}?['’]s\s+\p{L}[\p{L} ]{1,30}?\s(?:is|=)(?: now)?)\s+)[^,;:]{1,40}$/iu;

const INSTEAD =
  /^[\s,.;–-]*(?:(?:uh+|um+|oh|ah|no|wait|sorry|i mean|i meant|actually|rather|or rather|scratch that|make that|correction)(?![\p{L}])[\s,.;:–-]*)+$/iu;

/** "Send Carmen, sorry, Fatou the deck": a name that is said at once for another one. */
function withOtherName(text: string, reader: Reader): string {
  const names = namesIn(text, reader)
    .filter(({ people }) => people.length > 0)
    .sort((one, other) => one.from - other.from);
  const at = names.findIndex((name, no) => {
    const next = names[no + 1];
    return (
      next !== undefined &&
      !isDenied(text, name) &&
      INSTEAD.test(text.slice(name.to, next.from)) &&
      /[a-z]/iu.test(text.slice(name.to, next.from))
    );
  });
  const [name, next] = [names[at], names[at + 1]];
  return at < 0 || !name || !next ? text : text.slice(0, name.from) + text.slice(next.from);
}

/** "Not Ines, I meant Uma" says which is which. */
const isDenied = (text: string, { from }: { from: number }): boolean =>
  /\b(?:not|never)\s+$/iu.test(text.slice(0, from));

const isOnlyDay = (text: string, { today, language }: Reader): boolean => {
  const [day] = findDates(text, today, language);
  return !/[\p{L}\p{N}]/u.test(day ? text.replace(day.text, "") : text);
};

/** "On the third of July, no wait, the fourth to check the tyres": the day that takes the place of the one before it, of the same month. */
function withDayAgain(text: string, reader: Reader): string {
  const retake = retakesIn(text).at(-1);
  if (!retake) return text;
  const before = text.slice(0, retake.index);
  const after = text.slice(retake.index + retake[0].length);
  const said = DAY_AGAIN.exec(after);
  const day = said ? lastDay(before, reader) : null;
  if (!said || !day || before.slice(day.to).trim() !== "") return text;
  const month = OF_MONTH.exec(before.slice(day.from, day.to))?.[0];
  const head = before.slice(0, day.from).replace(/(?<=\s|^)the\s+$/iu, "");
  const lead = day.lead !== "" || /(?<![\p{L}])(?:on|by|to|until|till|for|due)\s+$/iu.test(head) ? day.lead : "on ";
  const meant = `the ${said.groups?.["day"] ?? ""}${month === undefined ? "" : ` of ${month}`}`;
  return head + lead + meant + after.slice(said[0].length);
}
const OF_MONTH = /(?<![\p{L}])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:,? \d{4})?/iu;

/** "On Friday …, no wait, on Thursday": the day that is said again, with what leads to it. */
function lastDay(text: string, { today, language }: Reader): (Place & { lead: string }) | null {
  const day = findDates(text, today, language).at(-1);
  if (!day) return null;
  const lead = /^\s*(?:(?:on|by|until|till|for|due|from|am|bis|el|le|para|pour)\s+)*/iu.exec(day.text)?.[0] ?? "";
  return { from: day.index, to: day.index + day.text.trimEnd().length, lead };
}

interface Place {
  from: number;
  to: number;
}

const lastOf = (text: string, pattern: RegExp): Place | null => {
  const found = Array.from(text.matchAll(pattern)).at(-1);
  return found ? { from: found.index, to: found.index + found[0].length } : null;
};

function option(before: string, after: string, { stages, statuses, columns, owners = [] }: Lists): Place | null {
  // "…, sorry no, PL mount", of a column that is called so.
  const whole = plainWords(after).join(" ");
  const label = columns.map(({ label: own }) => ` ${plainWords(own).join(" ")}`).find((own) => whole.endsWith(own));
  const said = label === undefined ? whole : whole.slice(0, -label.length);
  for (const list of [stages, statuses, owners, ...columns.map(({ options }) => options)]) {
    if (!list.some((value) => plainWords(value).join(" ") === said)) continue;
    const places = list.flatMap((value) => {
      const words = literalWords(value);
      return lastOf(before, new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu")) ?? [];
    });
    const [last] = places.sort((one, other) => other.from - one.from);
    if (last) return last;
  }
  return null;
}

function number(before: string, after: string): Place | null {
  const isNumber = (text: string, pattern: RegExp) => {
    const place = lastOf(text, new RegExp(pattern.source, "giu"));
    return place !== null && place.from === 0 && place.to === text.length;
  };
  if (isNumber(after, NUMBER)) return lastOf(before, NUMBER) ?? lastOf(before, new RegExp(SPOKEN_NUMBER.source, "giu"));
  return isNumber(after, SPOKEN_NUMBER)
    ? (lastOf(before, new RegExp(SPOKEN_NUMBER.source, "giu")) ?? lastOf(before, NUMBER))
    : null;
}

/** "Wait", "oh", beside what is wanted. */
export const isHesitation = (text: string): boolean =>
  /^(?:(?:wait|hm+|oh|ah|um+|uh+|so|well|ok|okay|right|oops|sorry|moment|warte|espera|attends)[\s,.!…]*)+$/iu.test(
    text.trim(),
  );

/** "Done already", of the task that was spoken of. */
export const isDoneAlone = (text: string): boolean =>
  /^(?:(?:ok|okay|and|all|already|actually|oh|it['’]?s|that['’]?s|it is|that is|is|has been)\s+)*(?:done|finished|sorted|completed)(?:\s+(?:already|now|too|actually|then|today|by the way))*[.!]*$/iu.test(
    text.trim(),
  );

/** Object pronouns that Spanish and French join to a verb of setting, as words of their own. */
export const withoutEnclitics = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}])(p[oó]n|mu[eé]ve|p[aá]sa|m[aá]rca|c[aá]mbia|as[ií]gna)(?:la|lo|le)(?![\p{L}])/giu,
      (_, verb: string) => `${verb.normalize("NFD").replace(/\p{M}/gu, "")} su`,
    )
    .replace(/(?<![\p{L}])(mets|passe|d[eé]place|marque|assigne|change)-(?:le|la|lui)(?![\p{L}])/giu, "$1 lui");

/** "Fill in: …" for the person that the conversation is about. */
export const FILLS_IN =
  /^\s*(?:(?:please|ok|and|also|then|now|so|can you|could you)[\s,]+)*(?:fill (?:in|out)|complete|enter|put in|set|update)\b\s*(?:the (?:rest|fields|following)|this|these|her|him|them)?\s*[:,]?\s*/iu;
