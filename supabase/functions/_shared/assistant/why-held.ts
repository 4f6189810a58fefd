import { type Asked, isAskedFor } from "./asked-for.ts";
import type { Card } from "./tools/card.ts";
import type { Plan } from "./tools/tool.ts";

/** Why a change waits that the user's words do not ask for to the letter. */
export const NOT_ASKED_FOR = "Your message does not ask for exactly this.";
export const REPLACES_TEXT = "This replaces what is there now.";
export const CHANGES_ADDRESS = "Email and LinkedIn URLs need your confirmation here.";
/** Of what was told and not asked for. */
export const TOLD = "You told me this. Confirm to change it.";
/** Of a message, or an order in it, that someone else may have written: only the card's own button confirms it. */
export const MAY_BE_THEIRS = "This may be what someone else said. Confirm if you want it.";
export const MORE_THAN_ASKED = "Your message asks for fewer changes.";

/** Why a change that a language model wants must wait for the user; null when their own words ask for exactly it. */
export function whyNotAsked(
  tool: string,
  plan: Pick<Plan, "targets" | "writes">,
  card: Card,
  asked: Asked,
  isTainted: boolean,
  others: readonly string[] = [],
): string | null {
  if (isTainted && tool !== "create_founder" && card.changes.some(({ column }) => ADDRESSES.has(column)))
    return CHANGES_ADDRESS;
  if (!isAskedFor(tool, plan, asked, others)) return NOT_ASKED_FOR;
  return replacesText(plan, card) ? REPLACES_TEXT : null;
}

const ADDRESSES = new Set(["email", "profile_url"]);
/** Columns whose value is one of a list, a day or a number: replacing it loses no text. */
const NO_TEXT = new Set(["stage", "status", "due_on", "recurrence", "priority_score", "follower_count", "founder_id"]);

/** Whether a text that is there would be replaced or cleared. */
function replacesText({ writes }: Pick<Plan, "writes">, { changes }: Card): boolean {
  const isTextValue = writes.some(({ kind }) => kind === "text" || kind === "cleared");
  return changes.some(
    ({ column, before, after }) =>
      (before ?? "") !== "" && before !== after && (column === "value" ? isTextValue : !NO_TEXT.has(column)),
  );
}
