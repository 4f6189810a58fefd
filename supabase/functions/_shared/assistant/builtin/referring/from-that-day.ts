import type { AssistantAction } from "../../../contract/assistant.ts";
import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { peopleCalled } from "../by-name.ts";
import { lastPeople } from "../commands/reader-of.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import { isAkin, namingWords } from "../vocabulary/akin.ts";
import { dayAnswered } from "./day-answered.ts";
import { stored } from "./relative-values.ts";
import { type InFull, type Known, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");
const COUNT = "(?<count>the|an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})";
const STEP = `(?:(?:on|for|to) )?${COUNT} (?<unit>day|week|month)s? (?<way>before|after|ahead of|prior to)`;
const FROM_THAT = new RegExp(
  `(?<![\\p{L}\\p{N}])${STEP} (?:that|then|it|this)(?: (?:day|date))?(?=\\s*(?:[.,;!]|$)|\\s+(?:to|and|please)\\s)`,
  "iu",
);
/** "Remind me a month before": of the one day that was set or told. */
const FROM_IT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:on|for|to) )?${COUNT} (?<unit>day|week|month)s? (?<way>before(?:hand)?|earlier|ahead|in advance|prior|after(?:wards)?|later)(?=\\s*(?:[.,;!]|$)|\\s+(?:to|and|please)\\s)`,
  "iu",
);
/** "Remind me then", "…, same day": that day itself. */
export const ON_IT =
  /(?:,?\s+(?:on )?|^(?:on )?)(?:(?:the )?same day|that (?:same )?day)(?=\s*(?:[.,;!]|$)|\s+(?:to|and|please|too)\s)|(?<=(?:remind|ping|nudge) me )then(?=\s*(?:[.,;!]|$)|\s+to\s)/iu;
const REMINDS = /(?<![\p{L}])(?:remind|reminder|task|to-?do|nudge|ping)(?![\p{L}])/iu;
/** What is left of an order that says nothing but when. */
const SAYS_NO_TITLE =
  /^(?:(?:and|also|then|please|ok|okay|set|add|make|create|put|give|remind|nudge|ping|me|us|in|an?|the|one|new|task|reminder|to-?do|for|of|about|it|that|this|him|her|them|on|too|as well)(?![\p{L}])[\s,.]*)*$/iu;
const MOVES = new RegExp(
  `${LEAD}(?<what>(?:the|my|that) [^,;:.?!]{2,60}?|[^,;:.?!]{2,60}? (?:task|reminder|to-?do|job)) (?<day>on \\d{4}-\\d\\d-\\d\\d)$`,
  "iu",
);

function dayFrom(day: string, groups: Record<string, string | undefined>): string {
  const said = (groups["count"] ?? "").toLowerCase();
  const count = /^(?:the|an?)$/.test(said) ? 1 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said);
  const steps = /^(?:after|later)/iu.test(groups["way"] ?? "") ? count : -count;
  const unit = (groups["unit"] ?? "").toLowerCase();
  return unit === "month" ? addMonths(day, steps) : addDays(day, steps * (unit === "week" ? 7 : 1));
}

/** "And the crane task to a week before that": counted from the day that was set or told last, which is no task's own. */
export function fromThatDay(known: Known): InFull | null {
  const { request } = known;
  const message = request.message.trim().replace(/[\s.!]+$/u, "");
  const match =
    FROM_THAT.exec(message) ?? (REMINDS.test(message) ? (FROM_IT.exec(message) ?? ON_IT.exec(message)) : null);
  if (!match || /[?]/u.test(message) || findDates(message.replace(match[0], " "), request.today).length > 0)
    return null;
  const day = lastDay(known);
  if (day === null) return null;
  const date = match.groups?.["count"] === undefined ? day : dayFrom(day, match.groups);
  const said = `${message.slice(0, match.index)}${/^[\s,]/u.test(match[0]) ? " " : ""}on ${date}${message.slice(match.index + match[0].length)}`;
  const moved = MOVES.exec(said)?.groups;
  const rest = `${message.slice(0, match.index)} ${message.slice(match.index + match[0].length)}`;
  const { title, person } = REMINDS.test(message) && SAYS_NO_TITLE.test(rest.trim()) ? whatFor(known) : {};
  if (title !== undefined && person && date >= request.today)
    return { message: `add a task for ${person.name}, due ${date}: ${title}`, people: [person] };
  return {
    message: moved ? `move ${moved["what"] ?? ""} ${moved["day"]?.replace("on", "to") ?? ""}` : said,
    people: [],
  };
}

/** What a reminder that says nothing but when is for: the field that was told or set, or what was noted. */
function whatFor({ request, columns }: Known): { title?: string; person?: Person } {
  const told = request.state?.thread?.fields.at(-1);
  if (told) return { title: `${told.label} of ${told.person.name}`, person: told.person };
  const last = (request.changes ?? []).at(-1);
  const person = request.state?.person;
  if (!last || !person || (last.founderId ?? last.params["founderId"]) !== person.id) return {};
  const { content } = last.params;
  if (last.tool === "set_custom_value") {
    const column = columns.find(({ id }) => id === last.params["fieldId"]);
    return column ? { title: `${column.label} of ${person.name}`, person } : {};
  }
  if (last.tool !== "create_note" || typeof content !== "string" || content.length > 80) return {};
  const [day] = findDates(content, request.today);
  const title = content
    .replace(day?.text ?? "", "")
    .replace(/\s+(?:is|are|falls|starts|opens|ends)?\s*(?:on|in|by)?\s*(?:the\s*)?[.!]*$/iu, "")
    .trim();
  return title === "" || /[:"\n]/u.test(title) ? {} : { title, person };
}

const HAS_BEEN =
  /(?<!\p{L})(?:was|were|had|has been|came|met|went|left|saw|took|gave|got|sent|bought|paid|told|said|wrote|spoke|flew|did|began|last|(?!need|feed|agreed|planned|scheduled|booked|invited|promised)\p{L}{2,}ed)(?!\p{L})/iu;
const DATE = /^\d{4}-\d\d-\d\d$/u;
/** The one day that was told or set last. */
export function lastDay(known: Known): string | null {
  const { request, columns } = known;
  const asked = request.state?.thread?.fields.at(-1);
  const field = asked ? targetOf(asked.label, columns) : null;
  const held =
    asked && field && typeOf(field) === "date" ? stored({ target: field, person: asked.person }, known) : null;
  if (held !== null && DATE.test(held)) return held;
  const changes = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const days = [...new Set(changes.flatMap((change) => dayOf(change) ?? []))];
  const [only, another] = days;
  if (only !== undefined) return another === undefined ? only : null;
  if (changes.length === 0) return dayAnswered(request);
  // "His birthday is 4 July", as it was noted.
  const noted = changes.flatMap(({ tool, params }) => (tool === "create_note" ? [params["content"]] : []));
  const [content, more] = noted.filter((text) => typeof text === "string");
  const [day, second] = content !== undefined && more === undefined ? findDates(content, request.today) : [];
  // "She was here on 1 May" is of a day that is over, and not of the next one.
  const isOver = day !== undefined && HAS_BEEN.test(content ?? "") && !/\d{4}/u.test(day.text);
  return changes.length === 1 && day && !second && !isOver ? day.date : null;
}

function dayOf({ tool, params }: AssistantAction): string | null {
  const patch = (params["patch"] ?? params) as Record<string, unknown>;
  const day = tool === "set_custom_value" ? params["value"] : /_task$/u.test(tool) ? patch["dueDate"] : null;
  return typeof day === "string" && DATE.test(day) ? day : null;
}

const WHOSE =
  "(?:(?<pronoun>her|his|their)|(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]*?(?: \\p{Lu}[\\p{L}\\p{M}'’-]*?){0,2})['’]s)";
const BEHIND =
  "(?=\\s*,|\\s*[.!]?\\s*$|\\s+(?:to|(?:i|we)(?:['’](?:d|ve|ll))?|remind|please|add|make|set|put|can|could|someone|there)(?![\\p{L}]))";
const FROM_THEIRS = new RegExp(`(?<![\\p{L}\\p{N}])${STEP} ${WHOSE} (?<what>[\\p{L}\\p{M} -]{3,40}?)${BEHIND}`, "iu");
const TO_DO = new RegExp(
  `${LEAD}(?:remind me|(?:add|make|create|set|put in) (?:me )?an? (?:new )?(?:task|reminder|to-?do)|(?:i|we)(?:['’]ve| ?['’]d)? (?:(?:still|really|also) )*(?:(?:need|have|want|got|ought|would like|like) to|must|should))[\\s,:]+(?:to |for )*(?<what>\\S[^:?]{2,100})$`,
  "iu",
);

/** "Two days before Ana's delivery I need to check the paint": a task of hers, counted from the day of hers that is stored. */
export function fromTheirDay(known: Known): InFull | null {
  const { request } = known;
  const message = request.message.trim().replace(/[\s.!]+$/u, "");
  const match = FROM_THEIRS.exec(message);
  if (!match?.groups || /[?"“”\n]/u.test(message)) return null;
  const rest = `${message.slice(0, match.index)} ${message.slice(match.index + match[0].length)}`
    .replace(/^[\s,]+|\s+(?=,)/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const what = TO_DO.exec(rest)?.groups?.["what"];
  const person = whose(match.groups, known);
  if (what === undefined || !person || findDates(what, request.today).length > 0) return null;
  const column = columnOf(match.groups["what"] ?? "", known.columns);
  const value = column ? stored({ target: { column }, person }, known) : null;
  if (value === null || !DATE.test(value)) return null;
  const date = dayFrom(value, match.groups);
  if (date < request.today) return null;
  return { message: `add a task for ${person.name}, due ${date}: ${what}`, people: [person] };
}

function whose({ name, pronoun }: Record<string, string | undefined>, { request }: Known): Person | null {
  if (pronoun !== undefined) {
    const [only, another] = lastPeople(request);
    return only && !another ? only : null;
  }
  const [only, another] = peopleCalled(name ?? "", request.people);
  return only && !another ? only : null;
}

/** What happens: "goes back", "is due". */
const HAPPENS = /^(?:goes|is|comes|gets|ends|starts|begins|runs|falls|due|date|day)$/iu;
/** The one column of days that these words name. */
function columnOf(what: string, columns: readonly OwnColumn[]): OwnColumn | null {
  const words = namingWords(what).filter((word) => !HAPPENS.test(word));
  const [only, another] = columns.filter(
    ({ type, label }) =>
      type === "date" && words.length > 0 && words.every((word) => namingWords(label).some((own) => isAkin(word, own))),
  );
  return only && !another ? only : null;
}
