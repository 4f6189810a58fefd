import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { lastPeople } from "../commands/reader-of.ts";
import type { OwnColumn, ToldField } from "../reading.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { asScaled } from "../vocabulary/label-scale.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { type InFull, type Known, labelOf, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const UNITS = "(?<unit>days?|weeks?|months?|years?)";
const COUNT = String.raw`(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`;
/** "Push Noor's delivery back by a week", "make it three days later". */
const SHIFTS = new RegExp(
  String.raw`${LEAD}(?<verb>push|move|shift|delay|postpone|bring|put|make|pull|set|change|extend|stretch|prolong|lengthen|advance)\s+(?<what>\S.*?)(?:\s+(?<way>back|out|forwards?|on|later|earlier|up|ahead))?\s+(?:(?:by|for|to)\s+)?(?:(?:exactly|precisely|another|a further|just|only|about)\s+)?${COUNT}\s+${UNITS}(?:\s+(?<dir>later|earlier|back|forwards?|out|sooner|on|after(?:wards)?))?[.!]*$`,
  "iu",
);
/** "Put 500 more on Noor's order", "raise his priority by ten", "double the quote of Otto". */
const ADDS = new RegExp(
  String.raw`${LEAD}(?:(?:put|add|give)\s+(?:another\s+)?(?<more>\S+)(?<moreUnit>\s+(?:%|percent|cents?|euros?|dollars?|pounds?))?(?:\s+(?:more|extra))?\s+(?:on|onto|to|on top of)|(?:take|knock|subtract|shave|deduct)\s+(?:another\s+)?(?<less>\S+)(?<lessUnit>\s+(?:%|percent|cents?|euros?|dollars?|pounds?))?(?:\s+\p{Ll}+)?\s+(?:off|from|away from)|(?<up>increase|raise|bump up|bump|up)|(?<down>decrease|reduce|lower|cut|drop)|(?<twice>double)|(?<half>halve))\s+(?<what>\S.*?)(?:\s+(?:up\s+|down\s+)?by\s+(?<by>\S+(?:\s(?:thousand|million|mio|grand|k|m)(?!\p{L}))?)(?<byUnit>\s+(?:%|percent|cents?|points?|euros?|dollars?|pounds?|bags?|pieces?))?)?[.!]*$`,
  "iu",
);
/** "One week later please", of the day that was just told. */
const LATER = new RegExp(
  String.raw`^(?:(?:ok|okay|and|then|now|please|no|actually|well|so|just|hm+|oh|sorry|wait|rather|make it|better)[\s,]+)*${COUNT}\s+${UNITS}\s+(?<dir>later|earlier|sooner)(?:\s+(?:please|then|instead|rather|now))*[.!]*$`,
  "iu",
);
const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");

/** Whose field words name: "Noor's delivery", "her next delivery", "the order of Otto", or "it" of the field that was told. */
function named(what: string, { request, columns }: Known): { target: Target; person: Person; told?: ToldField } | null {
  const told = request.state?.thread?.fields.at(-1);
  if (/^(?:it|that|this|his|hers|theirs|(?:his|hers|theirs|that) one)$/iu.test(what)) {
    const target = told ? targetOf(told.label, columns) : null;
    return told && target ? { target, person: told.person, told } : null;
  }
  const all = plainWords(what.replace(/['’]s(?![\p{L}])/giu, " "));
  const own = request.people.filter(({ by }) => by === "name" || by === "part");
  const whole = own.filter(({ name }) => plainWords(name).every((word) => all.includes(word)));
  const [only, another] = whole.length > 0 ? whole : own;
  const isHer = /^(?:her|his|their)\b/iu.test(what);
  const [last] = isHer ? lastPeople(request) : [];
  const person = isHer ? last : another ? undefined : only;
  if (!person) return null;
  const parts = new Set([...namingParts(person.name), ...plainWords(person.name)]);
  const words = all.filter(
    (word) =>
      !parts.has(word) &&
      !(word.endsWith("s") && parts.has(word.slice(0, -1))) &&
      !/^(?:the|of|for|her|his|their|my|our)$/.test(word),
  );
  const field = fieldNamed(words, columns);
  const target = field?.length === words.length ? field.target : ofOneWord(words, columns);
  return target && words.length > 0 ? { target, person } : null;
}

/** "Lower Alemu by 10": the one number of everybody that goes up and down. */
function ofPriority(
  { up, down, by, what = "" }: Record<string, string | undefined>,
  { request }: Known,
): { target: Target; person: Person } | null {
  const [only, another] = request.people.filter((one) => one.by === "name" || one.by === "part");
  if (!only || another || by === undefined || /%/u.test(by) || (up === undefined && down === undefined)) return null;
  const parts = new Set([...namingParts(only.name), ...plainWords(only.name)]);
  return plainWords(what).every((word) => parts.has(word))
    ? { target: { field: "priorityScore" }, person: only }
    : null;
}

/** "Delivery" of "Next delivery", where no other column has the word. */
function ofOneWord(words: readonly string[], columns: readonly OwnColumn[]): Target | null {
  const [word, more] = words;
  if (word === undefined || more !== undefined || word.length < 4) return null;
  const [only, another] = columns.filter(({ label }) => plainWords(label).includes(word));
  return only && !another ? { column: only } : null;
}

const EARLIER = /^(?:earlier|sooner|up|ahead)$/iu;
/** A day moved by days, weeks or months, from what is stored. */
export function shifted(known: Known): InFull | null {
  const message = known.request.message.trim();
  const match = SHIFTS.exec(message)?.groups ?? LATER.exec(message)?.groups;
  const meant = match ? named(match["what"] ?? "it", known) : null;
  if (!match || !meant || typeOf(meant.target) !== "date") return null;
  const day = stored(meant, known);
  // A day that is not there cannot be moved: it is told that there is none.
  if (day === null)
    return { message: `What is the ${labelOf(meant.target)} of ${meant.person.name}?`, people: [meant.person] };
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const ways = [match["way"] ?? "", match["dir"] ?? ""];
  const isEarlier =
    ways.some((way) => EARLIER.test(way)) ||
    (/^(?:bring|pull)$/iu.test(match["verb"] ?? "") && !ways.some((way) => /^(?:back|later|out)$/iu.test(way)));
  const said = (match["count"] ?? "").toLowerCase();
  const count =
    (/^an?$/.test(said) ? 1 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said)) * (isEarlier ? -1 : 1);
  const unit = (match["unit"] ?? "").toLowerCase();
  const moved = unit.startsWith("day")
    ? addDays(day, count)
    : unit.startsWith("week")
      ? addDays(day, count * 7)
      : addMonths(day, count * (unit.startsWith("year") ? 12 : 1));
  return { message: `Set ${labelOf(meant.target)} of ${meant.person.name} to ${moved}`, people: [meant.person] };
}

/** A number that grows or shrinks by another one, from what is stored. */
export function counted(known: Known): InFull | null {
  const match = ADDS.exec(known.request.message.trim())?.groups;
  const meant = match ? (named(match["what"] ?? "", known) ?? ofPriority(match, known)) : null;
  if (!match || !meant || typeOf(meant.target) !== "number") return null;
  const now = Number(stored(meant, known) ?? Number.NaN);
  const unit = match["moreUnit"] ?? match["lessUnit"] ?? match["byUnit"] ?? "";
  const said = match["more"] ?? match["less"] ?? match["by"] ?? "";
  const step = stepOf("column" in meant.target ? inScale(said, meant.target.column.label) : said, unit, now);
  const isLess = match["less"] !== undefined || match["down"] !== undefined;
  const next =
    match["twice"] !== undefined
      ? now * 2
      : match["half"] !== undefined
        ? now / 2
        : Math.round((now + (step ?? Number.NaN) * (isLess ? -1 : 1)) * 1e4) / 1e4;
  if (!Number.isFinite(next) || next < 0) return null;
  return { message: `Set ${labelOf(meant.target)} of ${meant.person.name} to ${next}`, people: [meant.person] };
}

const inScale = (said: string, label: string): string => (/%$/u.test(said) ? said : asScaled(said, label));

/** "10%" and "50 cents" as numbers of what is stored; null for no number. */
function stepOf(said: string, unit: string, now: number): number | null {
  const isShare = /%$/u.test(said) || /%|percent/iu.test(unit);
  const number = numberIn(said.replace(/%$/u, ""));
  if (number === null) return null;
  return isShare ? (now * number) / 100 : /cent/iu.test(unit) ? number / 100 : number;
}

/** What a person's field holds now, as it is stored. */
export function stored({ target, person }: { target: Target; person: Person }, { call }: Known): string | null {
  const found = call("get_founder", { founderId: person.id });
  const value =
    "column" in target
      ? found.customFieldValues?.find(({ fieldId }) => fieldId === target.column.id)?.value
      : (found as Record<string, unknown>)[target.field];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
