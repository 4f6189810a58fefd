import type { StepRequest } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";
import { plainWords } from "../words.ts";
import { changedIn } from "./commands/like-the-last.ts";
import { listsOf } from "./commands/reader-of.ts";
import { faultOfChange } from "./commands/values.ts";
import { findDates } from "./find-dates.ts";
import type { OtherField } from "./other-field.ts";
import type { OwnColumn } from "./reading.ts";
import { labelOf, targetOf, typeOf } from "./referring/targets.ts";

const WRONG =
  /^(?:(?:no|nope|oops|sorry|wait|oh|hm+|actually|rather|but|i meant?|not (?:her|him|them|that one|this one|that person)|(?:that['’]?s |that was )?(?:the )?wrong (?:one|person|name)|(?:it['’]?s |i meant )?the other (?:one|person))(?!\p{L})[\s,.;:!–—-]*){1,6}/iu;
const CORRECTS = /\b(?:no|nope|oops|sorry|not|wrong|meant?|other)\b/iu;
const VALUE =
  /^(?:['’]s)?[\s,:–-]*(?:(?:should|must|to|into|in|on|at|is|be|as|gets?|goes|=)\s+)*(?<value>\S.*?)(?:\s+(?:instead|please|then))*[\s.!]*$/iu;

/** "Not her, the other one: Ben to Meeting": someone else, with a value of their own, instead of the last change; null where the words say something else. */
export function otherPersonsValue(request: StepRequest, columns: readonly OwnColumn[]): OtherField | null {
  const { changes = [], message } = request;
  const [action, another] = changes.filter(
    ({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo),
  );
  const lead = WRONG.exec(message.trim())?.[0] ?? "";
  if (!action || another || !CORRECTS.test(lead)) return null;
  const [changed, more] = /^(?:update_founder|set_custom_value)$/.test(action.tool) ? changedIn(action, columns) : [];
  const target = changed && !more ? targetOf(changed.label, columns) : null;
  const rest = message
    .trim()
    .slice(lead.length)
    .replace(/^(?:(?:move|put|set|mark|make|for)\s+)+/iu, "");
  const named = request.people
    .filter(({ by, id }) => (by === "name" || by === "part") && id !== action.params["founderId"])
    .flatMap((person) => {
      const end = endOfName(rest, person.name);
      return end > 0 ? [{ person, end }] : [];
    });
  const [who, other] = named;
  const value = who && !other ? VALUE.exec(rest.slice(who.end))?.groups?.["value"] : undefined;
  if (!target || !who || value === undefined) return null;
  const fault = faultOfChange({ ...target, value }, listsOf(request, columns));
  // "Ben is back on Monday" is news of him.
  if (typeOf(target) === "date" && !isOnlyDay(value, request.today)) return null;
  if (fault !== null || value === changed?.value || /text/.test(typeOf(target))) return null;
  const { id, name } = who.person;
  return { action, person: { id, name }, order: `set ${labelOf(target)} of ${name} to ${value}` };
}

function isOnlyDay(text: string, today: string): boolean {
  const [day, another] = findDates(text, today);
  return (
    day !== undefined &&
    !another &&
    plainWords(text.replace(day.text, "")).every((word) => /^(?:the|on|for|next|this)$/.test(word))
  );
}

/** Where the name ends that a text begins with; 0 where it does not begin with it. */
function endOfName(text: string, name: string): number {
  const own = new Set([...plainWords(name), ...namingParts(name)]);
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    if (!plainWords(word).every((part) => own.has(part))) break;
    end = index + word.length;
  }
  return /^\P{L}*$/u.test(text.slice(0, text.search(/\p{L}/u))) ? end : 0;
}
