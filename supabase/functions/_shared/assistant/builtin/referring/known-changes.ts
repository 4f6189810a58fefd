import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { plainOf } from "../commands/clause-kind.ts";
import type { EarlierChange } from "../reading.ts";

/** A change of this turn's, or of an earlier one. */
export type Change = AssistantAction | EarlierChange;

/** What may be taken back, with the words that are its own. */
export interface Known {
  action: Change;
  words: ReadonlySet<string>;
  /** Its words, and what was there before. */
  all: ReadonlySet<string>;
  /** What was there before. */
  before: ReadonlySet<string>;
}

const TITLE_WORDS = new Set("delete add change set change the a of about note task column people person".split(" "));
const wordsIn = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text == null ? [] : plainWords(text.replace(/['’]/gu, " "))));

/** The words that a change is known by. */
export function knownOf(action: Change, { people, columns = [] }: StepRequest): Known {
  const changes = "tool" in action ? action.changes : [];
  const params = "tool" in action ? action.params : {};
  const ids: unknown[] =
    "tool" in action
      ? [action.founderId, action.recordId, params["founderId"], params["founderIds"]].flat()
      : [action.personId];
  const names = people.filter(({ id, by }) => ids.includes(id) && by !== "near").map(({ name }) => name);
  const label = columns.find(({ id }) => id === params["fieldId"] || id === ("recordId" in action && action.recordId));
  const own = wordsIn([
    ...[action.title, label?.label, ...names],
    ...changes.map(({ record }) => record),
    ...[params["title"], params["label"]].map((one) => (typeof one === "string" ? one : null)),
  ]).filter((word) => !TITLE_WORDS.has(word));
  const fields = wordsIn(changes.flatMap(({ field, before }) => [field, before]));
  const kinds = KINDS.find(([tool]) => tool.test(toolOf(action)))?.[1] ?? "";
  const before = new Set(wordsIn(changes.map((one) => one.before)));
  return { action, before, words: new Set(own), all: new Set([...own, ...fields, ...kinds.split(" ")]) };
}
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/_task$/, "task tasks reminder todo"],
  [/_note$/, "note notes"],
  [/custom_field$/, "column columns field"],
  [/founders?$|custom_values?$/, "person people contact contacts value name names"],
];

/** Whether words have one, or its plural or genitive. */
export const has = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (word.length > 3 && word.endsWith("s") && words.has(word.slice(0, -1)));
/** The tool that made a change. */
export const toolOf = (action: Change): string => ("tool" in action ? action.tool : (action.madeBy ?? ""));
/** Whether a change deletes something. */
export const isDeletion = (action: Change): boolean => toolOf(action).startsWith("delete_");
/** Whether changes are all of the same person. */
export const ofOnePerson = (actions: readonly Change[]): boolean =>
  new Set(actions.map((one) => ("tool" in one ? one.founderId : one.personId))).size === 1;
/** Whether someone is named who nothing that waits is about. */
export const namesElse = (message: string, { people }: StepRequest, known: readonly Known[]): boolean => {
  const said = plainOf(message).split(" ");
  return people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") &&
      plainWords(name).some((part) => said.includes(part)) &&
      !plainWords(name).some((part) => known.some(({ all }) => has(all, part))),
  );
};
