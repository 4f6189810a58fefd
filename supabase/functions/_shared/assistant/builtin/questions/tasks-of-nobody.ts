import type { Answer } from "../answers.ts";
import { plural, taskLine } from "../wording.ts";
import { can } from "./items.ts";
import { answer, type Question } from "./question.ts";

const SHOWN = 10;
const NOBODY =
  /\b(?:no|without an?|without any|not .{0,20}\bany) (?:person|people|contact|contacts|founder|one|body)\b|\b(?:nobody|no one)\b|\b(?:unassigned|unlinked|(?:not|(?:is|are)n['’]?t) (?:linked|attached|tied|assigned|for anyone|about anyone))\b/iu;

/** "Which tasks have no person?": the open ones that belong to nobody. Null when something else is asked. */
export function tasksOfNobody({ items, text, call }: Question): Answer | null {
  if (!items.some((item) => can(item, "noun.task")) || !NOBODY.test(text)) return null;
  if (
    items.some((item) => item.period || item.values.length > 0 || can(item, "task.done", "task.overdue", "ask.count"))
  )
    return null;
  const { tasks = [], total = 0 } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const open = tasks.filter(({ founderId }) => founderId === null);
  // With more tasks than were read the count would be a guess.
  if (tasks.length < total) return null;
  if (open.length === 0) return answer("None: every open task belongs to a person.");
  return answer(
    [`${plural(open.length, "open task")} without a person:`, ...open.slice(0, SHOWN).map(taskLine)].join("\n"),
    {
      listed: open.slice(0, SHOWN).map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
    },
  );
}
