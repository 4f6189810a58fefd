import type { AssistantAction } from "../../../contract/assistant.ts";
import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { listsOf } from "../commands/reader-of.ts";
import { faultOfChange } from "../commands/values.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { type InFull, type Known, labelOf, LEAD, targetOf, typeOf } from "./targets.ts";

const stood = ({ status }: AssistantAction): boolean => status === "executed" || status === "proposed";

const NOT =
  /^(?:(?:typo|sorry|no|oops|oh|wait|actually|correction|it['’]?s|that['’]?s|with|should be|it should be)[\s,:!–-]+)*(?<now>\S+(?: \S+)?),? (?:and )?not (?<old>\S+(?: \S+)?)[!\s]*$/iu;
/** "Typo, .example not .dk": the value that was set last with one part of it otherwise; null where it has no such part. */
export function partCorrected({ request, columns }: Known): InFull | null {
  const { now = "", old = "" } = NOT.exec(request.message.trim())?.groups ?? {};
  const [last, more] = (request.changes ?? []).filter(stood);
  const [changed, another] = changedIn(last, columns);
  if (old === "" || !last || more || !changed || another || typeof changed.value !== "string") return null;
  const target = targetOf(changed.label, columns);
  // "Tasting, not Customer".
  if (target && changed.value.toLowerCase() === old.toLowerCase()) return { message: `no make it ${now}`, people: [] };
  const isText = target && /text|email|url/.test(typeOf(target)) && changed.label !== personFields.owner.label;
  const parts = changed.value.toLowerCase().split(old.toLowerCase());
  if (!isText || parts.length !== 2) return null;
  const at = (parts[0] ?? "").length;
  const value = changed.value.slice(0, at) + now + changed.value.slice(at + old.length);
  return { message: `no make it ${value}`, people: [] };
}

const LABEL_AND_VALUE = new RegExp(
  String.raw`${LEAD}(?:(?:his|her|their|the)\s+)?(?<label>\p{L}[\p{L} ]{2,30}?)(?:\s+(?:is|to|at|now)|:)*\s+(?<value>[$€£]?\d[\d.,]*\s?[km%]?)[\s.!]*$`,
  "iu",
);
/** "Priority 20", behind a note about someone: news of their number, and no more of the note. */
export function numberOfThem({ request, columns }: Known): InFull | null {
  const { label = "", value = "" } = LABEL_AND_VALUE.exec(request.message.trim())?.groups ?? {};
  const person = request.state?.person;
  const last = (request.changes ?? []).at(-1);
  const target = label === "" ? null : targetOf(label.trim(), columns);
  if (!target || !person || last?.tool !== "create_note" || last.params["founderId"] !== person.id) return null;
  if (typeOf(target) !== "number" || numberIn(value) === null || plainWords(label).length > 4) return null;
  if (request.people.some(({ by }) => by === "name" || by === "part")) return null;
  if (faultOfChange({ ...target, value }, listsOf(request, columns)) !== null) return null;
  return { message: `${person.name}'s ${labelOf(target)} is now ${value}`, people: [person] };
}
