import type { AssistantAction } from "../_shared/contract/assistant.ts";

/** Returns the code that confirms a proposal by text: four digits from its id, which nobody types by chance. */
export function codeOf(actionId: string): string {
  return String((Number.parseInt(actionId.slice(0, 8), 16) % 9000) + 1000);
}

/** Words a proposal as a text: what it changes, what is deleted with it, and the code that confirms it. */
export function cardText({ id, title, changes, losses }: AssistantAction): string {
  // Leaves out what the title says already: for a deleted record, its name becoming empty.
  const shown = changes.filter(({ before, after }) => after !== null || before === null || !title.includes(before));
  const changed = shown.map(({ field, before, after }) =>
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

/** Says of a proposal that it is too large to be confirmed by text. */
export const inTheApp = ({ title }: AssistantAction, siteUrl: string): string =>
  `${title}: that's too much for a text. Do it in the app: ${siteUrl}/people`;
