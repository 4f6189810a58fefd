import type { KnownPerson } from "../assistant-model.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { nameInstead } from "./name-instead.ts";
import type { Call } from "./script.ts";
import { type Asking, personOf } from "./resolve.ts";

/** Whether a clause says who something is for, and nothing else: "oh, it's for Ben". */
export const isOnlyName = ({ tokens }: ReadClause): boolean =>
  tokens.every(({ code }) => /^(?:P|for|with|it|its|s|is|that|'s|and|,|oh|no|to|actually)$/.test(code));

/** Which of several people with one name a task is for. */
export function whoOf({ tokens, text }: ReadClause, people: readonly KnownPerson[]): Asking | null {
  const token = tokens.find(({ code }) => code === "P");
  const found = token ? personOf({ people: [...people], said: text.slice(token.from, token.to) }, text) : null;
  return found && "ask" in found ? found : null;
}

/** A task for someone instead: where the other one is said not to be meant, its title names them too. */
export function handedTo(
  { params, recordId }: AssistantAction,
  person: { id: string; name: string },
  isNot: boolean,
  call: Call,
): { founderId: string; title?: string } {
  if (!isNot) return { founderId: person.id };
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const task = tasks.find(({ id }) => id === recordId);
  const title = task?.title ?? params["title"];
  const from = task?.founderName ?? null;
  const renamed = typeof title === "string" && from !== null ? nameInstead(title, from, person.name) : title;
  return { founderId: person.id, ...(typeof renamed === "string" && renamed !== title && { title: renamed }) };
}
