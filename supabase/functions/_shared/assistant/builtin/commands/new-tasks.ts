import { setsColumn } from "./sets-column.ts";
import { NEWCOMER } from "../ready.ts";
import { addDays } from "../../../contract/calendar-date.ts";
import { shortened } from "../../../contract/storable.ts";
import { contentWords } from "../../words.ts";
import { type Frame, type Problem, type Reading, reading } from "./frames.ts";
import { dateOf, dueDay, endOfWork, keptDays, trailingDay } from "./due-of-days.ts";
import { type Parse, type Parser, whoOf } from "./grammar.ts";
import {
  ACTIONS,
  ANOTHER,
  describedBy,
  ERRANDS,
  EVENT_LEAD,
  EVENTS,
  HEAD,
  IS_BEGUN,
  LEADS,
  MAKES_EVENT,
  MOVES_ITS_DAY,
  quotedIn,
  timeIn,
  TASK,
  wantedMeeting,
  SAID_AT_EVENT,
  TELLS_BEHIND_EVENT,
  TOLD_AT_EVENT,
  TOLD_OF_EVENT,
  isNewName,
  isVisit,
  PUTS_IN,
  SAYS_DONE,
  THE_TASK,
  withoutDescription,
  withoutPlace,
} from "./task-leads.ts";
import { faultOfDays, startIn } from "./task-days.ts";
import { isDay, isOfEach, isOfNewName, namesNothing, timeFirst, titleOf, WHAT, WHAT_AND_WHEN } from "./title-of.ts";
import { ENCLITIC, isToday, partOfDay, withNewName, withoutPlanning } from "./title-times.ts";
import { withoutReason } from "./task-reasons.ts";
import { asPromised, isPromise, withMeant } from "./own-promises.ts";
import type { SpokenOf } from "./spoken-of.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
import { preface } from "./preface.ts";
import { chunksOf, eventIn, eventWith } from "./task-chunks.ts";
import { sentenceCase } from "../wording.ts";

export const addTask: Parser = (said) => {
  const wanted = preface(said) ?? withHead(said);
  if (wanted) return wanted;
  const { description: told, ...described } = withoutDescription(said);
  const { parse, reason } = withoutReason(described);
  const description = [told, reason].filter((words) => words !== "").join(". ");
  const { text, tokens, today, lists } = parse;
  const plain = withoutEdges(tokens.filter((token) => !isDay(token)));
  if (SAYS_DONE.test(codesOf(plain)) || THE_TASK.test(text) || setsColumn(text, lists)) return null;
  const [time] = plain;
  const onList = withoutPlace(withoutEdges(time?.code === "T" ? plain.slice(1) : plain));
  const leads = MAKES_EVENT.test(text) && tokens.some(isDay) ? [...LEADS, EVENT_LEAD] : LEADS;
  for (const lead of parse.spokenOf.isTasks ? [ANOTHER, ...leads] : leads) {
    const command = fit(onList, lead);
    if (!command?.["rest"] || (lead === PUTS_IN && !tokens.some(isDay) && isNewName(command["rest"]))) continue;
    // "Put in Oskar's new mail …": an address is stored, and nothing to do.
    if (lead === PUTS_IN && onList.some(({ code }) => code === "M" || code === "U")) continue;
    const fault = parse.givenDate === null ? faultOfDays(text, tokens, today) : null;
    if (fault) return fault;
    return describedBy(description, tasksFrom(parse, command["rest"], command["who"]?.[0] ?? null));
  }
  const wish = fit(
    plain,
    "(?:i|we) (?:still |really )?(?:want|plan|intend|would like|d like|am going|m going|promised|hope|should|will|ll)(?: to)? (?<rest>.+)",
  );
  const rest = wish?.["rest"] ?? [];
  const wished = wantedMeeting(parse) ?? (isAction(rest) || isVisit(rest, tokens) ? rest : null);
  if (wished) {
    const read = tasksFrom(parse, wished, null);
    return "problem" in read ? read : { ...(isPromise(text) ? asPromised(read) : read), doubt: MAYBE };
  }
  const isBare = fit(
    withoutEdges(plain),
    `(?:(?:add|create|make|set(?: up)?|new|i (?:want|need)) (?:(?:another|new|quick) )*${TASK}|remind me|new ${TASK})(?: for me)?`,
  );
  const day = tokens.find(({ code }) => code === "D")?.slot;
  const { person } = parse.spokenOf;
  const fault = isBare && faultOfDays(text, tokens, today);
  if (fault && parse.givenDate === null) return fault;
  if (isBare && person && day?.is === "date")
    return reading({
      ...{ do: "add_task", title: `Follow up with ${person.name}`, date: day.date, recurrence: null },
      who: { people: [person], said: person.name },
    });
  return isBare ? WHAT : null;
};

function withHead(whole: Parse): Reading | Problem | null {
  const { description, ...parse } = withoutDescription(whole);
  const { head = [], rest } = fit(parse.tokens, HEAD) ?? {};
  const people = head.filter(({ code }) => code === "P");
  if (!rest || people.length > 1 || !head.some(({ code }) => code !== "P" && code !== "for")) return null;
  const fault = parse.givenDate === null ? faultOfDays(parse.text, parse.tokens, parse.today) : null;
  if (fault) return fault;
  const read = describedBy(description, tasksFrom(parse, rest, people[0] ?? null));
  if ("problem" in read || !new RegExp(IS_BEGUN).test(codesOf(head))) return read;
  const begun = (frame: Frame): Frame => (frame.do === "add_task" ? { ...frame, status: "in_progress" } : frame);
  return { ...read, frame: begun(read.frame), more: read.more.map(begun) };
}

const isTime = ({ code }: Token) => code === "T";
const MAYBE = "Shall this be a task? Confirm to add it.";
const isAction = (tokens: readonly Token[]) => new RegExp(`^(?:to )?(?:${ACTIONS})(?: |$)`).test(codesOf(tokens));

/** "Call Omar tomorrow": nobody says that it is a task, but what else could it be. */
export const plannedAction: Parser = (parse) => {
  const { text, tokens, today } = parse;
  const plain = withoutEdges(tokens.filter((token) => !isDay(token)));
  const isEvent = EVENTS.test(codesOf(plain)) && tokens.some(({ slot }) => slot?.is === "date" && slot.date >= today);
  // "Every week instead of every month" changes a task that is there.
  const days = tokens.flatMap(({ slot }) => (slot?.is === "date" ? [slot.date] : []));
  if (
    TOLD_OF_EVENT.test(codesOf(plain)) ||
    TOLD_AT_EVENT.test(text) ||
    (days.every((day) => day <= today) && TELLS_BEHIND_EVENT.test(text)) ||
    (isEvent &&
      tokens.every(({ slot, from }) => slot?.is !== "date" || from > text.search(SAID_AT_EVENT)) &&
      SAID_AT_EVENT.test(text)) ||
    MOVES_ITS_DAY.test(codesOf(tokens))
  )
    return null;
  if (
    /^(?:call|meet|meeting|chat|talk|coffee|lunch|dinner) with P$/.test(codesOf(plain)) &&
    days.every((day) => day <= today)
  )
    return null;
  if (
    (!isAction(plain) && !isEvent) ||
    plain.length < 2 ||
    /\binstead of\b|[-:,] (?:already )?(?:done|finished|sorted)$|^(?:call|meeting|chat|talk|coffee|lunch|dinner|visit|demo|interview|zoom) .*\b(?:done|finished|over)\b|^bring P (?:up |down |back )?to N$/.test(
      codesOf(tokens),
    )
  )
    return null;
  // Without a day and without anybody it may be meant for another program.
  const codes = tokens.map(({ code }) => code);
  if (!codes.some((code) => /^[PDRT]$/.test(code)) || codes.some((code) => /^(?:not|never)$/.test(code))) return null;
  const fault = parse.givenDate === null ? faultOfDays(text, tokens, today) : null;
  if (fault) return fault;
  const read = tasksFrom(parse, plain, null);
  if ("problem" in read) return read;
  return tokens.some(isDay) && isAction(plain) && !ERRANDS.test(codesOf(plain)) ? read : { ...read, doubt: MAYBE };
};

const EDGE = /^(?:,|:|-|and|then|by|on|for|from|at|until|before|start|starting|due|beginning|to|again)$/;
function withoutEdges(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && /^(?:,|:|-|and|then|due)$/.test(tokens[from]?.code ?? "")) from += 1;
  // "…, he will know by then" ends with a time.
  while (to > from && EDGE.test(codesOf(tokens.slice(to - 1, to))) && !THEN.test(codesOf(tokens.slice(0, to)))) to -= 1;
  return tokens.slice(from, to);
}
const THEN = /(?:by|until|till|since|from|before) then$/;

/** Tasks in the words that say what is to be done: one for each action that is joined by "and". */
function tasksFrom(parse: Parse, rest: readonly Token[], named: Token | null) {
  const { text, tokens, givenDate } = parse;
  const last = rest.at(-1);
  if (!last) return WHAT;
  const start = tokens.indexOf(rest[0] ?? last);
  const shared = tokens.slice(0, start).find(({ code }) => code === "D") ?? null;
  const end = endOfWork(parse, start, last, shared);
  const chunks = chunksOf(tokens.slice(start, end));
  const rhythm = tokens.find(({ code }) => code === "R") ?? null;
  const trailing = trailingDay(chunks, tokens.slice(end));
  let verb = "";
  const frames: Frame[] = [];
  for (const chunk of chunks) {
    const due = dueDay(chunk, shared, text, chunks.length > 1);
    const kept = rhythm ? [] : keptDays(chunk, due, text);
    const date = (rhythm && startIn(tokens, text)) ?? due ?? (trailing && kept.includes(trailing) ? null : trailing);
    const first = timeFirst(chunk);
    const time =
      first ?? partOfDay(chunk, text) ?? (chunk.some(isTime) ? undefined : tokens.slice(0, start).find(isTime));
    const said = first ? chunk.slice(chunk.indexOf(first) + 1) : chunk;
    const about = parse.spokenOf;
    let title = eventWith(withoutPlanning(titleOf(said, text, tokens, { time, kept }), text), text, about.person);
    if (time && title !== "") title = `${title} ${timeIn(time, text)}`;
    const words = withoutEdges(chunk.filter((token) => !isDay(token) && token !== time && token.code !== "to"));
    const isNameOnly = words.every(({ code }) => code === "P" || code === "X");
    if (isNameOnly && verb !== "" && title !== "") title = `${verb} ${title}`;
    verb = /^\p{L}+(?: (?:up )?(?:with|to|back))?/u.exec(title)?.[0] ?? verb;
    const own = chunk.find(({ code }) => code === "P") ?? named;
    const isGroup = own?.slot?.is === "person" && own.slot.isGroup === true;
    const person = isGroup || (own && isOfNewName(own, chunk, text)) ? null : own;
    const who = person ? whoOf(person, text) : null;
    const only = who?.people[0];
    title = withMeant(only?.id.startsWith(NEWCOMER) ? withNewName(title, only.name) : title, person, who?.people);
    if (title === "" && person && !only) title = `Follow up with ${who?.said ?? ""}`;
    const onlyNames =
      person !== null && contentWords(title).every((word) => contentWords(who?.said ?? "").includes(word));
    if ((title === "" || onlyNames) && only) title = `Follow up with ${only.name}`;
    if (namesNothing(title) && !date) return WHAT_AND_WHEN;
    const vague = DOES_THAT.exec(title)?.[0] ?? VAGUE.exec(title)?.[0];
    if ((title === "" || vague === title) && about.isOneTask && date?.slot?.is === "date")
      return reading({ do: "change_task", tasks: [{ by: "last" }], change: { dueDate: date.slot.date } });
    if ((title === "" || vague === title) && !about.isOneTask) {
      if (about.note !== null && title !== "") title = shortened(about.note, NOTE_IN_TITLE);
      else if (about.person) title = `Follow up with ${about.person.name}`;
      else if (vague === title && title !== "") title = "";
    }
    title = quotedIn(chunk) ?? title.replace(/(?<= \S+),? (?:both|each|all)$/iu, "").replace(/\s+(?=,\s)/gu, "");
    const isBegun = BEGUN.test(title);
    title = title.replace(BEGUN, "");
    if (title === "") continue;
    const isAboutThem =
      (vague !== undefined || ENCLITIC.test(title)) && about.person !== null && (about.note !== null || !about.isTasks);
    frames.push({
      do: "add_task",
      ...eventIn(sentenceCase(title)),
      ...(isBegun && { status: "in_progress" as const }),
      date: givenDate ?? dateOf(date, shared, text) ?? (isToday(tokens, text) ? parse.today : null),
      recurrence: rhythm?.slot?.is === "rhythm" ? rhythm.slot.recurrence : null,
      who:
        who ??
        (isAboutThem || isWithThem(title, about)
          ? { people: about.person ? [about.person] : [], said: about.person?.name ?? "" }
          : null),
    });
  }
  const [frame, ...more] = frames;
  if (!frame) return WHAT satisfies Problem;
  const isUndated = rhythm !== null && frame.do === "add_task" && frame.date === null;
  if (isUndated) frame.date = addDays(parse.today, 1);
  const times = tokens.filter(({ code }) => code === "T").map((token) => written([token], text));
  return reading(frame, {
    more,
    doubt: isUndated
      ? "You did not say from which day on. Confirm if tomorrow is right."
      : isOfEach(frame)
        ? "It is one task for all of them. Confirm if that is right."
        : null,
    remarks: times.length > 0 ? [`Tasks have a day and no time, so “${times.join("” and “")}” is in its title.`] : [],
  });
}

const BEGUN = /,? (?:\(?(?:it is |it's )?(?:already |now )?(?:in progress|under way|underway|started)\)?)$/iu;
/** "Remind me about it", "read that tomorrow": what it is was said before. */
const DOES_THAT = /^(?:do|handle|sort|take care of|see to|get on with) (?:it|that|this)$/iu;
const VAGUE = /\b(?:it|that|this)$/iu;
const NOTE_IN_TITLE = 80;
const isWithThem = (title: string, { person }: SpokenOf) => person !== null && title.includes(` with ${person.name}`);
