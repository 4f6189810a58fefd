import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { sentenceCase } from "../wording.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const FOR = re(
  "^\\W*(?:(?:please|pls|ok|okay|and|also|so)[\\s,]+)*(?<said>\\p{L}[\\p{L}\\p{M}\\p{N}$€£%+.,/ -]{2,60}?)\\s+for\\s+(?<who>[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&'’. -]{1,40}?)(?:\\s+(?:please|pls|now|thanks))*[\\s.!]*$",
);
/** Numbers, days and single words that stand behind a field as its value. */
const VALUE = /^(?:[$€£]?\d[\d.,]*(?:k|m|%)?|\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2})$/u;
const ORDERS =
  /^(?:(?:and|also|please)\s+)*(?:set|add|put|make|change|update|move|give|show|tell|list|find|what|who|which|is|are|does|do|note|task|remind|delete|remove|clear|call|any|all|new|count|how|where|when)(?!\p{L})/iu;
/** No value: "stage and status for Ana", "company name for Leo". */
const NO_VALUE =
  /(?<!\p{L})(?:and|or|of|name|names|value|number|history|please|is|are|was|options?|list|columns?|fields?|today|date|for|the|a|an|field|info|details)(?!\p{L})/iu;

const NO_ONE =
  /^(?:him|her|them|it|that|this|me|us|now|all|both|everyone|everybody|anyone|those|these|each|every|the (?:other|others|rest|same|first|second|last|next|week|month|day|two|three)|today|tomorrow|\p{L}+day|next|work|sale|free|real|good|life)(?!\p{L})/iu;

/** "Priority 90 for Kelp Foods", "orders 500 for Ana": a field and its value, of the one who is named. Other messages are unchanged. */
export function withValueForFirm({ message, people, columns = [], user }: StepRequest): string {
  if (message.length > 110 || /[?:"“”\n]/u.test(message) || isNoteLead(message) || ORDERS.test(message.trim()))
    return message;
  const { said = "", who = "" } = FOR.exec(message)?.groups ?? {};
  const words = plainWords(said);
  const field = fieldNamed(words, columns);
  const person = field === null ? null : oneMeant(who, people);
  // "For Omar and 40 for Ines": several.
  if (!field || NO_ONE.test(who) || /\s(?:and|for)\s/iu.test(who)) return message;
  const parts = said.trim().split(/\s+/u);
  const [label, value] = [parts.slice(0, field.length).join(" "), parts.slice(field.length).join(" ")];
  if (value === "" || !VALUE.test(value) || NO_VALUE.test(value)) return message;
  const { target } = field;
  const isOfList = (options: readonly string[]) =>
    options.some((option) => plainWords(option).join(" ") === plainWords(value).join(" "));
  const isNumber = /\d/u.test(value);
  const takes =
    "column" in target
      ? target.column.type === "number"
        ? isNumber
        : target.column.type === "select" || target.column.type === "multiselect"
          ? isOfList(target.column.options)
          : target.column.type === "text" && /^\p{Lu}/u.test(value)
      : target.field === "priorityScore" || target.field === "followerCount"
        ? isNumber
        : target.field === "stage"
          ? isOfList(user.stages)
          : target.field === "status"
            ? isOfList(user.statuses)
            : target.field === "owner" && /^\p{Lu}/u.test(value);
  if (!takes) return message;
  // Who is at a firm is looked up.
  return person
    ? `set ${person.name}'s ${label} to ${value}`
    : `set ${label} of ${who.split(" ").map(sentenceCase).join(" ")} to ${value}`;
}
