import type { Target } from "../vocabulary/field-names.ts";
import type { Problem } from "./frames.ts";
import { listed } from "./values.ts";

/** "Set Noam to high", where two lists have it: asks which of them is meant. */
export function askWhichList(said: string, lists: readonly { target: Target }[], text: string): Problem {
  const labels = lists.map(({ target }) => ("column" in target ? target.column.label : target.field));
  const choices = labels.map((label) => ({ label, reads: text.replace(said, `${label} ${said}`) }));
  return {
    problem: `“${said}” can be ${listed(labels, "or")}. Which one do you mean?`,
    offers: choices.map(({ reads }) => reads),
    asks: { asks: "choice", about: text },
    choices: choices.map(({ label, reads }) => ({ kind: "choice", id: label, name: label, reads })),
  };
}
