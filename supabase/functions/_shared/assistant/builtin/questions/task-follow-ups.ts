import { daysBetween } from "../../../contract/calendar-date.ts";
import type { Answer } from "../answers.ts";
import type { TaskLine } from "../script.ts";
import { personLink, plain, plural } from "../wording.ts";
import { answer, type Question } from "./question.ts";
import { tellTasks } from "./task-titles.ts";

const HOW_LATE =
  /^\W*(?:and |by )?(?:how (?:late|overdue|long overdue|many days(?: late| overdue)?|far behind)(?: (?:is|are) (?:it|that|this|they|those))?|since when|wie spat|wie lange schon|cuanto retraso|de combien)\W*$/iu;
const ABOUT_IT =
  /^\W*(?:and )?(?:when(?: is| was|s)? (?:it|that|this)(?: one)?(?: task)?(?: due)?|is (?:it|that|this)(?: one)?(?: task)? (?:done|late|overdue|finished|open|due)(?: yet| already)?|what(?: is|s|['’]s) (?:its|the) (?:due date|deadline|status)|wann ist (?:das|die|sie) fallig|ist (?:das|sie) erledigt|cuando vence|c['’]est pour quand)\W*$/iu;
const WHOSE =
  /^\W*(?:and )?(?:who(?: is|['’]s|s)? (?:it|that|this) (?:for|about)|for whom(?: is it)?|whose is (?:it|that)|who is it with)\W*$/iu;

/** Answers a question about the task in the last answer: how late it is, when it is due, who it is for. Null for any other question. */
export function followTask(question: Question): Answer | null {
  const { text, call, world, request } = question;
  const isLate = HOW_LATE.test(text);
  const isWhose = WHOSE.test(text);
  if (!isLate && !isWhose && !ABOUT_IT.test(text)) return null;
  const ids = new Set((request.state?.list ?? []).filter(({ kind }) => kind === "task").map(({ id }) => id));
  if (ids.size === 0) return null;
  const { tasks: all = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const tasks = all.filter(({ id }) => ids.has(id));
  if (tasks.length === 0) return null;
  const listed = { listed: tasks.map(({ id, title }) => ({ kind: "task" as const, id, name: title })) };
  if (isLate) {
    const lines = tasks.map((task) => `${plain(task.title)}: ${lateness(task, world.today)}.`);
    return answer(lines.join("\n"), listed);
  }
  if (isWhose) {
    const lines = tasks.map(({ title, founderId, founderName }) =>
      founderId && founderName
        ? `${plain(title)}: ${personLink({ id: founderId, name: founderName })}.`
        : `${plain(title)} is for nobody in particular.`,
    );
    return answer(lines.join("\n"), listed);
  }
  return tellTasks(question, tasks, null);
}

function lateness({ dueDate, status }: TaskLine, today: string): string {
  if (status === "done") return "done";
  if (dueDate === null) return "it has no due date";
  const days = daysBetween(dueDate, today);
  return days > 0
    ? `${plural(days, "day")} late`
    : days === 0
      ? "due today, so not late"
      : `not late, due in ${plural(-days, "day")}`;
}
