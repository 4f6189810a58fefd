import { daysBetween } from "../../../contract/calendar-date.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords, stem } from "../../words.ts";
import type { Answer } from "../answers.ts";
import type { TaskLine } from "../script.ts";
import { dateText, personLink, plain, plural, taskLine } from "../wording.ts";
import { can, type Item, isWord } from "./items.ts";
import { answer, leftOver, type Question } from "./question.ts";

const SHOWN = 10;
/** Verbs whose past is another word. */
const PRESENT: Readonly<Record<string, string>> = {
  ...{
    sent: "send",
    paid: "pay",
    written: "write",
    wrote: "write",
    made: "make",
    bought: "buy",
    told: "tell",
    met: "meet",
  },
  ...{
    gave: "give",
    given: "give",
    spoke: "speak",
    spoken: "speak",
    built: "build",
    taken: "take",
    took: "take",
    rang: "ring",
  },
  ...{
    rung: "ring",
    found: "find",
    held: "hold",
    kept: "keep",
    sold: "sell",
    chosen: "choose",
    gotten: "get",
    got: "get",
  },
};
const rootOf = (word: string) => stem(PRESENT[word] ?? word).replace(/[eiy]$/u, "");
const rootsIn = (text: string) => plainWords(text).map(rootOf);

/** What of a question may be words of a title: those that nobody understood must be, what else it says of doing something may be. */
function wordsOf(items: readonly Item[]): { must: string[]; may: string[] } {
  const left = leftOver(items);
  const must = left.filter((item) => isWord(item) || item.place || item.values.length > 0 || item.columns.length > 0);
  const may = items.filter(
    (item) =>
      !must.includes(item) &&
      item.people.length === 0 &&
      can(item, "verb.touch", "noun.note", "noun.post", "verb.say", "verb.about"),
  );
  const roots = (some: readonly Item[]) => some.flatMap(({ words }) => rootsIn(words));
  return { must: roots(must), may: roots(may) };
}

/** The tasks whose titles a question says enough of, the open ones before others; none when it may be about something else. */
export function tasksNamed(question: Question, person: { id: string; name: string } | null): TaskLine[] {
  const { items, call } = question;
  const { must, may } = wordsOf(items);
  if (must.length === 0 && (may.length === 0 || !person)) return [];
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const fits = tasks.filter((task) => {
    const title = new Set(rootsIn(task.title));
    const isOfPerson =
      !person || task.founderId === person.id || namingParts(person.name).some((word) => title.has(rootOf(word)));
    return (
      isOfPerson && must.every((word) => title.has(word)) && (must.length > 0 || may.some((word) => title.has(word)))
    );
  });
  const open = fits.filter(({ status }) => status !== "done");
  return open.length > 0 ? open : fits;
}

/** When a task is due, or was: "due Nov 17, 2026, 5 days ago". */
export function dueText({ dueDate, status, completedAt }: TaskLine, today: string, timeZone: string): string {
  if (status === "done") return completedAt ? `done ${dateText(completedAt, timeZone)}` : "done";
  const state = status === "in_progress" ? ", in progress" : "";
  if (dueDate === null) return `no due date${state}`;
  const days = daysBetween(today, dueDate);
  const away =
    days === 0
      ? "today"
      : days === 1
        ? "tomorrow"
        : days < 0
          ? `${plural(-days, "day")} ago`
          : `in ${plural(days, "day")}`;
  return `due ${dateText(dueDate)}, ${away}${state}`;
}

const ASKS_DONE =
  /^\s*(?:did|have|has|is|was|were)\b|\b(?:done|finished|completed|erledigt|hecha|terminad[ao]|faite?|terminee?)\b/iu;
const ASKS_DUE = /\b(?:due|for|until|by|on|fallig|fällig|para|pour)\b/iu;
const ASKS_LATE = /\b(?:late|overdue|behind|past due|uberfallig|überfällig|atrasad[ao]|vencid[ao]|en retard)\b/iu;

/** What is asked of a task that is named by its words: when it is due, whether it is late or done. Null when no task is. */
export function answerNamedTask(question: Question, person: { id: string; name: string } | null): Answer | null {
  const tasks = inPeriod(tasksNamed(question, person), question);
  return tasks.length === 0 ? null : tellTasks(question, tasks, person);
}

/** Of several tasks those of the days that are asked about; "before 1990" asks for no task of this year. */
function inPeriod(tasks: readonly TaskLine[], { items, world }: Question): TaskLine[] {
  const period = items.find((item) => item.period !== null)?.period ?? null;
  if (period === null) return [...tasks];
  const { from, to } = period;
  const isIn = (day: string | null | undefined) =>
    day != null && (from === null || day.slice(0, 10) >= from) && (to === null || day.slice(0, 10) <= to);
  const own = tasks.filter(({ dueDate, completedAt }) => isIn(dueDate) || isIn(completedAt));
  const isLongAgo = to !== null && daysBetween(to, world.today) > DAYS_OF_TASKS;
  return own.length > 0 || tasks.length > 1 || isLongAgo ? own : [...tasks];
}
const DAYS_OF_TASKS = 400;

export function tellTasks(
  { text, world, request }: Question,
  tasks: TaskLine[],
  person: { id: string; name: string } | null,
): Answer {
  const [only, another] = tasks;
  const more = {
    listed: tasks.slice(0, SHOWN).map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
    ...(person && { about: person }),
  };
  if (!only || another)
    return answer(
      [
        `${plural(tasks.length, "task")}:`,
        ...tasks.slice(0, SHOWN).map(taskLine),
        tasks.length > SHOWN ? `- and ${tasks.length - SHOWN} more` : "",
      ]
        .filter(Boolean)
        .join("\n"),
      more,
    );
  const due = dueText(only, world.today, request.user.timeZone);
  const isDone = only.status === "done";
  const isLate = !isDone && only.dueDate !== null && only.dueDate < world.today;
  const yes = ASKS_LATE.test(text)
    ? isLate
      ? "Yes. "
      : "No. "
    : ASKS_DONE.test(text) && !ASKS_DUE.test(text) && !/\bdo i (?:have|need)\b/iu.test(text)
      ? isDone
        ? "Yes. "
        : "Not yet. "
      : "";
  const { founderId, founderName } = only;
  const whose = !person && founderId && founderName ? `, for ${personLink({ id: founderId, name: founderName })}` : "";
  return answer(`${yes}${plain(only.title)}: ${due}${whose}.`, more);
}

/** Returns the tasks whose titles have all of the words, with anything in between; null when none has. */
export function taskWithWords(
  question: Question,
  words: string,
  person: { id: string; name: string } | null,
): Answer | null {
  const wanted = rootsIn(words).filter((word) => word.length > 1);
  const { tasks = [] } = question.call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const fits = tasks.filter(({ title, founderId }) => {
    const roots = new Set(rootsIn(title));
    return (!person || founderId === person.id) && wanted.length > 1 && wanted.every((word) => roots.has(word));
  });
  return fits.length === 0 ? null : tellTasks(question, fits, person);
}
