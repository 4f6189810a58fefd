import type { StepRequest } from "../../assistant-model.ts";
import { FORBIDS, plainOf } from "../commands/clause-kind.ts";
import { withName } from "../commands/beside-order.ts";
import { isWhole } from "../commands/clause-context.ts";
import type { Frame } from "../commands/frames.ts";
import { NOTHING_GIVEN, readClauses } from "../commands/read-clauses.ts";
import { isQuoted } from "../commands/quoted.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { seemsAnOrder } from "../guesses/order-like.ts";
import { isHearsay, isReportedOrder } from "../hearsay.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call, TaskLine } from "../script.ts";
import { isInTitle, namingWords } from "../vocabulary/akin.ts";
import { columnComment, valueComment } from "./column-comments.ts";
import { noteComment, noteNamed } from "./note-comments.ts";
import { onlyNamed, withoutNames } from "./named-in.ts";
import { type TaskComment, taskComment } from "./task-comments.ts";
import { tasksNamedIn } from "./topic-task.ts";

/** Where one thing ends that is said, and another begins. */
const JOINTS = /\s*(?:[.;!:,…]|\.{2,}|\s[–—-])\s+(?:(?:and|so|then|but)[\s,]+)*|\s+(?:and|so|then)\s+/giu;
/** "The note about the van, no wait, the one about the visa": what is said again takes its place. */
const RETAKEN = /^.*(?:no,? wait|wait,? no|i meant?|or rather|actually|scratch that|sorry)[\s,.;:!…–—-]*$/iu;
/** What a note says goes on to its end. */
const SAYS_NOTE = /^[^:,;.]{0,60}?(?<!\p{L})(?:notes?|log|jot|record|write|remember)(?!\p{L})[^:,;.]{0,60}:/iu;
const MESSAGE_MOST = 300;
const CONDITION = /^\W*(?:if|when|whenever|once|unless|until|in case|as soon as|should|suppose|imagine)(?!\p{L})/iu;
/** What is made is "it" afterwards, whatever has a name like that. */
const MAKES =
  /^\W*(?:(?:please|pls|can you|could you|also)\s+)*(?:add|create|new|make (?:a|an|me)|remind|task|to-?do|note|log|jot)(?!\p{L})/iu;
const NEW_TASK =
  /^\W*(?:(?:please|pls|can you|could you|also|ok|and)[\s,]+)*(?:(?:add|create|make|set up|put in)(?: me)? )?(?:an? |another |one more )?(?:new )?(?:(?:daily|weekly|monthly|quarterly) )?(?:tasks?|to-?dos?|reminders?)(?!\p{L})/iu;

interface Known {
  request: StepRequest;
  columns: readonly OwnColumn[];
  call: Call;
}

interface Joint {
  index: number;
  end: number;
}

/**
 * A message of which one part names a task, a column or someone's notes and the next one says what is to be done ("the gel never came,
 * reopen it", "no deadline for the flights, take the date out"), as one plain order. Other messages as they are.
 */
export function withTopic(request: StepRequest, columns: readonly OwnColumn[], call: Call): StepRequest {
  const { message, mode } = request;
  if (mode === "ask" || message.length > MESSAGE_MOST || /[?？\n]/u.test(message) || SAYS_NOTE.test(message))
    return request;
  const said = joinedTo({ request, columns, call }, message) ?? ofSpokenTask(request, columns);
  return said === null ? request : { ...request, message: said };
}

const AND = /^\s*(?:(?:and|also|ok|okay|no|oh|plus|then|sorry|wait)[\s,]+)*/iu;
/** "I mean the title: …", "and take the date out": of the task that was made, changed or asked about last; else it is asked which task is meant. */
function ofSpokenTask(request: StepRequest, columns: readonly OwnColumn[]): string | null {
  const { message, today, state, changes = [] } = request;
  const title = MEANS_TITLE.exec(message)?.groups?.["title"];
  const tasks = (state?.list ?? []).filter(({ kind }) => kind === "task");
  const isOfTask = tasks.length === 1 || /_task$/.test(changes.at(-1)?.tool ?? "");
  if (title !== undefined) return isOfTask ? `rename it to ${title}` : null;
  const comment = taskComment(message.replace(AND, ""), "", today);
  const isOther = comment?.changes === "description" || setsOption(message, request, columns);
  return comment === null || comment.isOpen || (!isOfTask && isOther) ? null : comment.order("it");
}
/** "Set it to Closed", where that is a stage of theirs. */
const setsOption = (message: string, { user }: StepRequest, columns: readonly OwnColumn[]): boolean =>
  [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)].some((option) =>
    plainOf(message).endsWith(` to ${plainOf(option)}`),
  );
const MEANS_TITLE =
  /^[^"“]{0,80}?\b(?:i (?:mean|meant)|i['’]m talking about)\s+(?:the|its) title\s*[:,]?\s+(?:should be |is )?["“]?(?<title>\S[^"“”\n]{2,100}?)["”]?[\s.!]*$/iu;

function jointsIn(message: string): Joint[] {
  return Array.from(message.matchAll(JOINTS))
    .filter(({ index }) => index > 0 && !isQuoted(message, index))
    .map(({ index, 0: { length } }) => ({ index, end: index + length }));
}

/** How many parts before and behind a joint are looked at, beside the whole. */
const NEAREST = 4;

/** A message with the first order that is about what is named before it put in full, and those that follow; null where there is none. */
function joinedTo(known: Known, message: string): string | null {
  const joints = jointsIn(message);
  for (const [no, joint] of joints.entries()) {
    const later = joints.slice(no + 1, no + 1 + NEAREST).map(({ index }) => index);
    const ends = [message.length, ...later.reverse()];
    for (const end of ends) {
      const text = message.slice(joint.end, end);
      // What the words are about stands next to them, or takes up all that was said before.
      const starts = [
        ...joints
          .slice(Math.max(0, no - NEAREST), no)
          .map((one) => one.end)
          .reverse(),
        0,
      ];
      for (const from of starts) {
        const topic = message.slice(from, joint.index).trim();
        const order = mayBeTopic(topic) ? orderAbout(known, topic, text) : null;
        if (order === null) continue;
        const before = message
          .slice(0, from)
          .replace(/[\s,:;–—-]+$/u, "")
          .replace(RETAKEN, "");
        return [before, ...order.orders, ...order.goesOn(message.slice(end))]
          .map((part) => part.replace(/[\s.!,;]+$/u, ""))
          .filter((part) => part !== "")
          .join(". ");
      }
    }
  }
  return null;
}

/** "Don't move the redline, delete it" names the redline. */
const DENIED = /^\W*(?:please )?(?:do not|don['’]?t|never) (?=\p{L}+ \p{L})/iu;
const mayBeTopic = (topic: string): boolean =>
  /\p{L}{2}/u.test(topic) &&
  !CONDITION.test(topic) &&
  !isReportedOrder(topic) &&
  !isHearsay(topic) &&
  (DENIED.test(topic) ||
    !FORBIDS.test(plainOf(topic).replace(/^nobody(?= (?:uses?|needs?|wants?|looks?|reads?) )/u, "")));

interface Orders {
  orders: string[];
  /** What is said behind, about the same thing. */
  goesOn: (rest: string) => string[];
}

/** What is said behind, with the name for the one who was named. */
const restWith =
  (who: string | null) =>
  (text: string): string[] => {
    const rest = text.replace(/^[\s,.;:!–—-]+(?:(?:and|then|also)\s+)*/iu, "");
    return [who === null ? rest : withName(rest, who)];
  };

function orderAbout(known: Known, topic: string, text: string): Orders | null {
  const { request, columns } = known;
  const who = onlyNamed(request, topic);
  const rest = restWith(who);
  const plain = (order: string | null): Orders | null => (order === null ? null : { orders: [order], goesOn: rest });
  const note = noteNamed(text, topic, request.message);
  if (note !== null) return plain(note);
  if (isNoteLead(topic)) return plain(who === null ? null : noteComment(text, topic, who));
  const described = descriptionComment(text, topic, request);
  if (described !== null) return topic === wholeBefore(request.message, text) ? plain(described) : null;
  const column = columnComment(text, topic, columns);
  if (column !== null) return startsCommand(topic) ? null : plain(column);
  const comment = taskComment(text, topic, request.today);
  const task = comment && aboutTask(known, topic, comment, rest);
  if (task) return task;
  if (startsCommand(topic) || who === null) return null;
  return plain(noteComment(text, topic, who) ?? valueComment(text, topic, { columns, today: request.today, who }));
}

function aboutTask(known: Known, topic: string, comment: TaskComment, rest: Orders["goesOn"]): Orders | null {
  // "Add a task for Friday: crane report, description: two pages" says all of a new one.
  const isOfNew = comment.changes === "description" && NEW_TASK.test(known.request.message);
  if (MAKES.test(topic) || isOfNew) return null;
  const frames = framesOf(known, topic);
  const isOfTask = frames.some(({ do: act }) => act === "change_task");
  if (startsCommand(topic)) {
    // "Put the renewal back to Friday, and stop it repeating": two changes of one task.
    // "…. Wait, cancel that" takes the order back.
    return isOfTask && comment.changes !== "deleted" ? { orders: [topic, comment.order("it")], goesOn: rest } : null;
  }
  const { tasks = [] } = known.call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const found = meantTasks(withoutNames(topic, known.request), tasks, comment);
  const [only, another] = found;
  if (!only || (!isOfTask && seemsAnOrder(withoutSlips(topic)) && !isTitle(topic, only))) return null;
  const it = another ? sharedWords(topic, found) : `"${only.title.replace(/["“”]/gu, "'")}"`;
  const goesOn = (text: string): string[] => {
    const [joint] = jointsIn(`-${text}`);
    const next = joint ? text.slice(joint.end - 1) : "";
    const more = next === "" ? null : taskComment(next, topic, known.request.today);
    return more ? [more.order(it)] : rest(text);
  };
  const isSaidBefore = comment.isTold === true || !isOfTask || frames.some((frame) => saysSame(frame, comment));
  return { orders: [...(isSaidBefore ? [] : [topic]), comment.order(it)], goesOn };
}

const withoutSlips = (text: string): string => text.replace(/(?<!\p{L})(?:um+|uh+|er+)\s+/giu, "");
/** "Swap noisy magazine" is an order to someone, and the title of a task. */
const isTitle = (topic: string, { title }: TaskLine): boolean =>
  namingWords(topic).every((word) => isInTitle(word, namingWords(title)));

/** What a part asks for by itself, if it uses every word. */
function framesOf({ request, columns }: Known, topic: string): Frame[] {
  return readClauses({ ...request, message: topic }, columns, NOTHING_GIVEN)
    .filter((clause) => clause.kind === "command" && isWhole(clause))
    .flatMap(({ readings: [one] }) => (one && "frame" in one ? [one.frame, ...one.more] : []));
}

/** Both say the same: that is one change. */
const saysSame = (frame: Frame, { changes }: TaskComment): boolean =>
  frame.do === "change_task"
    ? Object.hasOwn(frame.change, changes)
    : frame.do === "delete_task" && changes === "deleted";

/** The tasks that are meant: done ones are reopened, and open ones are changed, where there are any. */
function meantTasks(topic: string, tasks: readonly TaskLine[], { changes, isOpen, order }: TaskComment): TaskLine[] {
  const isReopening = changes === "status" && order("it").startsWith("reopen");
  const [likelier, others] = [true, false].map((is) =>
    tasks.filter(({ status }) => ((status === "done") === isReopening) === is),
  );
  const found = tasksNamedIn(topic, likelier ?? [], isOpen === true);
  return found.length > 0 ? found : tasksNamedIn(topic, others ?? [], isOpen === true);
}

/** The words by which several tasks were meant: which one is asked with them. */
const sharedWords = (topic: string, tasks: readonly TaskLine[]): string =>
  topic
    .split(/\s+/u)
    .filter((word) => tasksNamedIn(word, tasks, false).length > 0)
    .join(" ");

/** All that is said before an order. */
const wholeBefore = (message: string, order: string): string =>
  message
    .slice(0, message.lastIndexOf(order))
    .replace(/[\s,.;:!–—-]+$/u, "")
    .trim();

const DESCRIBED =
  /^\s*(?:(?:please|pls|so|and|just|can you|could you)[\s,]+)*(?:put|add|write|note|set|save|keep) (?:that|this|it)(?: down)? (?:in|into|to|as|under|on) (?:the|its|a) (?:description|details|task description|description of (?:it|the task|that task))(?:[\s,]+(?:please|too|thanks))*[\s.!]*$/iu;
/** "8.30, before she is on the floor, put that in the description", of the task that was made or changed last. */
function descriptionComment(text: string, topic: string, { changes = [] }: StepRequest): string | null {
  const isOfTask = /^(?:create|update)_task$/.test(changes.at(-1)?.tool ?? "");
  return isOfTask && DESCRIBED.test(text) ? `add to the description of it: ${topic}` : null;
}
