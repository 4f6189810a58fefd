import type { StepRequest } from "../../assistant-model.ts";
import type { ConversationState, Listed, Thread, ToldField } from "../reading.ts";

export const NO_THREAD: Thread = { list: [], spoken: [], fields: [] };

/** A field of someone, as an answer tells it: "[Otto](/people/…): Order value: 12,000." or a line of a list. */
const TOLD_FIELD =
  /^(?:- |(?:Yes|No)\. |I don't know: nothing is recorded\. )?\[(?<name>[^\][]+)\]\(\/people\/(?<id>[0-9a-f-]{36})\): (?:no (?<none>[^:.,]{2,60})|(?<label>[^:.,]{2,60}): (?<value>[^\n]*?))(?:\.$|, |$)/gmu;
/** Answers of so many lines tell a field of each. */
const FIELDS_AT_MOST = 12;

/** The fields that an answer tells, where it tells the same one of everybody. */
export function fieldsTold(text: string): ToldField[] {
  const told = Array.from(text.matchAll(TOLD_FIELD)).map(({ groups = {} }) => ({
    label: groups["label"] ?? groups["none"] ?? "",
    value: groups["value"] ?? null,
    person: { id: groups["id"] ?? "", name: groups["name"] ?? "" },
  }));
  const [first] = told;
  return first && told.length <= FIELDS_AT_MOST && told.every(({ label }) => label === first.label) ? told : [];
}

/** Whether the last answer told a field of several people: "make it 35" is said of none of them. */
export const listsPeople = ({ history }: Pick<StepRequest, "history">): boolean =>
  fieldsTold(history.findLast(({ role }) => role === "assistant")?.content ?? "").length > 1;

interface Answered {
  text: string;
  list: readonly Listed[];
  /** The records that it was about beside those of the list. */
  about: readonly string[];
}

/**
 * What the next messages may refer to after an answer. A list of several records stays until another one takes its place, so that "the
 * others" and "the last one" still mean those of it when one of them was changed; `spoken` are those who were.
 */
export function threadAfter(
  { thread = NO_THREAD }: Partial<ConversationState>,
  { text, list, about }: Answered,
): Thread {
  const records = list.filter(({ kind }) => kind === "person" || kind === "task");
  const isKnown = records.length > 0 && records.every(({ id }) => thread.list.some((one) => one.id === id));
  const isOfChange =
    text.includes("confirm") || (/ set to |^(?:Changed|Cleared|Marked|Noted) /mu.test(text) && !text.includes("\n- "));
  const isNew = records.length > 1 && !(isKnown && records.length < thread.list.length && isOfChange);
  const fields = fieldsTold(text);
  const [only, another] = fields;
  const [before] = thread.fields;
  // "What is Otto's order?", "and Greta's?": the same field of one after another.
  const goesOn = only && !another && before?.label === only.label;
  const kept = goesOn ? thread.fields.filter(({ person }) => person.id !== only.person.id) : [];
  // What the told fields come to leaves them as they were.
  if (fields.length === 0 && /^[^\n:]{2,60}, (?:total|average): /u.test(text)) kept.push(...thread.fields);
  const told = [...kept, ...fields].slice(-FIELDS_AT_MOST);
  if (isNew) return { list: [...list], spoken: [], fields: told };
  const ids = new Set(thread.list.map(({ id }) => id));
  const spoken = [...thread.spoken, ...records.map(({ id }) => id), ...about].filter((id) => ids.has(id));
  return { list: thread.list, spoken: [...new Set(spoken)], fields: told };
}
