import type { AssistantAction } from "../../../contract/assistant.ts";
import { plainWords } from "../../words.ts";
import { nameInstead } from "../name-instead.ts";
import { isAction } from "../commands/task-leads.ts";
import { findDates } from "../find-dates.ts";
import { otherDay } from "../other-day.ts";
import type { TaskLine } from "../script.ts";
import { isAkin, namingWords } from "../vocabulary/akin.ts";
import { ON_IT } from "./from-that-day.ts";
import { type InFull, type Known, LEAD, type Person } from "./targets.ts";
import { taskOfThatDay } from "./task-of-that-day.ts";
import { isDay } from "./yes-but.ts";

const stood = ({ status }: AssistantAction): boolean => status === "executed" || status === "proposed";
const isOfTask = ({ tool }: AssistantAction): boolean => /^(?:create|update)_task$/.test(tool);

/** What goes on from a task that was made or changed last: where it moves, which other one too, and who else gets one. */
export function likeTheTask(known: Known): InFull | null {
  const ofDay = taskOfThatDay(known);
  if (ofDay) return ofDay;
  const changes = (known.request.changes ?? []).filter(stood);
  const [last, more] = changes;
  if (!last || more || !isOfTask(last)) return null;
  return (
    namedLater(last, known) ??
    forThemBy(last, known) ??
    anotherOne(last, known) ??
    movedOn(known) ??
    theirsTo(last, known) ??
    alsoTheOther(last, known) ??
    forOther(last, known)
  );
}

const OF_THEM = /(?<!\p{L})(?:him|her|them|their|his)(?!\p{L})/iu;
/** "Email her" is a draft that is asked for, and "finish his task" a change: an order of its own and no title. */
const IS_OWN_ORDER =
  /^(?:(?:and|also|then|please)[\s,]+)*(?:(?:e-?mail|mail|write(?: to)?) (?:him|her|them)(?:[\s,]+(?:please|now|then|too))*$|(?:draft|compose)(?!\p{L})|(?:write|prepare|send)\s.*(?<!\p{L})(?:e-?mail|mail)(?!\p{L})|(?:read|check|review)\s.*(?<!\p{L})notes?$|.*(?<!\p{L})(?:tasks?|reminders?|to-?dos?)$)/iu;
/** "Send him the deck", after "a task for Ana on Friday", which named none: what is to be done. */
function namedLater({ tool, params }: AssistantAction, { request }: Known): InFull | null {
  const message = request.message.trim().replace(/[\s.!]+$/u, "");
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const isUnnamed =
    tool === "create_task" && /^Follow up with /u.test(String(params["title"])) && !/follow(?: |-)?up/iu.test(before);
  const isToDo =
    isAction(`${message} `) && OF_THEM.test(message) && !/["“”:?,;\n]/u.test(message) && !IS_OWN_ORDER.test(message);
  return isUnnamed && isToDo && message.length < 80 && findDates(message, request.today).length === 0
    ? { message: `rename it to "${message}"`, people: [] }
    : null;
}

const FOR_BY =
  /^(?:(?:and|oh|it['’]?s|that['’]?s|it is)[\s,]+)*for (?<who>[^,;:.]{2,40}?),?\s+(?:by|due(?: on)?|on|for) (?<day>[^,;:.]{3,30}?)[\s.!]*$/iu;
/** "For Mairi, by the 8th", of the task that was just made. */
function forThemBy({ tool, params }: AssistantAction, { request }: Known): InFull | null {
  const message = request.message.trim();
  const { who = "", day = "" } = FOR_BY.exec(message)?.groups ?? {};
  // "And for Ana by Monday", of a task that is someone's, is one more.
  if (typeof params["founderId"] === "string" && /^and\s/iu.test(message)) return null;
  return tool === "create_task" && who !== "" && isDay(day, request.today)
    ? { message: `it's for ${who}, due ${day}`, people: [] }
    : null;
}

const MOVES =
  "(?:push|move|shift|postpone|reschedule|delay|snooze|bring|put|put off|pull|bump|defer|slide)(?: (?:back|forwards?|off|out|up|on|over))*";
const TO_DAY = new RegExp(
  String.raw`${LEAD}${MOVES} (?:to|until|till|for|on) (?<day>\S.{1,30}?)(?:\s+(?:please|instead|then|now))*[.!]*$`,
  "iu",
);
const BY_DAYS = new RegExp(
  String.raw`${LEAD}(?<verb>${MOVES}) (?:by |for )?(?<count>an?|one|two|three|four|five|six|seven|\d{1,2}) (?<unit>day|week)s?(?: (?<way>later|earlier|back|forwards?))?(?:\s+(?:please|instead|then|now))*[.!]*$`,
  "iu",
);
const ANOTHER =
  /^(?:(?:and|also|then|please|ok|okay)[\s,]+)*(?:add|make|create|put in) (?:another|one more|a second)(?: one)?(?: (?:for|with) (?:him|her|them))?\s*[:,–-]\s*(?<act>\S.{2,120})$/iu;
/** "And add another one: send him the price list, same day". */
function anotherOne(last: AssistantAction, { request }: Known): InFull | null {
  const { act } = ANOTHER.exec(request.message.trim())?.groups ?? {};
  const { dueDate } = (last.params["patch"] ?? last.params) as { dueDate?: unknown };
  if (act === undefined) return null;
  const said = typeof dueDate === "string" ? act.replace(ON_IT, ` on ${dueDate}`) : act;
  return { message: `add a task: ${said}`, people: [] };
}

const BETTER =
  /^(?:(?:no|oh|hm+|actually|sorry|and|but)[\s,]+)*(?<day>\S.{1,30}?) (?:(?:would|might) be|is|works|suits)(?: (?:me|us|her|him|them))? better(?: for (?:me|us|her|him|them))?[\s.!]*$/iu;
/** "Push to Friday", "postpone by a week". */
function movedOn({ request }: Known): InFull | null {
  const message = request.message.trim();
  // "For a week" is a week after its day.
  const { verb = "", count, unit = "", way = "" } = BY_DAYS.exec(message)?.groups ?? {};
  if (count === undefined) {
    const { day } = (TO_DAY.exec(message) ?? BETTER.exec(message))?.groups ?? {};
    return day !== undefined && isDay(day, request.today) ? { message: `no make it ${day}`, people: [] } : null;
  }
  const isEarlier =
    /forward|up$/iu.test(verb) || /^(?:bring|pull)\b(?!.*back)/iu.test(verb) || /earlier|forward/iu.test(way);
  const many = /^(?:an?|one|1)$/iu.test(count) ? unit : `${unit}s`;
  return { message: `no make it ${count} ${many} ${isEarlier ? "earlier" : "later"}`, people: [] };
}

const TOO =
  /^(?<lead>(?:(?:and|also|plus|then|ok|okay|same (?:for|with)|likewise)[\s,]+)*)(?<the>the |my |that )?(?<what>[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ -]{2,60}?)(?: (?:one|task|reminder|to-?do|job|thing))?(?:[\s,]+please)?(?<too>(?:[\s,]+(?:too|as well|also|likewise))*)(?:[\s,]+please)?[\s.!]*$/iu;
/** "And send the deck": what is to be done itself. */
const TO_BE_DONE = /^\p{Ll}[\p{L}-]* (?:the|an?|my|our|your|his|her|their|some|any|new|all) /iu;
/** "And weekly": of the task that was spoken of, whatever another one is called. */
const SAYS_WHEN =
  /^(?:daily|weekly|monthly|quarterly|every|each|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?![\p{L}]| (?:one|task|report|call|review|meeting)(?!\p{L}))/iu;
/** "…, not the invoice": what is not to be done is left alone. */
const NOT_TOO = /\s*,\s*(?:but )?not (?:the |that |my )?[^,;:.?!]{2,40}[.!]*$/iu;
/** "And the leaflets too", after another task was moved or finished: the same for the one open task with these words. */
function alsoTheOther(last: AssistantAction, { request, call }: Known): InFull | null {
  const { lead = "", the, what = "", too = "" } = TOO.exec(request.message.trim().replace(NOT_TOO, ""))?.groups ?? {};
  if (what === "" || `${lead}${too}`.trim() === "" || last.tool !== "update_task" || SAYS_WHEN.test(what)) return null;
  if (the === undefined && (isAction(`${what} `) || TO_BE_DONE.test(what))) return null;
  const set = Object.entries((last.params["patch"] ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null,
  );
  const [only, another] = set;
  if (!only || another || (request.people.some(({ by }) => by === "name" || by === "part") && !/\s/u.test(what)))
    return null;
  const task = openTask(what, last, call);
  if (!task || task.title.includes('"')) return null;
  const [field, value] = only;
  if (field === "dueDate" && typeof value === "string")
    return { message: `move the task "${task.title}" to ${value}`, people: [] };
  return field === "status" && value === "done"
    ? { message: `mark the task "${task.title}" as done`, people: [] }
    : null;
}

const THEIRS_TO =
  /^(?:(?:and|also|then|plus|please)[\s,]+)*(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,40}?)['’]s?(?: (?:one|task))? (?:to|on|for) (?<day>[^,;:.?!]{3,30}?)(?: (?:too|please|then))*[\s.!]*$/iu;
/** "And Jana's to Wednesday", after another task was moved: the one of hers. */
function theirsTo(last: AssistantAction, known: Known): InFull | null {
  const { who = "", day = "" } = THEIRS_TO.exec(known.request.message.trim())?.groups ?? {};
  const { dueDate } = (last.params["patch"] ?? {}) as { dueDate?: unknown };
  const person = who === "" || typeof dueDate !== "string" ? null : otherMeant(who, known);
  if (!person || last.tool !== "update_task" || !isDay(day, known.request.today)) return null;
  return { message: `move ${person.name}'s task to ${day}`, people: [person] };
}

function openTask(what: string, last: AssistantAction, call: Known["call"]): TaskLine | null {
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const words = namingWords(what);
  const [only, another] = tasks.filter(
    ({ id, title, status }) =>
      status !== "done" &&
      id !== last.params["taskId"] &&
      words.length > 0 &&
      words.every((word) => namingWords(title).some((own) => isAkin(word, own))),
  );
  return only && !another ? only : null;
}

const OF_OTHER =
  /^(?:(?:and|also|then|plus|ok|okay|(?:the )?same (?:for|with)|likewise(?: for)?|one for)[\s,]+)*(?:for |with )?(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)(?:['’]s)?(?:[\s,]+(?:too|as well|also))?(?:[\s,]+but)?[\s,]+(?:(?:is |gets (?:one|it) |one )?(?:on|for|by|at) )?(?<day>(?:the |an? |next |this |on |in |\d|one |two |three |to(?:day|morrow)|mon|tue|wed|thu|fri|sat|sun|\p{Lu}).{1,30}?)(?:\s+(?:too|please|then|instead))*[\s.!]*$/iu;
/** "And Ana Silva on Thursday": the day is behind its preposition. */
const OF_OTHER_ON =
  /^(?:(?:and|also|then|plus|ok|okay|(?:the )?same (?:for|with)|likewise(?: for)?|one for)[\s,]+)*(?:for |with )?(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)(?:['’]s)?(?:[\s,]+(?:too|as well|also))?(?:[\s,]+but)?[\s,]+(?:is |gets (?:one|it) |one )?(?:on|for|by) (?<day>[^,;:.?!]{3,30}?)(?:\s+(?:too|please|then|instead))*[\s.!]*$/iu;
const THE_OTHER = /^the other(?: (?<called>\p{L}[\p{L}\p{M}'’-]+))?$/iu;
/** Who is named, or the only other one who has the first name of the one before. */
function otherMeant(who: string, { request, call }: Known): Person | null {
  const before = request.state?.person;
  const other = THE_OTHER.exec(who)?.groups;
  const called = /^(?:one|person)$/iu.test(other?.["called"] ?? "") ? undefined : other?.["called"];
  const words = plainWords(other === undefined ? who : (called ?? ""));
  if (other === undefined || !before) {
    const [person, another] = request.people.filter(
      ({ by, name }) => (by === "name" || by === "part") && words.every((word) => plainWords(name).includes(word)),
    );
    return person && !another ? person : null;
  }
  const [first = ""] = plainWords(before.name);
  if (words.some((word) => !plainWords(before.name).includes(word))) return null;
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [[{ column: "name", is: "contains", text: before.name.split(" ")[0] ?? "", not: false }]] },
    ...{ ids: null, search: null, sort: null, limit: 6, figuresOf: null },
  });
  const [namesake, third] = founders.filter(({ id, name }) => id !== before.id && plainWords(name)[0] === first);
  return namesake && !third ? { id: namesake.id, name: namesake.name } : null;
}

/** "And Priya the day after", after a task for someone: the same for her on that day. */
function forOther(last: AssistantAction, known: Known): InFull | null {
  const { request } = known;
  const message = request.message.trim();
  const { title, dueDate, founderId } = last.params;
  if (last.tool !== "create_task" || typeof title !== "string" || /^\W*(?:no|not|sorry|oops)(?!\p{L})/iu.test(message))
    return null;
  const on = OF_OTHER_ON.exec(message)?.groups;
  const isOn = on !== undefined && dayMeant(on["day"] ?? "", dueDate, request.today) !== null;
  const { who = "", day: said = "" } = (isOn ? on : OF_OTHER.exec(message)?.groups) ?? {};
  const person = said === "" ? null : otherMeant(who, known);
  const due = person && person.id !== founderId ? dayMeant(said, dueDate, request.today) : null;
  const named = due === null ? null : titleFor(title, founderId, person, request.state?.person ?? null);
  if (!person || due === null || named === null) return null;
  return { message: `add a task for ${person.name}, due ${due}: ${named}`, people: [person] };
}

const MONTH_ALONE =
  /^(?:(?:in|by|for|on|next|this) )*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/iu;
function dayMeant(said: string, from: unknown, today: string): string | null {
  if (MONTH_ALONE.test(said)) return null;
  const step = said.replace(/^the (day|week) (after|before)$/iu, "a $1 $2");
  const counted = otherDay(step, from);
  if (counted !== null && !/^\d/u.test(said)) return counted;
  const [day] = isDay(said, today) ? findDates(said, today) : [];
  return day?.date ?? counted;
}

/** The title with the other one's name where it names the first; null where the task is of someone else than was spoken of. */
const titleFor = (title: string, from: unknown, to: Person | null, before: Person | null): string | null =>
  to && before?.id === from && before ? nameInstead(title, before.name, to.name) : null;
