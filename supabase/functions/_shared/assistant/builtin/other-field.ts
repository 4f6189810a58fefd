import { personFields } from "../../contract/person-fields.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { changedIn } from "./commands/like-the-last.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";

const LEAD =
  /^(?:(?:no|nope|nah|wait|oops|oh|sorry|actually|hm+|but|and|only|just|i meant?|not (?:the |her |his |their )?(?<not>[\p{L} ]{2,30}?)(?=[\s]*(?:,|but|only|just))|i only (?:meant|wanted)|change|set|it(?:['’]s| is| was))(?!\p{L})[\s,.;:!–—-]*){1,6}/iu;
const CORRECTS = /\b(?:no|nope|nah|wait|oops|sorry|only|just|meant?|not)\b/iu;
const INSTEAD = /\b(?:only|just|meant?|not)\b/iu;
const VALUE =
  /^\s*(?:['’]s\s+)?[\s,:–-]*(?:(?:to|is|should be|as|on|=|:)\s+)?(?<value>\S.*?)[\s.!]*(?:instead|please)?[\s.!]*$/iu;

/** The same person's other field, as an order of its own, and the change that it takes the place of. */
export interface OtherField {
  action: AssistantAction;
  person: { id: string; name: string };
  order: string;
}

/** "No wait, only the status, to Waiting", after a change of the stage; null where the words say something else. */
export function otherField(
  { changes = [], message }: StepRequest,
  columns: readonly OwnColumn[],
  call: Call,
): OtherField | null {
  const standing = changes.filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo));
  const [action, another] = standing;
  const meant = action && !another ? meantField(action, message, columns, call) : null;
  if (meant !== null) return meant;
  const lead = LEAD.exec(message.trim())?.[0] ?? "";
  if (!action || another || !/^(?:update_founder|set_custom_value)$/.test(action.tool) || !CORRECTS.test(lead))
    return null;
  const id = String(action.params["founderId"]);
  const changed = new Set([...Object.keys(fieldsOf(action)), textOf(action.params["fieldId"])]);
  const rest = message
    .trim()
    .slice(lead.length)
    .replace(/^(?:the|her|his|their)\s+/iu, "");
  const named = labels(columns).find(({ spoken }) => startsWith(rest, spoken));
  // "No, his company is Foo" may be news of something else.
  const isInstead =
    INSTEAD.test(lead) || !/^\s*(?:is|are|was|should)(?!\p{L})/iu.test(rest.slice(named?.spoken.length));
  const value = named && VALUE.exec(rest.slice(named.spoken.length))?.groups?.["value"];
  if (!named || !isInstead || value === undefined || changed.has(named.key) || plainWords(value).length > 6)
    return null;
  const { founders: [person] = [] } = call("query_people", {
    ...{ anyOf: [], ids: [id], search: null, sort: null, limit: 1, figuresOf: null },
  });
  if (!person) return null;
  return { action, person: { id, name: person.name }, order: `set ${named.label} of ${person.name} to ${value}` };
}

const MEANT_FIELD =
  /^(?:(?:no|nope|oh|ah|hm+|wait|oops|sorry|actually|but|and|please)[\s,.!…–-]+)*(?:(?:make|put|file|enter|save|move) (?:it|that|this) (?:(?:in|into|under|as|on|to|for)\s+)?|i meant? (?:it |that )?(?:(?:as|for|in|to be)\s+)?|(?:it|that|this) (?:was|is|should be|goes|belongs|should go|should have been)(?: meant| supposed)?(?: to (?:be|go))?\s+(?:(?:in|into|under|for|as)\s+)?|(?:that|it)['’]s\s+)(?:the |her |his |their |a |my )?(?<label>\p{L}[\p{L}\p{N} -]{1,30}?)(?:\s+(?<kind>field|column|one))?(?:\s*,?\s*(?:not|instead of|rather than)\s+(?:the |her |his |their )?(?<not>\p{L}[\p{L} -]{1,30}?))?(?: (?:instead|please|rather))*[\s.!]*$/iu;
/** "Make that the renewal date field", "sorry, I meant priority": what was set belongs in another field; null where none is named so. */
function meantField(
  action: AssistantAction,
  message: string,
  columns: readonly OwnColumn[],
  call: Call,
): OtherField | null {
  const { label: said, kind } = MEANT_FIELD.exec(message.trim())?.groups ?? {};
  const words = plainWords(said ?? "").join(" ");
  const isNamed = (spoken: string) => plainWords(spoken).join(" ") === words;
  const named = labels(columns).find(
    ({ spoken }) =>
      isNamed(spoken) || (kind !== undefined && /^(?:field|column)$/iu.test(kind) && isNamed(`${spoken} date`)),
  );
  const [changed, more] = changedIn(action, columns);
  const isOfOne = /^(?:update_founder|set_custom_value)$/.test(action.tool);
  if (words === "" || !isOfOne || !changed || more || changed.value === null) return null;
  if (!named || named.label === changed.label || columns.some(({ options }) => options.some(isNamed))) return null;
  const id = String(action.params["founderId"]);
  const { founders: [person] = [] } = call("query_people", {
    ...{ anyOf: [], ids: [id], search: null, sort: null, limit: 1, figuresOf: null },
  });
  return person
    ? { action, person: { id, name: person.name }, order: `set ${named.label} of ${person.name} to ${changed.value}` }
    : null;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const fieldsOf = ({ params }: AssistantAction) =>
  Object.fromEntries(Object.entries(params["patch"] ?? {}).filter(([, value]) => value !== null));

/** Every field as it may be called, the longest first. */
function labels(columns: readonly OwnColumn[]): { key: string; label: string; spoken: string }[] {
  const own = columns.map(({ id, label }) => ({ key: id, label, spoken: label }));
  const fields = Object.entries(personFields).flatMap(([key, { label, spoken }]) =>
    [label, ...spoken].map((one) => ({ key, label, spoken: one })),
  );
  return [...own, ...fields].sort((one, other) => other.spoken.length - one.spoken.length);
}

const startsWith = (text: string, words: string): boolean =>
  text.toLowerCase().startsWith(words.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(words.length));
