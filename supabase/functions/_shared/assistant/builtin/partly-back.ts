import { type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { contentWords } from "../words.ts";
import { TOLD } from "../why-held.ts";
import { type Answer, say } from "./answers.ts";
import { outcome } from "./outcome.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";

type Patch = Record<string, unknown>;

/** The words that name a field of a change, or its value. */
export const wordsOfField = (key: string, value: unknown): string[] => {
  const field = Object.hasOwn(personFields, key) ? personFields[key as PersonFieldKey] : null;
  return contentWords([...(field ? [field.label, ...field.spoken] : [key]), String(value)].join(" "));
};

/** Some fields of a change of several, as they were before it: "revert just the stage"; null where words name none of them, or all. */
export function partlyBack(said: readonly string[], action: AssistantAction, call: Call): Answer | null {
  const { tool, params, status, changes, title } = action;
  const patch = (params["patch"] ?? {}) as Patch;
  const fields = Object.entries(patch).filter(([, value]) => value !== null);
  if (tool !== "update_founder" || fields.length < 2 || said.length === 0) return null;
  const named = fields.filter(([key, value]) => wordsOfField(key, value).some((word) => said.includes(word)));
  const known = [...named.flatMap(([key, value]) => wordsOfField(key, value)), ...contentWords(title)];
  if (named.length === 0 || named.length === fields.length || !said.every((word) => known.includes(word))) return null;
  const keys = new Set(named.map(([key]) => key));
  if (status === "proposed") {
    const gone = takenBack([action], call);
    const rest = Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, keys.has(key) ? null : value]));
    const offered = outcome(call(tool, { ...params, patch: rest }, action.heldBecause ?? TOLD));
    return say(`${gone.text}\n${offered.text}`);
  }
  const back: Patch = Object.fromEntries(Object.keys(patch).map((key) => [key, null]));
  const clear: string[] = [];
  for (const [key, value] of named) {
    const label = personFields[key as PersonFieldKey].label;
    const was = changes.find(({ field }) => field === label)?.before ?? null;
    if (was === null) clear.push(key);
    else back[key] = typeof value === "number" ? Number(was) : was;
  }
  return outcome(call(tool, { ...params, patch: back, clear }, null));
}
