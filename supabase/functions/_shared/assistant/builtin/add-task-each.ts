import { addTask } from "./carry-out-tasks.ts";
import type { Frame } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { outcome } from "./outcome.ts";
import { joined, type Ready, ready, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { ALL, conditionsIn } from "./set-many.ts";
import { plural } from "./wording.ts";

/** So many tasks are made at once at most. */
const AT_MOST = 20;

/** A task for each of those who a filter means, on cards; one task as it was said where it is not clear who they are. */
export function addTaskForEach(
  { head, filter, task }: Frame & { do: "add_task_each" },
  clause: ReadClause,
  turn: Turn,
): Ready | Asking {
  const { anyOf, left } = conditionsIn(filter, turn);
  if (left.length > 0 || anyOf.length === 0) return addTask(task, clause, turn);
  const { founders = [], total = 0 } = turn.call("query_people", { ...ALL, anyOf });
  if (founders.length === 0 || total > AT_MOST) return addTask(task, clause, turn);
  const given = {
    description: task.description ?? null,
    status: null,
    dueDate: task.date,
    recurrence: task.recurrence,
  };
  return ready(
    null,
    (held) =>
      joined(
        founders.map(({ id, name }) =>
          outcome(turn.call("create_task", { ...given, title: `${head} ${name}`, founderId: id }, held)),
        ),
      ),
    { doubt: `A task for each of ${plural(founders.length, "person", "people")}. Confirm those that you want.` },
  );
}
