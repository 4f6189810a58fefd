import type { KnownPerson } from "../../assistant-model.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { reading } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { say } from "../answers.ts";
import { isReportedOrder } from "../hearsay.ts";
import { type Listed, NOTHING_SAID } from "../reading.ts";
import type { Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import type { Choosing } from "../told-changes.ts";
import { isNoOrder } from "../trained/guess.ts";
import { inWords } from "../trained/in-words.ts";
import { READ_AFTER } from "../trained/understood.ts";
import { plain } from "../wording.ts";
import { CHOSEN } from "./guess.ts";
import { seemsAnOrder } from "./order-like.ts";
import type { Likely } from "./likely-changes.ts";
import { lastResorts, OF_THEIRS } from "./last-resorts.ts";
import { isPrepared, likelyNamed, type NamedLikely } from "./likely-named.ts";
import { onlyOneAt } from "./nearest.ts";
import { taskOfDay } from "./task-of-day.ts";

/** What is asked beside a note that is offered. */
export const INSTEAD = "Or do you want me to do something with it?";
const CHOICES_AT_MOST = 3;
const WORDS_AT_MOST = 45;
/** From this probability on a meaning of the trained reader is a choice. */
const LIKELY = 0.05;
/** What is told is news unless a change is likelier than this: the end of a task is told in fewer words. */
const LIKELY_TOLD = 0.52;
const LIKELY_END = 0.3;
const isEnd = ([frame]: NamedLikely["frames"]): boolean =>
  frame.do === "delete_task" || (frame.do === "change_task" && frame.change.status === "done");

/** "In two weeks, see if she answered": an order behind its day. */
const BEHIND_DAY = /^[^,:]{3,30}[,:]\s+/u;
const SEES = /^(?:see (?:if|whether|how|what)|find out|try|make sure|look|be|have|go)(?!\p{L})/iu;

/** "I called Ana on 2 February": a day that was, and no new one of a task. */
const WAS =
  /^\W*(?:(?:and|so|ok|also|just|today|yesterday)[\s,]+)*(?:i|we)\s+(?:just\s+|finally\s+)?(?:called|rang|phoned|met|saw|spoke|talked|visited|e-?mailed|mailed|wrote|texted|messaged|had)(?!\p{L})/iu;
const movesTask = ([frame]: NamedLikely["frames"]): boolean =>
  frame.do === "change_task" && frame.change.dueDate !== undefined && frame.change.dueDate !== null;

/** What is told that may be something to do all the same: only what is likely, unless it sounds like an order. */
export function toDoInstead(
  clause: ReadClause,
  turn: Turn,
  about: KnownPerson | null,
  choose: Choosing,
): NamedLikely[] {
  const rest = clause.text.replace(BEHIND_DAY, "");
  const isPlanned = clause.dates.some(({ date }) => date > turn.request.today) && SEES.test(rest);
  const isOrder = seemsAnOrder(clause.text) || seemsAnOrder(rest) || isPlanned;
  const named = alsoMeant(clause, turn, about, choose).filter(
    ({ frames }) => !(WAS.test(clause.text) && movesTask(frames)) && frames.every(hasWholeValues),
  );
  return isOrder ? named : named.filter(({ score, frames }) => score > (isEnd(frames) ? LIKELY_END : LIKELY_TOLD));
}

/** "In Grenoble now" is a piece of what is told, and no value. */
const hasWholeValues = (frame: Likely["frames"][number]): boolean =>
  frame.do !== "set" || frame.changes.every(({ value }) => !/^(?:in|at|to|on|for|with)\s|\snow$/iu.test(value ?? ""));

/** What was nearly so, or is only thought of. */
const UNREAL =
  /\b(?:almost|nearly|maybe|perhaps|would have|wish|joking|kidding|never ?mind|forget (?:it|that)|beinahe|fast|casi|presque)\b/iu;

/** The changes that a clause may ask for which nothing reads, the likeliest first. Changes nothing. */
export function alsoMeant(clause: ReadClause, turn: Turn, about: KnownPerson | null, choose: Choosing): NamedLikely[] {
  const [{ request, call }, { text }] = [turn, clause];
  if (UNREAL.test(text)) return [];
  const isLong = plainOf(text).split(" ").length > WORDS_AT_MOST;
  if (request.mode === "ask" || isLong || !/\p{L}{2}/u.test(text) || isNoOrder(clause) || isReportedOrder(text))
    return [];
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const [person, another] = clause.people;
  const meant = clause.people.length === 0 ? onlyOneAt(text, call) : null;
  const { named } = likelyNamed(clause, withoutBefore(turn), meant ?? about, { choose, tasks, least: LIKELY });
  const toDo = person
    ? another
      ? []
      : lastResorts(text, person, request)
    : [taskOfDay(text, request)].flatMap((frames) => frames ?? []).map((frame): [typeof frame] => [frame]);
  const wasDone = WAS.test(text) && !/[,;.:]\s|(?<!\p{L})(?:and|but|so|to)(?!\p{L})/iu.test(text.trim());
  const all = [
    ...named.flatMap((one) => orLetGo(one, text)),
    ...toDo.filter((frames) => isPrepared(frames, clause, turn, choose)).map((frames) => ({ frames, score: 0 })),
  ].map((one): NamedLikely => ({ ...one, name: one.frames.map((frame) => inWords(frame, tasks)).join(", ") }));
  return all
    .filter(({ frames: [frame] }) => !(wasDone && frame.do === "add_task"))
    .filter(({ frames: [frame] }) => frame.do !== "delete_person" || !OF_THEIRS.test(text))
    .filter(({ name }, no) => all.findIndex((one) => one.name === name) === no)
    .slice(0, CHOICES_AT_MOST);
}

/** The same without what was said before: the choices are found again, when one of them is the answer. */
const withoutBefore = (turn: Turn): Turn => ({
  ...turn,
  request: { ...turn.request, changes: [], history: [], state: NOTHING_SAID },
  given: { ...turn.given, [READ_AFTER]: "-" },
});

/** "The call isn't needed any more": a task that is let go, and may be done. */
const NOT_NEEDED = /(?:not|n['’]t|no longer)\s+(?:be\s+)?(?:needed|necessary|required|relevant)(?!\p{L})|\bno need\b/iu;
function orLetGo(one: Likely, text: string): Likely[] {
  const [frame] = one.frames;
  return frame.do === "change_task" && frame.change.status === "done" && NOT_NEEDED.test(text)
    ? [{ ...one, frames: [{ do: "delete_task", tasks: frame.tasks }] }, one]
    : [one];
}

/** A clause of which one of those changes was chosen, as the command that it is; the same clause where none was. */
export function withAlsoMeant(
  clause: ReadClause,
  turn: Turn,
  about: KnownPerson | null,
  choose: Choosing,
): ReadClause | null {
  const answered = turn.given[`${CHOSEN}${clause.text}`];
  if (answered === undefined) return null;
  const chosen = alsoMeant(clause, turn, about, choose).find(({ name }) => name === answered);
  if (!chosen) return null;
  const [first, ...more] = chosen.frames;
  return { ...clause, kind: "command", readings: [reading(first, { more })] };
}

/** One question that offers changes after something else is said. */
export function orOneOf(lead: string, named: readonly NamedLikely[], { text }: ReadClause): Asking {
  const names = named.map(({ name }) => name);
  return {
    ask: say([lead, ...names.map((name, no) => `${no + 1}. ${plain(name)}`)].join("\n"), names),
    question: {
      asks: "choice",
      about: text,
      choices: names.map((name): Listed => ({ kind: "choice", id: name, name })),
    },
  };
}
