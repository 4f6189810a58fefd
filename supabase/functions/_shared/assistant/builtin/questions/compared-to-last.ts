import type { StepRequest } from "../../assistant-model.ts";

const LEAD = String.raw`^[\s¿¡]*(?:(?:and|so|ok|okay|y|und|et)[\s,]+)?`;
const MORE = String.raw`(?<more>more|less|fewer|higher|lower|bigger|smaller|m[aá]s|menos|mehr|weniger|plus|moins)`;
const OTHER = String.raw`(?<other>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2})`;
const THAN = String.raw`(?:\s+(?<what>\p{L}{3,20}))?\s+(?:than|que|als)\s+${OTHER}`;
const ASKED = [
  new RegExp(
    String.raw`${LEAD}(?:does|has|is|do)\s+(?:s?he|they|it|that|hers|his|theirs)\s+(?:have\s+|got\s+|a\s+)*${MORE}${THAN}[\s?.!]*$`,
    "iu",
  ),
  new RegExp(String.raw`${LEAD}(?:is|are)\s+(?:that|it|this)\s+${MORE}${THAN}['’]?s?[\s?.!]*$`, "iu"),
  new RegExp(String.raw`${LEAD}tiene(?:\s+(?:ella|[eé]l))?\s+${MORE}${THAN}[\s?.!]*$`, "iu"),
  new RegExp(String.raw`${LEAD}hat\s+(?:sie|er)\s+${MORE}${THAN}[\s?.!]*$`, "iu"),
  new RegExp(
    String.raw`${LEAD}(?:(?:en\s+)?a-t-(?:elle|il)(?:\s+en)?|(?:elle|il)\s+en\s+a|est-ce qu['’](?:elle|il)\s+en\s+a)\s+${MORE}${THAN}[\s?.!]*$`,
    "iu",
  ),
];
const LESS = /^(?:less|fewer|lower|smaller|menos|weniger|moins)$/iu;

/** "And does she have more than Leo?", behind an answer that told a number of hers: of that number. Other messages are unchanged. */
export function comparedToLast({
  message,
  state,
  columns = [],
}: Pick<StepRequest, "message" | "state" | "columns">): string {
  const [field, another] = state?.thread?.fields ?? [];
  if (!field || another || message.length > 80) return message;
  const groups = ASKED.map((asked) => asked.exec(message)?.groups).find((one) => one !== undefined);
  const isNumber =
    /^(?:followers|priority)$/iu.test(field.label) ||
    columns.some(({ label, type }) => type === "number" && label === field.label);
  if (!groups || !isNumber) return message;
  const more = LESS.test(groups["more"] ?? "") ? "fewer" : "more";
  return `does ${field.person.name} have ${more} ${field.label} than ${groups["other"] ?? ""}?`;
}
