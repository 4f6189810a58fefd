import type { StepRequest } from "../assistant-model.ts";
import { plain } from "./wording.ts";

/** That nothing was done, and what still waits: that would be done by its button. */
export function leftAlone({ changes = [] }: StepRequest): string {
  const waiting = changes.filter(({ status }) => status === "proposed").map(({ title }) => `“${plain(title)}”`);
  const [only, another] = waiting;
  if (only === undefined) return "All right. I changed nothing.";
  return another === undefined
    ? `All right. I changed nothing. ${only} still waits: press Cancel on its card to drop it.`
    : `All right. I changed nothing. ${waiting.join(" and ")} still wait: press Cancel on their cards to drop them.`;
}
