import { todayIn } from "../../../contract/calendar-date.ts";
import type { Answer } from "../answers.ts";
import { dateText, dayRange, personLink, plural, taskLine } from "../wording.ts";
import { can } from "./items.ts";
import { inThePast } from "./periods.ts";
import { answer, leftOver, type Question, use } from "./question.ts";

const SHOWN = 10;
const CREATED = /^(?:was |were |been |got )?(?:created|added|made|set up|new)$/;

/** "Which tasks were created in October?": by the day on which a task was added. Null where no such day is asked for. */
export function createdTasks(question: Question, person: { id: string; name: string } | null): Answer | null {
  const { call, world, request } = question;
  const items = question.items.map((item) => ({ ...item }));
  const at = items.findIndex(({ words }) => CREATED.test(words));
  const noun = items.findIndex((item) => can(item, "noun.task"));
  const dated = items.find(({ period }) => period !== null);
  const created = items[at];
  if (!created || !dated?.period || noun < 0 || noun > at) return null;
  const isDone = items.some((item) => can(item, "task.done"));
  const isOpen = items.some((item) => can(item, "task.open"));
  use(items, "noun.task", "task.done", "task.open", "say.everything", "verb.add");
  created.used = dated.used = true;
  for (const item of items) if (person && (item.people.length > 0 || can(item, "ref.person"))) item.used = true;
  if (leftOver(items).length > 0 || (isDone && isOpen)) return null;
  const status = isDone ? "done" : isOpen ? "open" : "any";
  const found = call("list_tasks", { status, due: null, founderId: person?.id ?? null, query: null });
  const all = found.tasks ?? [];
  // With more tasks than were read, or one without a day, the count would be a guess.
  if (all.length < (found.total ?? all.length) || all.some(({ createdAt }) => createdAt === undefined))
    return answer("I can't tell by the day on which tasks were added.");
  const { timeZone } = request.user;
  const { from, to } = inThePast(dated.period, world.today);
  const dayOf = (createdAt = "") => todayIn(timeZone, new Date(createdAt));
  const tasks = all
    .filter(({ createdAt }) => (!from || dayOf(createdAt) >= from) && (!to || dayOf(createdAt) <= to))
    .sort((one, other) => (one.createdAt ?? "").localeCompare(other.createdAt ?? ""));
  const kind = isDone ? "completed " : isOpen ? "open " : "";
  const of = person ? ` for ${personLink(person)}` : "";
  const when = ` added ${dayRange({ from, to }, world.today)}`;
  if (tasks.length === 0) return answer(`None: there are no ${kind}tasks${of}${when}.`);
  return answer(
    [
      `${plural(tasks.length, `${kind}task`)}${of}${when}:`,
      ...tasks.slice(0, SHOWN).map((task) => `${taskLine(task)}, added ${dateText(task.createdAt ?? "", timeZone)}`),
      ...(tasks.length > SHOWN ? [`- and ${tasks.length - SHOWN} more`] : []),
    ].join("\n"),
    { listed: tasks.slice(0, SHOWN).map(({ id, title }) => ({ kind: "task" as const, id, name: title })) },
  );
}
