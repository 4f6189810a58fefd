import { isAction } from "./task-leads.ts";
import { dateText } from "../wording.ts";
import type { Problem } from "./frames.ts";
import { type Token, written } from "./tokens.ts";

const RHYTHM_UNKNOWN =
  /\b(?:every|each) (?:other|second|third|fourth|two|2|(?:three|3)(?! months)|four|4|five|5|six|6|few|couple|\d+) ?(?:of )?\w*|\b(?:bi-?weekly|fortnightly|yearly|annually|annual|half-?yearly|bi-?monthly|hourly)\b|\bevery (?:year|weekday|week day|working day|work day|workday|business day|fortnight|hour|weekend|half year|six months|decade)\b|\b(?:twice|three times|\d+ times) (?:a|per|each) \w+|\bonce (?:a|per|every) (?:year|fortnight|\d+)\b|\b(?:on )?(?:the |every |each )?(?:first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in) (?:each|every) month\b|\b(?:every|each) (?:first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in) (?:the|a) month\b|\b(?:every|each) (?:first|last|1st) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:of|in) (?:the|a) month)?\b/i;
const FOREIGN_RHYTHM =
  /(?<!\p{L})(?:alle (?:zwei|vier|fünf|sechs|acht|vierzehn|\d+|paar) (?:tage|wochen|monate)|alle drei (?:tage|wochen)|tou(?:te)?s les (?:deux|quatre|cinq|six|quinze|\d+) (?:jours|semaines|mois)|tou(?:te)?s les trois (?:jours|semaines)|cada (?:dos|cuatro|cinco|seis|quince|\d+) (?:d[ií]as|semanas|meses)|cada tres (?:d[ií]as|semanas)|jede[nrsm]? (?:erste|zweite|dritte|vierte|letzte)[nrsm]? \p{L}+|un \p{L}+ sur deux|une semaine sur deux|cada (?:segundo|tercer|[uú]ltimo|primer) \p{L}+|jedes jahr|jährlich|werktags|chaque année|cada año)(?!\p{L})/iu;
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** What to ask where something is to repeat in a way that tasks do not; null where it is not, or where a title has the words. */
export function faultOfRhythm(text: string, title = ""): Problem | null {
  const [unknown] = RHYTHM_UNKNOWN.exec(text) ?? FOREIGN_RHYTHM.exec(text) ?? [];
  const isKept = unknown === undefined || title.toLowerCase().includes(unknown.toLowerCase());
  if (isKept || /every (?:three|3) months/i.test(text)) return null;
  const base = text
    .replace(RHYTHM_UNKNOWN, " ")
    .replace(FOREIGN_RHYTHM, " ")
    .replace(/\s+/g, " ")
    .replace(/[.!?]+$/, "")
    .trim();
  return {
    problem: `Tasks repeat every day, week, month or quarter, not ${unknown.charAt(0).toLowerCase()}${unknown.slice(1)}. How often do you want it?`,
    offers: [`${base} every week from today`, `${base} every month from today`],
  };
}

/** What is wrong with the days of a clause, in a sentence; null when nothing is. */
export function faultOfDays(text: string, tokens: readonly Token[], today: string): Problem | null {
  const rhythm = faultOfRhythm(text);
  if (rhythm) return rhythm;
  const counted = OF_THAT.exec(text)?.[0] ?? ofSomething(text, tokens);
  if (counted !== undefined)
    return { problem: `Which day is “${counted}”?`, offers: [], asks: { asks: "value", about: counted } };
  const twofold = inTwoWays(text, tokens, today);
  if (twofold) return twofold;
  const impossible = impossibleDay(text, today);
  if (impossible !== null)
    return { problem: `${impossible} Which day do you mean?`, offers: [], asks: { asks: "date", about: "" } };
  const other = otherWeekday(text, tokens);
  if (other !== null) return { problem: other, offers: [], asks: { asks: "date", about: "" } };
  const past = tokens.find(({ slot }) => slot?.is === "date" && slot.date < today);
  if (past)
    return {
      problem: `“${written([past], text)}” is in the past. Which day do you mean?`,
      offers: [],
      asks: { asks: "date", about: "" },
    };
  return null;
}

const SLASHED = /(?<![\d/.])(?<one>\d{1,2})\/(?<two>\d{1,2})(?:\/(?<year>20\d\d|\d\d))?(?![\d/])/u;
/** "8/12" is in August or in December: which one is asked. */
function inTwoWays(text: string, tokens: readonly Token[], today: string): Problem | null {
  const match = SLASHED.exec(text);
  const { one = "", two = "", year } = match?.groups ?? {};
  const [first, second] = [Number(one), Number(two)];
  if (!match || first === second || Math.min(first, second) < 1 || Math.max(first, second) > 12) return null;
  if (!tokens.some(({ code, from, to }) => code === "D" && from <= match.index && to > match.index)) return null;
  const dated = (day: number, month: number): string => {
    const inYear = (some: string) => `${some}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year);
    const present = inYear(today.slice(0, 4));
    return present < today ? inYear(String(Number(today.slice(0, 4)) + 1)) : present;
  };
  const [dayFirst, monthFirst] = [dated(first, second), dated(second, first)].map((day) => dateText(day));
  return {
    problem: `Is “${match[0]}” ${dayFirst} or ${monthFirst}?`,
    offers: [dayFirst ?? "", monthFirst ?? ""],
    asks: { asks: "date", about: "" },
  };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
const WITH_WEEKDAY = new RegExp(
  String.raw`^(?:(?:on|by|due|until|till|to|for|before|from|starting)\s+)*(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|r|ur)?(?:day)?,?\s+(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}\.?\s+(?:of\s+)?${MONTH}|${MONTH}\s+\d)`,
  "iu",
);
/** "Tuesday the 9th", where the 9th is a Wednesday: one of the two is wrong. */
function otherWeekday(text: string, tokens: readonly Token[]): string | null {
  for (const { slot, from, to } of tokens) {
    const said = slot?.is === "date" ? WITH_WEEKDAY.exec(text.slice(from, to))?.groups?.["weekday"] : undefined;
    if (slot?.is !== "date" || said === undefined) continue;
    const own = WEEKDAYS[new Date(`${slot.date}T00:00:00Z`).getUTCDay()] ?? "";
    if (!own.toLowerCase().startsWith(said.toLowerCase()))
      return `${dateText(slot.date)} is a ${own}. Which day do you mean?`;
  }
  return null;
}

/** "The day after that": of a day that only the conversation has. */
const OF_THAT = /\b(?:the )?(?:day|week|month) (?:after|before) (?:that|this|it)\b/iu;

const COUNTED =
  "(?:the|an?|one|two|three|four|five|six|ten|a couple of|\\d{1,2}) (?:day|week|month)s? (?:before|after|ahead of|prior to)";
const HAPPENS =
  "(?:ends?|starts?|begins?|opens?|closes?|expires?|runs? out|is (?:due|over|up)|takes place|arrives?|comes? back|goes to \\p{Lu}[\\p{L}\\p{M}'’-]*)";
/** "Two days before her survey", "a week before the lease ends": of a day that is nowhere said. */
const OF_SOMETHING = new RegExp(
  `(?<![\\p{L}\\p{N}])${COUNTED} (?:(?:[Tt]he|her|his|their|our|my)|\\p{Lu}[\\p{L}'’-]+['’]s)(?: [\\p{L}-]+){1,4}? ${HAPPENS}(?![\\p{L}])|(?<![\\p{L}\\p{N}])${COUNTED} (?:the|her|his|their|our|my|\\p{Lu}[\\p{L}'’-]+['’]s) [\\p{L}-]+(?: (?:call|meeting|review|visit|fair|launch|deadline|trip|party|wedding|tasting|demo|date|inspection|appointment)(?![\\p{L}]))?`,
  "u",
);
const FIRST = new RegExp(
  `^(?<when>\\s*${COUNTED} (?:the|her|his|their|our|my|\\p{Lu}[\\p{L}'’-]+['’]s)(?: [\\p{L}'’-]+){1,6}?)(?:\\s*,\\s+|(?<=${HAPPENS})\\s+)(?<what>(?:i (?:need|have) to |remind me to |we (?:need|have) to )?(?=\\p{L}).{4,})$`,
  "iu",
);
/** "A week before the lease ends call the landlord": what is to be done first, and then when. */
export function withCountedLast(text: string): string {
  const { when = "", what = "" } = FIRST.exec(text)?.groups ?? {};
  const act = what.replace(/^(?:(?:i|we) (?:need|have) to|remind me to)\s+/iu, "");
  // "Phone the inspector two weeks before the licence ends": only the day says that it is a task.
  if (when === "" && isAction(text) && OF_SOMETHING.test(text) && !/[?:;]/u.test(text)) return `add a task: ${text}`;
  return when !== "" && (act !== what || isAction(`${act} `))
    ? `add a task: ${act.replace(/[\s.!]+$/u, "")} ${when.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : text;
}
const OF_NOTHING = /(?<![\p{L}\p{N}])the (?:day|week|month) (?:before|after)(?![\p{L}])/iu;
const ofSomething = (text: string, tokens: readonly Token[]): string | undefined => {
  const match = OF_SOMETHING.exec(text) ?? OF_NOTHING.exec(text);
  const end = match ? match.index + match[0].length : 0;
  return match && !tokens.some(({ code, from, to }) => code === "D" && from < end && to > match.index)
    ? match[0]
    : undefined;
};

export const IMPOSSIBLE =
  /(?:\b(?:on|by|until|for|due)\s+)?(?:\b\d{4}-\d{2}-\d{2}\b|\b(?:february|june|april|september|november|feb|jun|apr|sept?|nov)\.? (?:the )?3[01](?:st|nd|th)?\b|\b\w{3,9}\.? 3[2-9](?:nd|rd|th)?\b|\b3[01](?:st|th|\.)?(?: of)? (?:february|june|april|september|november|feb|jun|apr|sept?|nov)\b)/giu;

/** "31/02/2027", day or month first. */
const IN_NUMBERS = /(?<!\d)(?<one>\d{1,2})[/.](?<two>\d{1,2})[/.](?<year>20\d{2})(?!\d)/u;

/** The last day of a month; months count from 1. */
const lastDayOf = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The year that a day without one is of: February is this year's until it is over. */
const yearOf = (text: string, month: number, today: string): number => {
  const named = /\b20\d{2}\b/.exec(text)?.[0];
  const [year = 0, now = 0] = today.split("-").map(Number);
  return named === undefined ? year + (month < now ? 1 : 0) : Number(named);
};

function impossibleDay(text: string, today: string): string | null {
  const { one, two, year } = IN_NUMBERS.exec(text)?.groups ?? {};
  if (one !== undefined) {
    const [first, second] = [Number(one), Number(two)];
    const isDay = (day: number, month: number) => month > 0 && month < 13 && day <= lastDayOf(month, Number(year));
    if (!isDay(first, second) && !isDay(second, first)) return "There is no such day.";
  }
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  const names = MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join("|");
  const named =
    new RegExp(`\\b(?<month>${names})\\.? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b`, "i").exec(text) ??
    new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (?<month>${names})\\b`, "i").exec(text);
  const month = iso
    ? Number(iso[2])
    : MONTHS.findIndex((name) => name.startsWith((named?.groups?.["month"] ?? "?").slice(0, 3).toLowerCase())) + 1;
  const day = Number(iso ? iso[3] : (named?.groups?.["day"] ?? 0));
  if (month === 0 || day === 0) return /\bthe 3[2-9](?:st|nd|rd|th)\b/i.test(text) ? "No month has that day." : null;
  const name = MONTHS[month - 1];
  if (name === undefined) return "There is no such month.";
  const itsYear = yearOf(text, month, today);
  const most = lastDayOf(month, itsYear);
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}${month === 2 ? ` ${itsYear}` : ""}`;
  return day > most ? `${said} has ${most} days.` : null;
}

const STARTS = /^(?:start|starts|starting|begin|begins|beginning|first)$/;
/** Whether tokens begin to say from when on something is to be done: "starting on the 17th". */
export const isStart = ([first, second]: readonly Token[]): boolean =>
  STARTS.test(first?.code ?? "") && (second === undefined || /^(?:D|R)$/.test(second.code));

/** The day from which on: of "every Monday, starting 17 June" the second one. */
export const startIn = (tokens: readonly Token[], text: string): Token | null =>
  tokens.find(
    ({ code, from }, no) =>
      code === "D" && (/^(?:start|begin|first)/iu.test(text.slice(from)) || STARTS.test(tokens[no - 1]?.code ?? "")),
  ) ?? null;
