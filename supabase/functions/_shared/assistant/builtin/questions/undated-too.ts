import type { TaskLine } from "../script.ts";
import { plural, taskLine } from "../wording.ts";
import type { Question } from "./question.ts";

/** What is asked for next, beside the tasks that have a day. */
interface Asked {
  status: string;
  founderId: string | null;
  query: string | null;
}
const SHOWN = 5;

/** The open tasks without a day that "what is next" is about too: they are no less open than those with one. */
export function undatedToo({ call }: Question, asked: Asked): { tasks: TaskLine[]; lines: string[] } {
  const found = call("list_tasks", { ...asked, due: "undated", from: null, to: null });
  const tasks = (found.tasks ?? []).slice(0, SHOWN);
  const total = found.total ?? tasks.length;
  if (total === 0) return { tasks: [], lines: [] };
  const rest = total > tasks.length ? [`- and ${total - tasks.length} more`] : [];
  return {
    tasks,
    lines: [`${plural(total, "open task has", "open tasks have")} no due date:`, ...tasks.map(taskLine), ...rest],
  };
}
