import { addDays } from "../../../contract/calendar-date.ts";
import { kindOf } from "../commands/clause-kind.ts";
import { findDates } from "../find-dates.ts";
import { languageIn } from "../commands/reader-of.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const DAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const DAY = `(?:${DAYS.join("|")})`;
const COUNTS = "no one two three four five six seven".split(" ");
const MOVES = String.raw`(?:(?:move|push|put|set|change|postpone|delay|shift|make|bring|reschedule|bump) (?:it|that|this|that one|this one|the task|that task)(?: (?:back|over|out|on))?(?: (?:to|for|on|until|till|by))? )`;
const COUNTED = String.raw`(?:the (?:next|following) (?:(?<unit>day|week)|(?<weekday>${DAY}))|the (?:(?<unitAfter>day|week)|(?<weekdayAfter>${DAY})) (?:after|following)(?: (?:that|it|this))?|(?<count>an?|one|two|three|four|five|six|seven|\d{1,2}) (?<units>day|week)s? (?<way>later|after|earlier|sooner|before))`;
const MOVED = new RegExp(
  String.raw`${LEAD}(?:(?:rather|better|maybe|or|let['’]s (?:say|do))[\s,]+)*${MOVES}?${COUNTED}(?: (?:instead|please|then|rather|would be (?:better|good|great|nice)|(?:is|works|suits)(?: (?:me|us|her|him|them))? better))*[.!]*$`,
  "iu",
);

/** "Move it to the Monday after", "a week later please": counted from the day on which the one task that was spoken of is due. */
export function dayAfter(known: Known): InFull | null {
  const groups = MOVED.exec(known.request.message.trim())?.groups;
  if (!groups) return dayOfThatWeek(known);
  const due = dueOfTheTask(known);
  if (due === null) return null;
  const weekday = groups["weekday"] ?? groups["weekdayAfter"];
  const unit = groups["unit"] ?? groups["unitAfter"] ?? groups["units"];
  const said = groups["count"]?.toLowerCase() ?? "one";
  const count = /^an?$/.test(said) ? 1 : COUNTS.includes(said) ? COUNTS.indexOf(said) : Number(said);
  const way = /^(?:earlier|sooner|before)$/iu.test(groups["way"] ?? "") ? -1 : 1;
  const days = weekday === undefined ? count * way * (/^week/iu.test(unit ?? "") ? 7 : 1) : until(weekday, due);
  return { message: `move it to ${addDays(due, days)}`, people: [] };
}

const THAT_WEEKDAY = new RegExp(
  String.raw`${LEAD}(?:(?:let['’]s (?:say|do)|say|better|rather)\s+)?${MOVES}?(?:on )?(?<day>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?: (?:please|then|is fine|works))*[.!]*$`,
  "iu",
);
const FOR_NEXT_WEEK = /(?<!\p{L})next week(?!\p{L})/iu;
/** "Wednesday", after "remind me next week to …": the one of that week. */
function dayOfThatWeek(known: Known): InFull | null {
  const { request } = known;
  const said = THAT_WEEKDAY.exec(request.message.trim())?.groups?.["day"]?.slice(0, 3).toLowerCase();
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  if (said === undefined || !FOR_NEXT_WEEK.test(before) || new RegExp(DAY, "iu").test(before)) return null;
  const [last, more] = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  if (!last || more || last.tool !== "create_task") return null;
  const due = dueOfTheTask(known);
  const [first] = findDates("next week", request.today);
  if (due === null || first?.date !== due) return null;
  // The week begins on Monday.
  const inWeek = (no: number) => (no + 6) % 7;
  const ahead =
    inWeek(DAYS.findIndex((day) => day.startsWith(said))) - inWeek(new Date(`${due}T00:00:00Z`).getUTCDay());
  return { message: `move it to ${addDays(due, ahead)}`, people: [] };
}

/** How many days it is to the next such day of the week. */
function until(weekday: string, from: string): number {
  const ahead = (DAYS.indexOf(weekday.toLowerCase()) - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7;
  return ahead === 0 ? 7 : ahead;
}

/** When the one task is due that was changed last, or that the question before was answered with. */
export function dueOfTheTask({ request, call }: Known): string | null {
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const isListed = /\?\s*$/u.test(before) || kindOf(before, languageIn(before, request)) === "question";
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [last, more] = standing;
  const [only, another] = request.state?.list ?? [];
  const listed = isListed && only?.kind === "task" && !another ? only.id : null;
  const changed = !isListed && last && !more && /^(?:create|update)_task$/.test(last.tool) ? last : null;
  const { dueDate } = (changed?.params["patch"] ?? changed?.params ?? {}) as { dueDate?: unknown };
  if (typeof dueDate === "string") return dueDate;
  const id = listed ?? changed?.recordId ?? null;
  if (id === null) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  return tasks.find((task) => task.id === id)?.dueDate ?? null;
}

const DUE_AND_STATUS = new RegExp(
  String.raw`${LEAD}(?:(?:make|set|put|move|mark) (?<it>it|that|this|that one)|it['’]?s|it is) (?:due )?(?:to |for |on |by )?(?<day>[^,.;:?!]{2,30}?),? and (?:(?:mark|set|make|put) (?:it|that) (?:as |to )?|it['’]s |(?:as|to|also|already) )*(?<status>in progress|under ?way|started|done|finished|to ?do)[.!]*$`,
  "iu",
);
/** "Make it due tomorrow and in progress": two changes of one task. */
export function dueAndStatus({ request }: Known): InFull | null {
  const { day, status } = DUE_AND_STATUS.exec(request.message.trim())?.groups ?? {};
  const isTask =
    request.state?.list[0]?.kind === "task" ||
    (request.changes ?? []).some(({ tool }) => /^(?:create|update)_task$/.test(tool));
  return day === undefined || status === undefined || !isTask
    ? null
    : { message: `move it to ${day} and set it to ${status}`, people: [] };
}
