import type { AssistantAction } from "../../../contract/assistant.ts";
import { type Answer } from "../answers.ts";
import { rhythmDays } from "../commands/contact-rhythm.ts";
import type { ReadClause } from "../commands/read-clause.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";

const patchOf = ({ params }: AssistantAction) => (params["patch"] ?? {}) as Record<string, unknown>;
const setsRhythm = (action: AssistantAction): boolean =>
  action.tool === "update_founder" && typeof patchOf(action)["keepInTouchDays"] === "number";

/** "No, Lucía every 4 weeks", after the days between contacts were set: another number of days for her; null for other words. */
export function otherRhythm(
  { text, people }: ReadClause,
  standing: readonly AssistantAction[],
  call: Call,
): Answer | null {
  const days = rhythmDays(text);
  const [last, more] = standing.filter(setsRhythm);
  const [person, another] = people;
  if (days === 0 || !last || another || (!person && more)) return null;
  const action = person ? standing.find((one) => setsRhythm(one) && one.founderId === person.id) : last;
  const founderId = person?.id ?? last.founderId;
  if (founderId === null) return null;
  if (action?.status === "proposed") call("take_back", { actionId: action.id }, null);
  const none = Object.fromEntries(Object.keys(patchOf(last)).map((field) => [field, null]));
  const held = last.status === "proposed" ? last.heldBecause : null;
  const patch = { ...none, keepInTouchDays: days };
  const said = outcome(call("update_founder", { founderId, patch, clear: [] }, held), person);
  return person ? { ...said, about: person } : said;
}
