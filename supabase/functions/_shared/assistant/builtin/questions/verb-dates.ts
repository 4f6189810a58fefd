import type { StepRequest } from "../../assistant-model.ts";
import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const WHEN =
  /^(?<lead>\W*(?:(?:and|so|but|ok|okay)\s+)*)when\s+(?:does|do|did|will|is|are|was|were|can|could|must|should|['’]s)\s+(?<who>\p{L}[^?,;]{0,60}?)\s+(?:(?:going|due|planning|supposed|have|need|want|expected|meant)\s+)?(?:to\s+)?(?<verb>\p{L}{3,})(?:\s+(?:next|then|again|now|exactly|this year|actually))*[\s?.!]*$/iu;
const THEIRS: Readonly<Record<string, string>> = { he: "his", she: "her", they: "their", it: "its" };

const WHO =
  /^(?<lead>\W*(?:(?:and|so|but|ok|okay)\s+)*)who(?:\s+(?:of (?:them|those|these|my people)|else))?\s+(?:(?:can|could|will|must|should|is going to|is due to|has to|needs to|wants to|plans to|might|may)\s+)?(?<verb>\p{L}{3,})(?<when>\s+(?:this|next|in|before|after|by|on|until|within|between|during|from|today|tomorrow)(?!\p{L})[^?,;]{0,40}?)[\s?.!]*$/iu;
/** "Who closes this year", "who can start in January" asks for the column "Closing date": the same of everyone. */
function whoseDate(text: string, columns: readonly OwnColumn[]): string {
  const { lead = "", verb = "", when = "" } = WHO.exec(text)?.groups ?? {};
  const [column, another] = verb === "" ? [] : datesOf(verb, columns);
  return column && !another && NAMES_DAYS.test(when) ? `${lead}whose ${column.label} is${when}?` : text;
}
/** Words that say when. */
export const NAMES_DAYS =
  /\d|(?:this|next|last) (?:week|month|quarter|year)|(?:today|tomorrow)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|day(?!\p{L})|spring|summer|autumn|winter|easter|christmas/iu;

/** What a verb says of a day, where no label has it: someone starts when they are available. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  start: ["available", "availability", "free"],
  begin: ["available", "start"],
  decide: ["decision"],
  sign: ["signature", "signing"],
  arrive: ["arrival"],
  leave: ["departure", "leaving"],
  marry: ["wedding"],
  renew: ["renewal"],
  launch: ["release"],
  deliver: ["delivery"],
  expire: ["expiry", "expiration"],
  graduate: ["graduation"],
  retire: ["retirement"],
};

/** The columns of dates that are called after what a verb says. */
export function datesOf(verb: string, columns: readonly OwnColumn[]): OwnColumn[] {
  const plain = plainWords(verb).join("");
  const isOf = (word: string) =>
    stem(word) === stem(plain) ||
    (plain.length > 3 && word.startsWith(plain)) ||
    (word.length > 3 && plain.startsWith(word));
  const dates = columns.filter(({ type }) => type === "date");
  const own = dates.filter(({ label }) => plainWords(label).some(isOf));
  const base = Object.keys(ALSO).find((one) => [one, `${one}s`, `${one}es`, one.replace(/y$/u, "ies")].includes(plain));
  const also = base === undefined ? [] : (ALSO[base] ?? []);
  return own.length > 0 ? own : dates.filter(({ label }) => plainWords(label).some((word) => also.includes(word)));
}

/** "When does Wolfgang open?" asks for the column "Opening night": a day that is called after what happens on it. */
export function withDateOfVerb(text: string, { columns = [], people }: StepRequest): string {
  const { lead = "", who = "", verb = "" } = WHEN.exec(text)?.groups ?? {};
  if (verb === "") return whoseDate(text, columns);
  const [column, another] = datesOf(verb, columns);
  const said = plainWords(who);
  const pronoun = said.length === 1 ? THEIRS[said[0] ?? ""] : undefined;
  const isNamed =
    said.length > 0 &&
    people.some(({ name, by }) => {
      const own = by === "company" ? [] : plainWords(name);
      return said.every((word) => own.includes(word));
    });
  if (!column || another || (pronoun === undefined && !isNamed)) return text;
  return `${lead}what is ${pronoun ?? `${who}'s`} ${column.label}?`;
}
