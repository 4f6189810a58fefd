import { addDays } from "../../../contract/calendar-date.ts";
import type { Answer } from "../answers.ts";
import type { TaskLine } from "../script.ts";
import { dateText, dayRange, personLink, plain, plural, taskLine } from "../wording.ts";
import { can, type Item, isWord } from "./items.ts";
import { inTheFuture, inThePast } from "./periods.ts";
import { answer, has, leftOver, type Question, use } from "./question.ts";
import { ofEvery } from "./quantified.ts";
import { createdTasks } from "./created-tasks.ts";
import { tasksOfNobody } from "./tasks-of-nobody.ts";
import { thatRepeat } from "./tasks-that-repeat.ts";
import { answerNamedTask, taskWithWords } from "./task-titles.ts";
import { undatedToo } from "./undated-too.ts";

const SHOWN = 10;

/** What is asked about tasks; null when a word is left over. */
export function answerTasks(question: Question, person: { id: string; name: string } | null): Answer | null {
  // "Are all tasks done?" is not answered by those that are.
  if (ofEvery(question.text)) return null;
  return (
    (person ? null : tasksOfNobody(question)) ??
    createdTasks(question, person) ??
    thatRepeat(question, person) ??
    tasksAsked(question, person)
  );
}

function tasksAsked(question: Question, person: { id: string; name: string } | null): Answer | null {
  const { items, call, world } = question;
  const { today } = world;
  const isCount = has(items, "ask.count");
  const isWhen = has(items, "ask.when");
  const isNext = use(items, "task.next").length > 0 || items.some((item) => item.words === "next");
  for (const item of items) if (item.words === "assigned to") item.used = true;
  const isUndated = use(items, "task.undated").length > 0;
  const negations = items.filter((item) => !item.used && can(item, "say.not"));
  let isDone = has(items, "task.done");
  const isInProgress = use(items, "task.in_progress").length > 0;
  const isOverdue = use(items, "task.overdue").length > 0;
  const isOpen = use(items, "task.open").length > 0;
  const isDue = has(items, "verb.due");
  use(items, "task.done", "noun.task", "verb.due", "say.everything");
  if (isDone && negations.length === 1) {
    // "not done": still open.
    isDone = false;
    for (const one of negations) one.used = true;
  }
  for (const item of items) if (item.people.length > 0 || can(item, "ref.person")) item.used = true;
  const dated = items.find((item) => !item.used && item.period !== null);
  if (dated) dated.used = true;
  for (const item of items) if (item.words === "next") item.used = true;
  use(items, "sort.newest").forEach((item) => (item.used = isDone));
  const topic = topicOf(items) ?? (isWhen ? titleIn(items) : null);
  if (leftOver(items).length > 0) return answerNamedTask(question, person);
  const isAny = topic !== null && !isOpen && !isOverdue && !isUndated;
  const status = isDone ? "done" : isInProgress ? "in_progress" : isAny ? "any" : "open";
  const period = dated?.period ? (isDone ? inThePast(dated.period, today) : inTheFuture(dated.period, today)) : null;
  const due = isOverdue ? "overdue" : isUndated ? "undated" : isNext ? "dated" : null;
  const isToday = period !== null && period.from === today && period.to === today && !isDone;
  // What is overdue is not what is due next.
  const isAhead = isNext && isDue && !period && !isDone;
  // "In the next days" of a duration looks ahead.
  const [from, to] =
    period?.isDuration && !isDone
      ? [today, addDays(today, daysOf(period.from, today))]
      : [isAhead ? today : (period?.from ?? null), period?.to ?? null];
  const asked = { status, due, founderId: person?.id ?? null, query: topic, from, to };
  const linked = call("list_tasks", asked);
  // A task that only names someone in its title belongs to no one.
  const [first = ""] = person?.name.split(" ") ?? [];
  const found =
    person && (linked.total ?? 0) === 0 && topic !== null
      ? call("list_tasks", { ...asked, founderId: null, query: `${topic} ${first}` })
      : linked;
  const tasks = found.tasks ?? [];
  const total = found.total ?? tasks.length;
  const isMissing = (found.total ?? found.tasks?.length ?? 0) === 0;
  const instead = person && topic !== null && isWhen && isMissing ? theirTasks(question, person, topic) : null;
  if (instead) return instead;
  // A title may have the words in another order, or more of them between.
  const named = topic !== null && total === 0 && period === null ? taskWithWords(question, topic, person) : null;
  if (named) return named;
  const when =
    isAhead && total === 0
      ? " due from today on"
      : period === null
        ? ""
        : isToday
          ? " due today"
          : ` ${isDone ? "" : "due "}${dayRange({ from, to }, today)}`;
  const behind = `${person ? ` for ${personLink(person)}` : ""}${topic === null ? "" : ` with “${plain(topic)}”`}${when}`;
  const isBare = period === null && !isOverdue && !isUndated;
  const saidOf = titled({ isUndated, isInProgress, isOverdue, isDone, isOpen: status === "open" && isBare, behind });
  const undated = isNext && status === "open" && isBare && (person ?? total === 0) ? undatedToo(question, asked) : null;
  const listed = [...tasks.slice(0, SHOWN), ...(undated?.tasks ?? [])];
  const more = { listed: listed.map(asListed), ...(person && { about: person }) };
  const late = [isToday || isAhead ? overdueToo(question, person) : "", ...(undated?.lines ?? [])]
    .filter(Boolean)
    .join("\n");
  if (total === 0 && !isAhead && undated && undated.tasks.length > 0) return answer(late, more);
  if (total === 0) return answer(`None: there are no ${saidOf(2)}.${late && ` ${late}`}`, more);
  if (isCount) return answer(`${total} ${saidOf(total)}.${late && ` ${late}`}`, more);
  return told(question, { tasks, total, isNext, isDone, isWhen, title: saidOf(total), late }, more);
}

const asListed = ({ id, title }: TaskLine) => ({ kind: "task" as const, id, name: title });

interface Titled {
  isUndated: boolean;
  isInProgress: boolean;
  isOverdue: boolean;
  isDone: boolean;
  isOpen: boolean;
  behind: string;
}

/** What so many tasks are called above their list: "overdue tasks for Ada". */
const titled =
  ({ isUndated, isInProgress, isOverdue, isDone, isOpen, behind }: Titled) =>
  (count: number): string => {
    const noun = count === 1 ? "task" : "tasks";
    const open = isOpen ? "open " : "";
    if (isUndated) return `${open}${noun} without a due date${behind}`;
    if (isInProgress) return `${noun} in progress${behind}`;
    return `${open}${isOverdue ? "overdue " : isDone ? "completed " : ""}${noun}${behind}`;
  };

/** "When do I have to report to her?": no title may say so, and her tasks are shown. */
function theirTasks({ call }: Question, person: { id: string; name: string }, topic: string): Answer | null {
  const open = call("list_tasks", { status: "open", due: null, founderId: person.id, query: null }).tasks ?? [];
  if (open.length === 0) return null;
  const shown = open.slice(0, SHOWN);
  return answer(
    [`No task says “${plain(topic)}”. Open for ${personLink(person)}:`, ...shown.map(taskLine)].join("\n"),
    {
      listed: shown.map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
      about: person,
    },
  );
}

interface Told {
  tasks: TaskLine[];
  total: number;
  isNext: boolean;
  isDone: boolean;
  isWhen: boolean;
  title: string;
  late: string;
}

function told(
  question: Question,
  { tasks, total, isNext, isDone, isWhen, title, late }: Told,
  more: Omit<Answer, "text">,
): Answer {
  const shown = tasks.slice(0, isNext ? 1 : SHOWN);
  const lines = shown.map((task) =>
    isDone && task.completedAt
      ? `${taskLine({ ...task, dueDate: null, status: "" })}, done ${dateText(task.completedAt, question.request.user.timeZone)}`
      : taskLine(task),
  );
  if (isNext) return answer(["Next:", ...lines, late].filter(Boolean).join("\n"), more);
  if (isWhen && shown.length === 1 && shown[0]) {
    const [task] = shown;
    return answer(
      `${plain(task.title)}: ${task.status === "done" ? "done" : task.dueDate === null ? "no due date" : `due ${dateText(task.dueDate)}`}.`,
      more,
    );
  }
  const rest = total > shown.length ? [`- and ${total - shown.length} more`] : [];
  return answer([`${total} ${title}:`, ...lines, ...rest, late].filter(Boolean).join("\n"), more);
}

const daysOf = (from: string | null, today: string) =>
  from === null ? 0 : Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000) + 1;

function overdueToo({ call }: Question, person: { id: string } | null): string {
  const { total = 0 } = call("list_tasks", {
    status: "open",
    due: "overdue",
    founderId: person?.id ?? null,
    query: null,
  });
  return total === 0 ? "" : `${plural(total, "task is", "tasks are")} overdue.`;
}

/** Words of a title: what is quoted, or what follows "to", "about" or "called". */
function topicOf(items: Item[]): string | null {
  const quoted = items.find((item) => item.isQuoted && !item.used);
  if (quoted) {
    quoted.used = true;
    return quoted.raw;
  }
  const start = items.findIndex(
    (item) => !item.used && can(item, "prep.to", "verb.about", "verb.say") && !can(item, "noun.task"),
  );
  if (start < 0) return null;
  const after = items.slice(start + 1).filter((item) => !item.used && !(can(item, "filler", "comma") && !isWord(item)));
  if (after.length === 0 || after.length > 6 || after.some((item) => item.period !== null)) return null;
  for (const item of after) item.used = true;
  const [lead] = items.slice(start, start + 1);
  if (lead) lead.used = true;
  return after.map(({ raw }) => raw).join(" ");
}

/** "When is book a room due?": the words that are left are the title's. */
function titleIn(items: Item[]): string | null {
  const words = items.filter((item) => !item.used);
  const from = words.findIndex(isWord);
  const to = words.findLastIndex(isWord);
  if (from < 0 || to - from > 8) return null;
  const title = words.slice(from, to + 1);
  for (const item of title) item.used = true;
  return title.map(({ raw }) => raw).join(" ");
}

/** Whether a question is about tasks, as far as its words say. */
export const isAboutTasks = (items: readonly Item[]): boolean =>
  items.some((item) =>
    can(item, "noun.task", "task.overdue", "verb.due", "task.next", "task.undated", "task.in_progress"),
  ) ||
  (items.some((item) => can(item, "task.done")) &&
    items.some((item) => item.period !== null) &&
    !items.some(({ columns }) => columns.some(({ isOwn, type }) => isOwn && type === "date"))) ||
  asksWhatIsOpen(items);

/** Nothing says "task" but that something is done. */
export const isOnlyDone = (items: readonly Item[]): boolean =>
  items.some((item) => can(item, "task.done")) &&
  !items.some((item) =>
    can(item, "noun.task", "task.overdue", "verb.due", "task.next", "task.undated", "task.in_progress"),
  );

/** "What's open for her?": nothing else that could be open is named. */
const asksWhatIsOpen = (items: readonly Item[]): boolean =>
  items.some((item) => can(item, "ask.what") || /\banything\b/.test(item.words)) &&
  items.some((item) => can(item, "task.open") && item.values.length === 0 && item.words !== "active") &&
  !items.some(
    (item) =>
      item.columns.length > 0 ||
      item.values.length > 0 ||
      can(item, "noun.person", "noun.note", "noun.post", "noun.column", "noun.choice", "ask.who", "ask.count"),
  );
