import type { KnownPerson } from "../assistant-model.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
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
