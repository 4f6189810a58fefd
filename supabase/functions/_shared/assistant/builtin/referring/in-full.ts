import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { lastPeople, listsOf } from "../commands/reader-of.ts";
import type { Change } from "../commands/frames.ts";
import { faultOfChange, same } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn, ToldField } from "../reading.ts";
import type { Call } from "../script.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";

type Person = { id: string; name: string };
interface Known {
  request: StepRequest;
  columns: readonly OwnColumn[];
  call: Call;
}

const LEAD = String.raw`^(?:(?:ok|okay|and|then|now|please|no|actually|well|so|just|also|can you|could you)[\s,]+)*`;
const IT = "(?:it|that|this|those|these|them|all of them|both)";
/** "Make it 13000", "it's anna@x.example", "those to 10 December": another value of the field that was told. */
const SETS_IT = new RegExp(
  String.raw`${LEAD}(?:(?:make|set|change|put|update|correct|fix|move|push) ${IT}(?: now)?(?: to| as| on| at| be)?|(?:it['’]?s|it is|that['’]?s|it should be|should be|it must be|${IT} (?:is|are|should be))(?: now)?|(?<bare>))\s*(?<value>\S.*?)(?:\s+(?<end>instead|now|please|then|from now on))*[.!]*$`,
  "iu",
);
const UNITS = "(?<unit>days?|weeks?|months?|years?)";
const COUNT = String.raw`(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`;
/** "Push Noor's delivery back by a week", "make it three days later". */
const SHIFTS = new RegExp(
  String.raw`${LEAD}(?<verb>push|move|shift|delay|postpone|bring|put|make|pull|set|change|extend)\s+(?<what>\S.*?)(?:\s+(?<way>back|out|forwards?|on|later|earlier|up|ahead))?\s+(?:(?:by|for|to)\s+)?${COUNT}\s+${UNITS}(?:\s+(?<dir>later|earlier|back|forwards?|out|sooner|on|after(?:wards)?))?[.!]*$`,
  "iu",
);
/** "Put 500 more on Noor's order", "raise his priority by ten", "double the quote of Otto". */
const ADDS = new RegExp(
  String.raw`${LEAD}(?:(?:put|add|give)\s+(?:another\s+)?(?<more>\S+)(?:\s+(?:more|extra))?\s+(?:on|onto|to|on top of)|(?:take|knock|subtract)\s+(?<less>\S+)\s+(?:off|from|away from)|(?<up>increase|raise|bump up|bump|up)|(?<down>decrease|reduce|lower|cut|drop)|(?<twice>double)|(?<half>halve))\s+(?<what>\S.*?)(?:\s+(?:up\s+|down\s+)?by\s+(?<by>\S+))?[.!]*$`,
  "iu",
);
const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");

/**
 * A message in full: with the field, the person and the value that it leaves to what was said before or to what is stored. The message as
 * it is where it leaves nothing out, or means something else.
 */
export function inFull(request: StepRequest, columns: readonly OwnColumn[], call: Call): StepRequest {
  if (request.mode === "ask" || request.message.length > 160 || request.message.includes("\n")) return request;
  const known = { request, columns, call };
  const said = shifted(known) ?? counted(known) ?? ofTheField(known);
  return said === null ? request : { ...request, message: said.message, people: withThose(request, said.people) };
}

interface InFull {
  message: string;
  people: readonly Person[];
}

const withThose = ({ people }: StepRequest, those: readonly Person[]): StepRequest["people"] => [
  ...those.map(
    ({ id, name }) =>
      people.find((one) => one.id === id) ?? {
        id,
        name,
        company: null,
        stage: null,
        status: null,
        by: "name" as const,
      },
  ),
  ...people.filter(({ id }) => !those.some((one) => one.id === id)),
];

/** The field or column of a label, as answers write it. */
function targetOf(label: string, columns: readonly OwnColumn[]): Target | null {
  const column = columns.find((one) => same(one.label, label));
  return column ? { column } : (fieldNamed(plainWords(label), [])?.target ?? null);
}
const labelOf = (target: Target): string =>
  "column" in target ? target.column.label : personFields[target.field].label;
const typeOf = (target: Target): string => ("column" in target ? target.column.type : personFields[target.field].type);

/** What of the field that was told last would be set; null where the words are no value of it. */
function ofTheField({ request, columns }: Known): InFull | null {
  const { fields = [] } = request.state?.thread ?? {};
  const last = fields.at(-1);
  const { value: said = "", bare, end } = SETS_IT.exec(request.message.trim())?.groups ?? {};
  const target = last ? targetOf(last.label, columns) : null;
  if (!last || target === null || said === "" || /[?？]/u.test(request.message)) return null;
  const value = valueOf(said, target, request, columns);
  // A value alone is one only where it can be nothing else.
  const isSure = end !== undefined || /^(?:number|date|boolean)$/.test(typeOf(target));
  if (value === null || (bare !== undefined && !isSure)) return null;
  const isOfAll = /\b(?:those|these|them|all|both)\b/iu.test(request.message) && fields.length > 1;
  // A list tells a field that nobody may have asked for.
  if (fields.length > 1 && isOfAll && /text/.test(typeOf(target))) return null;
  const people = isOfAll ? fields.map(({ person }) => person) : [last.person];
  if (faultOfChange({ ...target, value } as Change, listsOf(request, columns)) !== null) return null;
  const names = people.map(({ name }) => name).join(people.length > 2 ? ", " : " and ");
  return { message: `Set ${labelOf(target)} of ${names} to ${value}`, people };
}

const WORDS_AT_MOST = 5;
function valueOf(
  said: string,
  target: Target,
  { today, people }: StepRequest,
  columns: readonly OwnColumn[],
): string | null {
  const words = said.split(/\s+/u);
  const type = typeOf(target);
  // "Set those to priority 50" names its own field.
  if (fieldNamed(plainWords(said), columns) !== null) return null;
  if (type === "date") {
    const [day, another] = findDates(said, today);
    return day && !another && plainWords(said.replace(day.text, "")).length === 0 ? day.text : null;
  }
  if (type === "number") return numberIn(said) === null ? null : said;
  if (type === "boolean") return /^(?:yes|no)$/iu.test(said) ? said : null;
  if ("field" in target && target.field === "email") return /^\S+@\S+\.\S+$/u.test(said) ? said : null;
  if ("column" in target && target.column.options.length > 0)
    return target.column.options.find((option) => same(option, said)) ?? null;
  const names = people.filter(({ by }) => by !== "near").flatMap(({ name }) => namingParts(name));
  const isOther = plainWords(said).some((word) => names.includes(word)) || findDates(said, today).length > 0;
  return words.length > WORDS_AT_MOST || (isOther && labelOf(target) !== "Owner") ? null : said;
}

/** Whose field words name: "Noor's delivery", "her next delivery", "the order of Otto", or "it" of the field that was told. */
function named(what: string, { request, columns }: Known): { target: Target; person: Person; told?: ToldField } | null {
  const told = request.state?.thread?.fields.at(-1);
  if (/^(?:it|that|this)$/iu.test(what)) {
    const target = told ? targetOf(told.label, columns) : null;
    return told && target ? { target, person: told.person, told } : null;
  }
  const all = plainWords(what.replace(/['’]s(?![\p{L}])/giu, " "));
  const own = request.people.filter(({ by }) => by === "name" || by === "part");
  const [only, another] = own;
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
  const whole = fieldNamed(words, columns);
  const target = whole?.length === words.length ? whole.target : ofOneWord(words, columns);
  return target && words.length > 0 ? { target, person } : null;
}

/** "Delivery" of "Next delivery", where no other column has the word. */
function ofOneWord(words: readonly string[], columns: readonly OwnColumn[]): Target | null {
  const [word, more] = words;
  if (word === undefined || more !== undefined || word.length < 4) return null;
  const [only, another] = columns.filter(({ label }) => plainWords(label).includes(word));
  return only && !another ? { column: only } : null;
}

const EARLIER = /^(?:earlier|sooner|up|ahead)$/iu;
function shifted(known: Known): InFull | null {
  const match = SHIFTS.exec(known.request.message.trim())?.groups;
  const meant = match ? named(match["what"] ?? "", known) : null;
  if (!match || !meant || typeOf(meant.target) !== "date") return null;
  const day = stored(meant, known);
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
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

function counted(known: Known): InFull | null {
  const match = ADDS.exec(known.request.message.trim())?.groups;
  const meant = match ? named(match["what"] ?? "", known) : null;
  if (!match || !meant || typeOf(meant.target) !== "number") return null;
  const now = Number(stored(meant, known) ?? Number.NaN);
  const step = numberIn(match["more"] ?? match["less"] ?? match["by"] ?? "");
  const isLess = match["less"] !== undefined || match["down"] !== undefined;
  const next =
    match["twice"] !== undefined
      ? now * 2
      : match["half"] !== undefined
        ? now / 2
        : now + (step ?? Number.NaN) * (isLess ? -1 : 1);
  if (!Number.isFinite(next) || next < 0) return null;
  return { message: `Set ${labelOf(meant.target)} of ${meant.person.name} to ${next}`, people: [meant.person] };
}

/** What a person's field holds now, as it is stored. */
function stored({ target, person }: { target: Target; person: Person }, { call }: Known): string | null {
  const found = call("get_founder", { founderId: person.id });
  const value =
    "column" in target
      ? found.customFieldValues?.find(({ fieldId }) => fieldId === target.column.id)?.value
      : (found as Record<string, unknown>)[target.field];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
