import type { StepRequest } from "../../assistant-model.ts";
import { type PersonFieldKey, personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";

const LEAD = String.raw`^\W*(?:(?:no|oh|ok|okay|wait|sorry|actually|but|and|please|hm+)[\s,.!]+)*`;
const FIELD = String.raw`(?:the|her|his|their|its)\s+(?<field>\p{L}[\p{L} -]{2,25}?)`;
const END = String.raw`(?:[\s,]+(?:please|though|after all|alone|out|leave (?:that|it)|keep (?:that|it)|(?:at|as|to|like)\s+(?:what|how|where)?\s*it\s+(?:was|is)|as\s+before|unchanged))*[\s.!]*$`;
/** "Not the priority", "leave the priority as it was", "the priority not, leave that at what it was". */
const LEAVES = new RegExp(
  String.raw`${LEAD}(?:(?:not|without|skip|leave(?: out)?|keep|drop|forget|scratch)\s+${FIELD}|${FIELD.replace("field", "named")}\s*,?\s+(?:not|stays?))${END}`,
  "iu",
);

/** One change of several fields of someone, without the field that is to stay as it was; null for other words. */
export function fieldLeftOut({ message, mode, changes = [], state }: StepRequest, call: Call): Answer | null {
  const said = LEAVES.exec(message.trim())?.groups;
  const [action, another] = changes.filter(
    ({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo),
  );
  if (!said || !action || another || mode === "ask" || (state?.question ?? null) !== null) return null;
  const patch = action.params["patch"];
  if (action.tool !== "update_founder" || typeof patch !== "object" || patch === null) return null;
  const words = plainWords(said["field"] ?? said["named"] ?? "").join(" ");
  const set = Object.entries(patch).filter(([, value]) => value !== null);
  const left = set.find(([key]) => namesOf(key as PersonFieldKey).includes(words));
  if (!left || set.length < 2) return null;
  takenBack([action], call);
  const rest = { ...action.params, patch: { ...patch, [left[0]]: null } };
  const again = call("update_founder", rest, action.status === "proposed" ? action.heldBecause : null);
  return { ...outcome(again), text: `Without the ${words}: ${outcome(again).text}` };
}

/** What a field is called: "priority", and "prio" for short. */
const namesOf = (key: PersonFieldKey): string[] => {
  const label = plainWords(personFields[key].label).join(" ");
  return [
    label,
    ...(key === "priorityScore" ? ["prio", "priority score", "score"] : []),
    ...(key === "roleTitle" ? ["title", "job"] : []),
  ];
};
