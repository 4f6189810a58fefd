import type { Task } from "@contract/tasks";

const NEVER = "9999-12-31";

/** The open task that is due first; of those of one day the oldest, and what has no day comes last. */
export function nextTask(tasks: readonly Task[]): Task | undefined {
  const order = ({ dueDate, createdAt }: Task) => `${dueDate ?? NEVER} ${createdAt}`;
  return tasks
    .filter(({ status }) => status !== "done")
    .sort((one, other) => order(one).localeCompare(order(other)))[0];
}
