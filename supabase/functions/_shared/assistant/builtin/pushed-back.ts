import type { TaskChange, TaskRef } from "./commands/frames.ts";
import type { MeantTask } from "./resolve.ts";
import type { TaskLine } from "./script.ts";
import { plain } from "./wording.ts";

/** Orders that make a day later, and never earlier. */
const PUSHES =
  /(?<!\p{L})(?:push|postpone|delay|defer|put off|snooze|push back|reschedule (?:back|later)|kick)(?!\p{L})(?!\s+(?:it|that|this)?\s*(?:forward|up|ahead))/iu;

/** Of several tasks that are pushed back to a day, those that it makes later, and those that are due later already. */
export function withoutLater(
  all: readonly MeantTask[],
  { dueDate }: TaskChange,
  tasks: readonly TaskRef[],
  message: string,
): { moved: MeantTask[]; kept: TaskLine[] } {
  // Tasks that are named are all meant.
  const isGroup = tasks.some((ref) => ref.by === "all");
  if (!isGroup || all.length < 2 || typeof dueDate !== "string" || !PUSHES.test(message))
    return { moved: [...all], kept: [] };
  const isLater = ({ task }: MeantTask) => task.dueDate !== null && task.dueDate > dueDate;
  const moved = all.filter((one) => !isLater(one));
  return moved.length === 0
    ? { moved: [...all], kept: [] }
    : { moved, kept: all.filter(isLater).map(({ task }) => task) };
}

/** Says which tasks stay where they are, for their day is later than the one that others are pushed back to. */
export const leftWhere = (tasks: readonly TaskLine[]): string =>
  `I left ${tasks.map(({ title }) => `“${plain(title)}”`).join(", ")} where ${tasks.length > 1 ? "they are: they are" : "it is: it is"} due later than that already.`;
