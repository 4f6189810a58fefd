import type { AssistantAction } from "../../../contract/assistant.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { TaskLine } from "../script.ts";

/** The tasks that a question of `list_tasks` is about. */
export const tasksFor = (tasks: readonly TaskLine[], input: Record<string, unknown>): TaskLine[] =>
  tasks.filter(
    ({ status, founderId, dueDate }) =>
      (input["status"] !== "open" || status !== "done") &&
      (input["due"] !== "undated" || dueDate === null) &&
      (input["due"] !== "dated" || dueDate !== null) &&
      (typeof input["founderId"] !== "string" || founderId === input["founderId"]),
  );

/** Changes as the next turn finds them: those that this turn took back are no more. */
const withTakenBack = (
  actions: readonly AssistantAction[],
  wanted: readonly { tool: string; input: Record<string, unknown> }[],
): AssistantAction[] => {
  const meant = (call: string) =>
    new Set(wanted.flatMap(({ tool, input }) => (tool === call ? [input["actionId"]] : [])));
  const [gone, again] = [meant("take_back"), meant("bring_back")];
  return actions.map((action) =>
    again.has(action.id)
      ? { ...action, status: "executed" }
      : gone.has(action.id)
        ? { ...action, status: action.status === "proposed" ? "cancelled" : "undone" }
        : action,
  );
};

/** What taking a change back, or doing it again, comes to; null for other calls. */
export function wentBack(tool: string, input: Record<string, unknown>, actions: readonly AssistantAction[]) {
  if (tool !== "take_back" && tool !== "bring_back") return null;
  const { status = "executed", title = "" } = actions.find(({ id }) => id === input["actionId"]) ?? {};
  if (tool === "bring_back") return status === "undone" ? { status: "executed", title } : { status: "failed" };
  return status === "undone"
    ? { status, title, wasUndone: true }
    : { status: status === "proposed" ? "cancelled" : "undone", title };
}

interface Played {
  before: readonly AssistantAction[];
  done: readonly AssistantAction[];
  wanted: readonly { tool: string; input: Record<string, unknown> }[];
}

/**
 * Returns the changes of the last turn that changed, proposed or took something back, as the database finds them. `all` is those of every
 * turn, which what this turn did is added to.
 */
export function changesAfter(all: AssistantAction[], { before, done, wanted }: Played): AssistantAction[] {
  // A test may have confirmed or changed those of the turn before.
  const known = new Map([...before, ...done].map((action) => [action.id, action]));
  const every = [...all.filter(({ id }) => !done.some((one) => one.id === id)), ...done];
  all.splice(
    0,
    all.length,
    ...withTakenBack(
      every.map((one) => known.get(one.id) ?? one),
      wanted,
    ),
  );
  const back = wanted.findLast(({ tool }) => /^(?:take|bring)_back$/.test(tool))?.input["actionId"];
  const turn = done[0]?.turn ?? all.find(({ id }) => id === back)?.turn ?? before[0]?.turn;
  return all.filter((one) => one.turn === turn);
}

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

/** The title of a change, as the database has it. */
export const titleOf = (tool: string, name: string | null) =>
  tool === "update_founder" ? `Change ${name ?? ""}` : tool === "create_note" ? `Add a note about ${name ?? ""}` : tool;
