import { cutAtWord } from "../../language-model/plain-text.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

/** Letters of each thing that is left. */
const SHOWN = 60;

/** What one message has no room for, by name, so that it can be sent again. */
export function leftOver(clauses: readonly ReadClause[], most: number): string[] {
  if (clauses.length === 0) return [];
  const names = clauses.map(({ text, readings: [one] }) => {
    const frame = one && "frame" in one ? one.frame : null;
    const who = frame?.do === "set" ? frame.who[0]?.said : null;
    const said = frame?.do === "add_person" ? frame.name.said : frame?.do === "add_task" ? frame.title : (who ?? text);
    return `“${cutAtWord(said, SHOWN)}”`;
  });
  return [`I do ${most} things at a time, so these are left: ${names.join(", ")}. Please send them again.`];
}
