import { isOfOthersAsked } from "../newest.ts";
import { DIGITS } from "../vocabulary/numbers.ts";
import { type PersonFieldKey, personFields } from "../../../contract/person-fields.ts";
import type { AssistantAction } from "../../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import type { OwnColumn } from "../reading.ts";
import { isComplete } from "./clause-context.ts";
import { isAgainFor, plainOf, UNDO } from "./clause-kind.ts";
import type { ReadClause } from "./read-clauses.ts";
import { faultOfChange, type Lists } from "./values.ts";
import { isNoteLead } from "./split-clauses.ts";
import { givenBy, takesValue } from "./value-beside-name.ts";

const IS_NUMBER = new RegExp(String.raw`^[$€£]?${DIGITS}[km]?%?$`, "iu");
const AROUND =
  /^(?:(?:as well|and|also|plus|then|now|ok|please|but|do|same for|for|set|make|put|fill in|enter|write|record|store|change|move|it|that|to|is|gets?|has|as|at|on|with|should be|goes to|of|the|too|likewise)(?![\p{L}])\s*|['’]s?(?![\p{L}])\s*|[:,–-]\s*)+/iu;
const BEHIND = /(?:\s(?:too|as well|please|then|for|of|and|to)|[\s,.!:])+$/iu;
const SAME =
  /^(?:(?:the|that) )?same(?: (?:day|date|value|one|thing|owner|stage|status|amount|number|person|place|company|tier|as (?:her|him|them|that)))?$|^that(?: (?:day|one|too))?$/iu;
/** "Sam does now" has no value. */
const ONLY_DOES =
  /^(?:does|do|did|has|have|had|is|are|was|were|will|would|can|could|should|might)(?:n['’]?t|\s+not)?(?:\s+(?:now|too|so|already|it|that|again|as well|not|any ?more))*$/iu;
const WORDS_AT_MOST = 6;

/**
 * "And Lotte's to the same day", "and the other one 66": the change before, of someone else and to another value. Null where the words
 * name nobody, or are no value of what was changed.
 */
export function likeTheLast(
  clause: ReadClause,
  { request, lists }: { request: StepRequest; lists: Lists },
  reads: (text: string, about: readonly KnownPerson[]) => ReadClause,
  last: readonly KnownPerson[],
): ReadClause | null {
  const { text, tokens } = clause;
  const { changes = [] } = request;
  const newest = changes.at(-1);
  const isOpen = /^(?:out_of_scope|report|command|correction)$/.test(clause.kind) && !clause.isForbidden;
  // "Undo it for Omar" is no value of his.
  if (!isOpen || UNDO.test(plainOf(text)) || isNoteLead(text) || text.length > 120) return null;
  const isOfNewColumn = valueOfNew(clause, changes.at(-1), lists);
  if (clause.kind !== "correction" && isComplete(clause) && !isOfNewColumn) return null;
  // "Omar too": the change itself is done again.
  if (clause.kind === "correction" && isAgainFor(text, tokens)) return null;
  if (clause.kind === "correction" && /^\W*(?:no|not|oops|sorry|wrong|i meant?)\b/iu.test(text)) return null;
  const isHer = /^(?:her|hers|him|his|them|their|theirs|she|he|they)$/iu;
  const named = tokens.filter(({ code, from, to }) => code === "P" && !isHer.test(text.slice(from, to)));
  const [first] = named;
  const end = named.at(-1);
  if (
    !first ||
    !end ||
    tokens.slice(tokens.indexOf(first), tokens.indexOf(end)).some(({ code }) => !/^(?:P|and|,)$/.test(code))
  )
    return null;
  // After a question about others "it" is none of the last change.
  if (
    newest &&
    isOfOthersAsked(newest, request) &&
    named.every(({ from, to }) => /^(?:it|that|this)$/iu.test(text.slice(from, to)))
  )
    return null;
  // "The second's" is the second person in the last list.
  const [placed, another] = first.slot?.is === "person" && first.slot.isPronoun ? first.slot.people : [];
  const isPlaced = first === end && placed !== undefined && another === undefined;
  const names = isPlaced ? "her" : text.slice(first.from, end.to);
  const rest = [text.slice(0, first.from), text.slice(end.to)]
    .map((words) => words.trim().replace(AROUND, "").replace(BEHIND, "").replace(AROUND, "").trim())
    .filter((words) => words !== "")
    .join(" ");
  const action = changes.at(-1);
  const { columns } = lists;
  const said = rest === "" && /^['’]s?(?![\p{L}])/u.test(text.slice(end.to)) ? "the same" : rest;
  if (said === "" || said.split(/\s+/u).length > WORDS_AT_MOST || ONLY_DOES.test(said)) return null;
  for (const { label, value } of changedIn(action, columns)) {
    const its = SAME.test(said) ? value : said;
    if (its === null) continue;
    if (action?.tool === "create_custom_field" && action.status === "proposed" && !newTakes(action, its)) continue;
    if (action?.tool === "create_custom_field" && action.status === "proposed")
      return waitsFor(clause, label, names, its);
    const whole = reads(`set ${label} of ${names} to ${its}`, isPlaced ? [placed] : last);
    const isOrder = whole.readings.some(
      (one) =>
        "frame" in one &&
        one.frame.do === "set" &&
        one.left.length === 0 &&
        one.doubt === null &&
        one.frame.changes.every((change) => faultOfChange(change, lists) === null),
    );
    const given = SAME.test(said) ? "same" : givenBy(text.slice(0, first.from), text.slice(end.to));
    if (isOrder && whole.kind === "command" && takesValue({ label, said: its, given }, columns))
      return action?.status === "proposed" ? asTold(whole) : whole;
  }
  return null;
}

/** "For Ilse it's 18 December", after a column for days was made: a value that it takes, of someone, and nothing else. */
function valueOfNew({ text, tokens, dates }: ReadClause, action: AssistantAction | undefined, lists: Lists): boolean {
  if (action?.tool !== "create_custom_field" || action.status !== "executed") return false;
  const column = lists.columns.find(({ label }) => label === textOf(action.params["label"]));
  const [person] = tokens.filter(({ code }) => code === "P");
  if (!column || !person || !/^(?:and |so |then )*(?:for|with|of|in) /iu.test(text)) return false;
  const said = text.slice(person.to).trim().replace(AROUND, "").replace(BEHIND, "").trim();
  if (column.type === "date") return dates.some((day) => day.text.length > 2 && said.endsWith(day.text));
  if (column.type === "number") return IS_NUMBER.test(said);
  if (column.type === "boolean") return /^(?:yes|no)$/iu.test(said);
  return column.options.some((option) => option.toLowerCase() === said.toLowerCase());
}

/** Whether a value is one that a column takes which waits: "a task for Friday" is no number. */
function newTakes({ params }: AssistantAction, value: string): boolean {
  const options = Array.isArray(params["options"]) ? params["options"].filter((one) => typeof one === "string") : [];
  const column = { id: "", label: textOf(params["label"]) ?? "", type: params["type"] as OwnColumn["type"], options };
  if (column.type === "multiselect") return options.some((one) => value.toLowerCase().includes(one.toLowerCase()));
  return faultOfChange({ column, value }, { stages: [], statuses: [], columns: [] }) === null;
}

/** What goes on from a change that waits, waits too. */
const asTold = (clause: ReadClause): ReadClause => ({
  ...clause,
  readings: clause.readings.map((one) => ("frame" in one ? { ...one, doubt: one.doubt ?? TOLD } : one)),
});

/** A value of a column that is not there before it is confirmed. */
const waitsFor = (clause: ReadClause, label: string, names: string, value: string): ReadClause => ({
  ...clause,
  kind: "command",
  readings: [
    {
      problem: `The column “${label}” waits for your Confirm. Confirm it, then say: set ${label} of ${names} to ${value}.`,
      offers: [`Set ${label} of ${names} to ${value}`],
    },
  ],
});

/** The fields of a change as they are called, each with its value. */
export function changedIn(
  action: AssistantAction | undefined,
  columns: readonly OwnColumn[],
): { label: string; value: string | null }[] {
  if (!action || action.status === "undone" || action.status === "cancelled") return [];
  const { params, tool } = action;
  if (tool === "set_custom_value" || tool === "set_custom_values") {
    const column = columns.find(({ id }) => id === params["fieldId"]);
    return column ? [{ label: column.label, value: textOf(params["value"]) }] : [];
  }
  if (tool === "create_custom_field") return [{ label: textOf(params["label"]) ?? "", value: null }];
  if (!/^update_founders?$/.test(tool)) return [];
  return Object.entries(params["patch"] ?? {}).flatMap(([key, value]) =>
    value === null || !Object.hasOwn(personFields, key)
      ? []
      : [{ label: personFields[key as PersonFieldKey].label, value: textOf(value) }],
  );
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;
