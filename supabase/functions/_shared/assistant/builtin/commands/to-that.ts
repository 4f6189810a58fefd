import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { numberIn, SPOKEN_NUMBER } from "../vocabulary/numbers.ts";
import { isNoteLead } from "./split-clauses.ts";

/** "…, so change the round to that": an order that points at the number before it. */
const TO_THAT =
  /^(?<told>[^\n?"“”]{8,250}?)(?<joint>[\s,;.–—-]+(?:(?:so|and|please|then|can you|could you|you can|just)[\s,]+)*)(?<verb>change|set|update|make|put|move|bump|adjust|correct)\s+(?:the|his|her|their)\s+(?<label>\p{L}[\p{L} ]{1,30}?)\s+(?:to|at)\s+(?:that|this)(?<rest>(?:\s*[.,;!]|\s+(?:and|then|also|please|now)(?!\p{L})|\s*$)[^\n]*)$/iu;
const FIGURE = /[€$£]?(?<![\p{L}\d.,])\d[\d.,]*\s?(?:k|m|mn|mio|million|thousand|grand)?(?![\p{L}\d])/giu;
const DAY =
  /\d{1,2}(?:st|nd|rd|th)|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s+\d|\d\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[:.]\d\d\s?(?:am|pm|h)(?!\p{L})/iu;

/** The only number of a text; null where there is none, another, or a day. */
function onlyNumber(text: string): string | null {
  if (DAY.test(text)) return null;
  const digits = Array.from(text.matchAll(FIGURE), ([said]) => said.trim().replace(/[.,]+$/u, ""));
  const spoken = Array.from(text.matchAll(SPOKEN_NUMBER), ([said]) => said.trim()).filter(
    (said) => !/^(?:one|a|an)$/iu.test(said) && !/^\d/u.test(said),
  );
  const [only, another] = digits.length > 0 ? digits : spoken;
  if (only === undefined || another !== undefined || numberIn(only) === null) return null;
  return digits.length > 0 ? only : String(numberIn(only));
}

/** The only person that a text names. */
function onlyNamed(text: string, people: readonly KnownPerson[]): KnownPerson | null {
  const words = plainWords(text);
  const named = people.filter(
    ({ name, by }) =>
      /^(?:name|part)$/u.test(by) && plainWords(name).some((part) => part.length > 2 && words.includes(part)),
  );
  const [only, another] = named;
  return only && !another ? only : null;
}

/** "Ana is happy with 850, so change the round to that": an order with the number that is told before it. Other messages are unchanged. */
export function withToThat({
  message,
  people,
  columns = [],
}: Pick<StepRequest, "message" | "people" | "columns">): string {
  if (message.length > 400 || isNoteLead(message)) return message;
  const { told = "", joint = "", verb = "", label: said = "", rest = "" } = TO_THAT.exec(message)?.groups ?? {};
  if (told === "") return message;
  const words = plainWords(said);
  const named = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  if (!named || named.length !== words.length) return message;
  const { target } = named;
  const type = "column" in target ? target.column.type : personFields[target.field].type;
  const value = type === "number" ? onlyNumber(told) : null;
  const person = onlyNamed(told, people);
  if (value === null || person === null) return message;
  const label = "column" in target ? target.column.label : said;
  return `${told}${joint}${verb} ${person.name}'s ${label} to ${value}${rest}`;
}
