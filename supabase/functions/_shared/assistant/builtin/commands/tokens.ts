import { fromOfAmount } from "./amount-starts.ts";
import { stillReading } from "../too-long.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import { canonical } from "./lexicon.ts";
import { isOptionA } from "./letter-options.ts";
import { type ListedPeople, withReferences, withTheirCompany } from "./references.ts";
import { type NameReader, namesIn } from "./names.ts";
import { withoutName } from "./without-name.ts";
import { DIGITS, SIGN, SPOKEN_NUMBER } from "../vocabulary/numbers.ts";

/** What a token is when it is more than a word. */
export type Slot =
  | { is: "person"; people: KnownPerson[]; isPronoun: boolean; isGroup?: true }
  | { is: "date"; date: string }
  | { is: "rhythm"; recurrence: "daily" | "weekly" | "monthly" | "quarterly" }
  | { is: "time" | "url" | "mail" | "number" }
  | { is: "quote"; words: string };

/**
 * A piece of a clause. `code` is what the grammar's patterns see: a plain word in English, a mark, or one capital letter for what is
 * more than a word: a Person, X for a name that nobody of theirs has, Date, Rhythm, Time, Url, Mail, Quote, Number.
 */
export interface Token {
  code: string;
  /** Its position in the clause. */
  from: number;
  to: number;
  slot: Slot | null;
}

/** What a clause is read with. */
export interface Reader extends NameReader {
  /** The person that "her" and "him" mean. */
  last: readonly KnownPerson[];
  /** Those who "the second one" and "them" mean. */
  listed: ListedPeople;
  /** The last answer or change was about tasks: then "it" is none of the people. */
  isOfTasks: boolean;
  /** Labels, options and stages of several words that say a rhythm or a day, "Monthly volume": they are names and no days. */
  spelled: readonly string[];
  today: string;
}

const URL_PATTERN =
  /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|\b(?:[a-z]{2,6}\.)?linkedin\.com\/in\/[^\s,;]*[^\s.,;:!?)]/giu;
const MAIL_PATTERN = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const QUOTED =
  /["“«„]([^"“”«»„]{1,400})["”»“]|`([^`]{1,400})`|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,400})['’](?![\p{L}\p{N}])/gu;
const TIME =
  /\b(?!(?:(?:by|from|on|due) )?\d{1,2}\.(?:0?[1-9]|1[0-2])\.)(?:at |um |a las |à |by |from )?(?:\d{1,2}:\d{2}(?: ?(?:am|pm))?|(?:(?<=\b(?:at|um|by|from|around|until|till|las|tomorrow|today|day) )(?:[01]?\d|2[0-3])\.[0-5]\d|\d{1,2}\.\d{2}(?= ?(?:am|pm|uhr|h\b)))(?: ?(?:am|pm))?|\d{1,2} ?(?:am|pm|o'?clock)|noon|midnight|(?<=\bat )(?:[01]?\d|2[0-4])(?= (?:to|and|sharp)\b|\s*[.!?,]*$)|\d{1,2} ?(?:uhr|heures?|h\b))(?![\p{L}\d])(?: uhr)?|\b(?:in|within) (?:\d+|a|an|one|two|three|five|ten|fifteen|twenty|thirty|half an|a few|a couple of) (?:minutes?|mins?|hours?|hrs?)\b|\bin the (?:morning|afternoon|evening)\b|\b(?:first thing|after lunch|before lunch|at lunch(?:time)?)\b/giu;
/** "EK-99120", "RT-7/B": letters and figures that are one name, and no number. */
const MARKED_CODE =
  /(?<![\p{L}\p{N}_])(?:\p{L}{1,6}[-/](?=\d)|\d+[-/](?=\p{Lu}))[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)*(?![\p{L}\p{N}_])/gu;
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}_.])[$€£]?${DIGITS}[kKmM%]?(?![\p{L}\p{N}_])`, "gu");
const NEGATIVE_NUMBER = new RegExp(
  String.raw`${SIGN}(?:${SPOKEN_NUMBER.source}|[$€£]?${DIGITS}[kKmM%]?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}\p{N}_-]))(?![\p{L}\p{N}_])`,
  "giu",
);
const TIME_BEHIND =
  /\s+(?:(?:in the |this )?(?:morning|afternoon|evening)|(?:(?:in the |this )?(?:morning|afternoon|evening) )?(?:at |around |by |@ ?)?\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|h|o'?clock))?)$/iu;
const PRONOUN = /^(?:her|hers|him|his|them|their|theirs|she|he|they)$/;
/** Words that say nothing about what is wanted, in any position. */
const DROPPED = new Set("the a an my please just kindly now currently actually really quickly also pls".split(" "));
const GRAMMAR = /\b(?:at|to|in|on|by|of|for|is|as|be|or|and|if|so|no|not|from|with)\b/;
const WORD = /[\p{L}\p{M}\p{N}_]+(?:[-.&/][\p{L}\p{M}\p{N}]+)*|['’]s\b|[,:()=&+–—→-]|['’]/gu;

export function tokensOf(text: string, reader: Reader): Token[] {
  stillReading();
  const spans = spansIn(text, reader);
  const tokens: Token[] = [...spans];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const to = index + raw.length;
    if (spans.some((span) => index < span.to && to > span.from)) continue;
    const code = codeOf(raw, index, reader, text);
    if (code === null) continue;
    for (const [no, part] of code.split(" ").entries())
      tokens.push({ code: part, from: no === 0 ? index : to, to, slot: null });
  }
  const inOrder = withWholeTimes(tokens.sort((one, other) => one.from - other.from || one.to - other.to)).map(
    (token) => ({ ...token, from: fromOfAmount(token.from, text) }),
  );
  const sorted = withTheirCompany(inOrder, text);
  return withPronouns(withReferences(sorted, reader.listed, reader.last), reader);
}

/** "Morning at 9" is one time of day. */
const withWholeTimes = (tokens: readonly Token[]): Token[] =>
  tokens.reduce<Token[]>((all, token) => {
    const last = all.at(-1);
    if (last?.code !== "T" || token.code !== "T") return [...all, token];
    return [...all.slice(0, -1), { ...last, to: token.to }];
  }, []);

function codeOf(raw: string, at: number, { language, known }: Reader, text: string): string | null {
  if (/^['’]s$/u.test(raw))
    return /^(?:it|that|he|she|what|who|where|there|here)$/i.test(/(\p{L}+)$/u.exec(text.slice(0, at))?.[1] ?? "")
      ? "is"
      : "'s";
  if (/^['’]$/u.test(raw)) return null;
  if (raw === "s" && /\p{L}$/u.test(text.slice(0, at))) return "'s";
  if (/^[&+]$/.test(raw)) return "and";
  if (/^[=→]$/.test(raw)) return "to";
  if (/^[–—-]$/.test(raw)) return "-";
  if (/^[,:()]$/.test(raw)) return raw;
  // "AT&T" says no "at".
  if (/\p{L}&\p{L}/u.test(raw) && GRAMMAR.test(plainWords(raw).join(" "))) return plainWords(raw).join("&");
  const word = plainWords(raw).join(" ");
  if (isOptionA(raw, at, known, text)) return "a";
  if (word === "" || (language === "en" && DROPPED.has(word))) return null;
  const words = word.split(" ").map((one) => canonical(one, language));
  const said = words
    .filter((one) => one !== null)
    .join(" ")
    .replace("remind_me", "remind me");
  return said === "" ? null : said;
}

/** The pieces that are more than a word, none within another. */
function spansIn(text: string, reader: Reader): Token[] {
  const spans: Token[] = [];
  const isFree = (from: number, to: number) => !spans.some((span) => from < span.to && to > span.from);
  const take = (code: string, from: number, to: number, slot: Slot) => {
    if (isFree(from, to)) spans.push({ code, from, to, slot });
  };
  for (const match of text.matchAll(QUOTED))
    take("Q", match.index, match.index + match[0].length, {
      is: "quote",
      words: (match[1] ?? match[2] ?? match[3] ?? "").trim(),
    });
  for (const { 0: raw, index } of text.matchAll(URL_PATTERN)) take("U", index, index + raw.length, { is: "url" });
  for (const { 0: raw, index } of text.matchAll(MAIL_PATTERN)) take("M", index, index + raw.length, { is: "mail" });
  for (const { people, from, to, isGroup } of namesIn(text, reader))
    take(people.length === 0 ? "X" : "P", from, to, {
      ...{ is: "person", people, isPronoun: false },
      ...(isGroup && { isGroup }),
    });
  const own = reader.spelled.reduce(withoutName, text);
  const masked = () =>
    spans.reduce((rest, { from, to }) => rest.slice(0, from) + "_".repeat(to - from) + rest.slice(to), own);
  for (const { 0: raw, index } of masked().matchAll(TIME)) take("T", index, index + raw.length, { is: "time" });
  for (let rhythm = findRecurrence(masked()); rhythm; rhythm = findRecurrence(masked())) {
    const from = masked().indexOf(rhythm.text);
    take("R", from, from + rhythm.text.trimEnd().length, { is: "rhythm", recurrence: rhythm.recurrence });
  }
  for (const { text: raw, index, date } of findDates(masked(), reader.today, reader.language, text)) {
    const lead = raw.length - raw.trimStart().length;
    // Chrono takes the comma after a day along.
    const words = raw.trim().replace(/[\s,;.:]+$/u, "");
    const end = index + lead + words.length;
    // "Tomorrow morning at 9" has a time of day behind the day.
    const time = TIME_BEHIND.exec(words)?.[0] ?? "";
    const before = words.slice(0, words.length - time.length);
    // Of "December 1" the 1 is the day.
    const isSameDay =
      !/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/iu.test(before) &&
      findDates(before, reader.today, reader.language)[0]?.date === date;
    const day = time !== "" && isSameDay ? end - time.length : end;
    take("D", index + lead, day, { is: "date", date });
    if (day < end) take("T", day + (time.length - time.trimStart().length), end, { is: "time" });
  }
  const open = () => masked().replaceAll(MARKED_CODE, (code) => "_".repeat(code.length));
  for (const { 0: raw, index } of open().matchAll(NEGATIVE_NUMBER))
    take("N", index, index + raw.replace(/[.,]+$/, "").length, { is: "number" });
  for (const { 0: raw, index } of open().matchAll(SPOKEN_NUMBER))
    take("N", index, index + raw.length, { is: "number" });
  for (const { 0: raw, index } of open().matchAll(NUMBER))
    take("N", index, index + raw.replace(/[.,]+$/, "").length, { is: "number" });
  return spans;
}

/** "His" means who the clause named before, else the last person. */
function withPronouns(tokens: Token[], { last, isOfTasks }: Reader): Token[] {
  let before: readonly KnownPerson[] | null = null;
  return tokens.map((token, no) => {
    const isIt =
      !isOfTasks &&
      /^(?:it|that|this)$/.test(token.code) &&
      /^(?:set|change|put|mark)$/.test(tokens[no - 1]?.code ?? "");
    if (isIt && /^(?:to|as|on|in)$/.test(tokens[no + 1]?.code ?? "") && last.length === 1)
      return { ...token, code: "P", slot: { is: "person", people: [...last], isPronoun: true } };
    if (token.code === "P" && token.slot?.is === "person") before = token.slot.people;
    if (token.slot !== null || !PRONOUN.test(token.code)) return token;
    return { ...token, code: "P", slot: { is: "person", people: [...(before ?? last)], isPronoun: true } };
  });
}

const patterns = new Map<string, RegExp>();

/**
 * The tokens of each named group where a pattern fits the whole of the tokens; null when it does not. In a pattern `~` is a space
 * that may be missing at either end.
 */
export function fit(tokens: readonly Token[], source: string): Record<string, Token[]> | null {
  stillReading();
  let pattern = patterns.get(source);
  if (!pattern) patterns.set(source, (pattern = new RegExp(`^(?:${source})$`, "du")));
  const match = pattern.exec(codesOf(tokens));
  if (!match) return null;
  const starts: number[] = [];
  let at = 0;
  for (const { code } of tokens) {
    starts.push(at);
    at += code.length + 1;
  }
  const groups: Record<string, Token[]> = {};
  for (const [name, range] of Object.entries(match.indices?.groups ?? {}))
    // A group that took no part has no range, whatever the types say.
    groups[name] = tokens.filter((_, no) => isWithin(starts[no] ?? 0, range));
  return groups;
}

const isWithin = (at: number, range: [number, number] | undefined) =>
  range !== undefined && at >= range[0] && at < range[1];

/** The codes of tokens, as patterns see them. */
export const codesOf = (tokens: readonly Token[]): string => {
  const before = codesBefore.get(tokens);
  if (before !== undefined) return before;
  const codes = tokens.map(({ code }) => code).join(" ");
  codesBefore.set(tokens, codes);
  return codes;
};
/** Each pattern of the grammar is tried on the same tokens. */
const codesBefore = new WeakMap<readonly Token[], string>();

/** The words of tokens as they were written, marks at the ends aside. */
export function written(tokens: readonly Token[], text: string): string {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return "";
  if (tokens.length === 1 && first.slot?.is === "quote") return first.slot.words;
  // The mark before a number is its sign.
  if (first.slot?.is === "number" && /^[−–-]/u.test(text.slice(first.from)))
    return `-${written([{ ...first, from: first.from + 1 }, ...tokens.slice(1)], text)}`;
  const the = /(?:^|\s)(The)\s+$/u.exec(text.slice(0, first.from));
  const from = the && the.index > 0 ? first.from - 4 : first.from;
  const inMarks = first.slot === null && text.charAt(last.to) === ">" ? text.lastIndexOf("<", last.to) : -1;
  // "<Porto>" keeps its marks.
  if (inMarks >= from - 1 && inMarks >= 0) return text.slice(Math.min(from, inMarks), last.to + 1);
  // So does the name of a link, "[plan](address)".
  const start = from > 0 && text.charAt(from - 1) === "[" && /^[^[\]]*\]/u.test(text.slice(from)) ? from - 1 : from;
  const isOpen =
    /\[[^[\]]*(?:\]|\]\([^()]*\))$/u.test(text.slice(start, last.to + 1)) && /[\])]/u.test(text.charAt(last.to));
  const end = last.to + (isOpen ? 1 : 0);
  return text.slice(start, end).replace(/^[\s,:–-]+|[\s,:–-]+$/gu, "");
}
