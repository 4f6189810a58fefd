import type { Answer } from "../answers.ts";
import type { TaskLine } from "../script.ts";
import { personLink, plural, taskLine } from "../wording.ts";
import { dayRange } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { inTheFuture } from "./periods.ts";
import type { AskedOfEvery } from "./quantified.ts";
import { answer, type Question } from "./question.ts";

const NAMED = 5;

/** What some words say of a task. */
interface Said {
  said: string;
  fits: (task: TaskLine) => boolean;
}

/** "Are all tasks done?", "do none of Ada's tasks have a due date?": yes or no, and which make it a no. Null where it is of no tasks. */
export function answerOfEveryTask(
  { is, rest, subject, isOfList }: AskedOfEvery,
  question: Question,
  read: (text: string) => Question,
): Answer | null {
  const { call, world } = question;
  if (isOfList) return null;
  const items = read(rest).items;
  const noun = (subject === null ? items : read(subject).items).findIndex((item) => can(item, "noun.task"));
  if (noun < 0) return null;
  const splits: [Item[], Item[]][] =
    subject === null
      ? items
          .slice(noun + 1)
          .map((_, at) => [items.slice(0, items.length - 1 - at), items.slice(items.length - 1 - at)])
      : [[read(subject).items, items]];
  for (const [about, what] of splits) {
    const who = saidOfTasks(about, world.today);
    const predicate = saidOfTasks(what, world.today, true);
    if (!who || !predicate || predicate.said === "" || ENDS_OPEN.test(about.at(-1)?.words ?? "")) continue;
    const { tasks = [], total = 0 } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
    // With more tasks than were read the count would be a guess.
    if (tasks.length < total) return null;
    return told(is, tasks.filter(who.fits), who.said, predicate);
  }
  return null;
}

const ENDS_OPEN =
  /^(?:due|of|for|about|with|without|a|an|the|has|have|not|no|on|in|by|are|is|who|that|which|and|or|,)$/;

function told(is: AskedOfEvery["is"], tasks: readonly TaskLine[], among: string, { said, fits }: Said): Answer {
  const all = `${plural(tasks.length, "task")}${among}`;
  if (tasks.length === 0) return answer(`None: there are no tasks${among}.`);
  const [fitting, others] = [tasks.filter(fits), tasks.filter((task) => !fits(task))];
  const count = fitting.length;
  const isSaid = (isOne: boolean): string => {
    const has = isOne ? "has" : "have";
    return said.replace(/^(?:(not )?with )?/u, (lead, not?: string) =>
      lead === "" ? `${isOne ? "is" : "are"} ` : not ? `${isOne ? "does" : "do"} not have ` : `${has} `,
    );
  };
  const part = `${count === 0 ? "none" : count} of ${all} ${isSaid(count <= 1)}`;
  if (is === "none")
    return count === 0
      ? answer(`Yes, ${part}.`)
      : answer([`No: ${part}:`, ...lines(fitting)].join("\n"), listed(fitting));
  if (others.length === 0)
    return answer(
      `${is === "every" ? "Yes" : "No"}, ${count === 1 ? `the only one of ${all} ${isSaid(true)}` : `all ${all} ${isSaid(false)}`}.`,
    );
  return answer(
    [`${is === "every" ? "No, " : "Yes, not all: "}${part}. Not:`, ...lines(others)].join("\n"),
    listed(others),
  );
}

const lines = (tasks: readonly TaskLine[]): string[] => [
  ...tasks.slice(0, NAMED).map(taskLine),
  ...(tasks.length > NAMED ? [`- and ${tasks.length - NAMED} more`] : []),
];
const listed = (tasks: readonly TaskLine[]): Pick<Answer, "listed"> => ({
  listed: tasks.slice(0, NAMED).map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
});

/** What some words say of tasks, " of Ada, in progress"; null where one is left over. `isPredicate`: in words behind "is". */
function saidOfTasks(items: readonly Item[], today: string, isPredicate = false): Said | null {
  const isNot = items.filter((item) => can(item, "say.not")).length === 1;
  const parts: Said[] = [];
  let rest = items.filter((item) => !can(item, "say.not", "noun.task") && !SMALL.test(item.words));
  const take = (fits: (item: Item) => boolean): Item | undefined => {
    const found = rest.find(fits);
    rest = rest.filter((item) => item !== found);
    return found;
  };
  const owner = take(({ people }) => people.length === 1)?.people[0];
  if (owner) parts.push({ said: `for ${personLink(owner)}`, fits: ({ founderId }) => founderId === owner.id });
  else if (take((item) => can(item, "noun.person")))
    parts.push({ said: "for a person", fits: ({ founderId }) => founderId !== null });
  const isOpen = ({ status }: TaskLine) => status !== "done";
  const isOverdue = (task: TaskLine) => isOpen(task) && task.dueDate !== null && task.dueDate < today;
  if (take((item) => can(item, "task.in_progress")))
    parts.push({ said: "in progress", fits: ({ status }) => status === "in_progress" });
  if (take((item) => can(item, "task.overdue"))) parts.push({ said: "overdue", fits: isOverdue });
  if (take((item) => can(item, "task.done"))) parts.push({ said: "done", fits: (task) => !isOpen(task) });
  if (take((item) => can(item, "task.open"))) parts.push({ said: "open", fits: isOpen });
  if (take((item) => can(item, "task.undated")))
    parts.push({ said: "without a due date", fits: ({ dueDate }) => dueDate === null });
  const due = take(({ words, columns }) => /^(?:due )?(?:date|day|deadline)s?$/.test(words) && columns.length === 0);
  const dated = take(({ period }) => period !== null)?.period;
  const isDue = take((item) => can(item, "verb.due")) !== undefined;
  if (dated) {
    if (!isDue) return null;
    const { from, to } = inTheFuture(dated, today);
    parts.push({
      said: `due ${dayRange({ from, to }, today)}`,
      fits: ({ dueDate }) => dueDate !== null && (!from || dueDate >= from) && (!to || dueDate <= to),
    });
  } else if (due ?? isDue) parts.push({ said: "with a due date", fits: ({ dueDate }) => dueDate !== null });
  if (rest.length > 0) return null;
  return joinedParts(parts, isNot, isPredicate);
}
const SMALL =
  /^(?:my|our|the|a|an|any|of|for|about|with|on|have|has|had|been|be|are|is|to|linked to|linked|assigned to|assigned|tied to|by|that|which|all|single|one|still|already|now|set|their|its|own|i have|we have|,)$/;

function joinedParts(parts: readonly Said[], isNot: boolean, isPredicate: boolean): Said | null {
  // "Not done and overdue" may deny one or both.
  if (isNot && parts.length !== 1) return null;
  const said = parts.map((part) => part.said).join(", ");
  const whole = isNot ? `not ${said}` : said;
  return {
    said: isPredicate ? whole : whole === "" ? "" : ` (${whole})`,
    fits: (task) => parts.every(({ fits }) => fits(task)) !== isNot,
  };
}
