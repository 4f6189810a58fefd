import type { AssistantAction } from "../../../contract/assistant.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { TaskLine } from "../script.ts";

/** The tasks that a question of `list_tasks` is about. */
export const tasksFor = (tasks: readonly TaskLine[], input: Record<string, unknown>): TaskLine[] =>
  tasks.filter(
    ({ status, founderId }) =>
      (input["status"] !== "open" || status !== "done") &&
      (typeof input["founderId"] !== "string" || founderId === input["founderId"]),
  );

/** Changes as the next turn finds them: those that this turn took back are no more. */
export const withTakenBack = (
  actions: readonly AssistantAction[],
  wanted: readonly { tool: string; input: Record<string, unknown> }[],
): AssistantAction[] => {
  const gone = new Set(wanted.flatMap(({ tool, input }) => (tool === "take_back" ? [input["actionId"]] : [])));
  return actions.map((action) =>
    gone.has(action.id) ? { ...action, status: action.status === "proposed" ? "cancelled" : "undone" } : action,
  );
};

interface Change {
  tool: string;
  input: Record<string, unknown>;
  id: string;
  people: readonly KnownPerson[];
}

/** Keeps a task that was made or changed, so that the next messages find it. */
export function keepTask(tasks: TaskLine[], { tool, input, id, people }: Change): void {
  const known = tasks.findIndex((task) => task.id === id);
  const before = tasks[known];
  if (tool === "create_task") {
    const { title, dueDate, founderId } = input as unknown as TaskLine;
    const founderName = people.find((person) => person.id === founderId)?.name ?? null;
    tasks.push({ id, title, status: "todo", dueDate, founderId, founderName });
  } else if (tool === "update_task" && before) {
    const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
    tasks[known] = { ...before, ...Object.fromEntries(patch) };
  }
}
