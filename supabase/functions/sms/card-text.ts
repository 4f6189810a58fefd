import type { AssistantAction } from "../_shared/contract/assistant.ts";

/** Four digits of a proposal's id: what confirms it by text. Whoever asked reads it, and nobody types it by chance. */
export function codeOf(actionId: string): string {
  return String((Number.parseInt(actionId.slice(0, 8), 16) % 9000) + 1000);
}

/** A proposal as a text: what it changes, what goes with it, and the code that confirms it. */
export function cardText({ id, title, changes, losses }: AssistantAction): string {
  // What the title says already is not said again: of a record that goes, its name would become empty.
  const untold = changes.filter(({ before, after }) => after !== null || before === null || !title.includes(before));
  const changed = untold.map(({ field, before, after }) =>
    before === null ? `${field}: ${after ?? "empty"}.` : `${field}: ${before} becomes ${after ?? "empty"}.`,
  );
  const lost = losses.map(({ what, count }) => `${count} ${what}`).join(", ");
  const parts = [
    `${title}?`,
    ...changed,
    ...(lost ? [`Also goes: ${lost}.`] : []),
    `Reply YES ${codeOf(id)} to do it.`,
  ];
  return parts.join(" ");
}
