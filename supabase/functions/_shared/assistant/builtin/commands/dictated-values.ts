import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { isNoteLead } from "./split-clauses.ts";

const NUMBERED = /^(?<head>\p{L}[\p{L} -]*?) (?<no>\d{1,3})$/u;
const WORDS = "(?<said>\\p{L}+(?:[ -]\\p{L}+){0,2})";
/** Where what a note says begins. */
const NOTES = /(?<!\p{L})(?:notes?|noted|jot|remember|remind)(?!\p{L})|["“:]/iu;

/** "Autumn twenty seven", of an option "Autumn 27": with its number in digits, as the option is written. */
function withOption(text: string, option: string): string {
  const { head, no } = NUMBERED.exec(option)?.groups ?? {};
  if (head === undefined || no === undefined) return text;
  return text.replace(new RegExp(`(?<!\\p{L})${literalWords(head)}\\s+${WORDS}`, "giu"), (whole, said: string) => {
    const words = said.split(/(?<=[ -])/u);
    const count = [3, 2, 1].find(
      (length) => length <= words.length && numberIn(words.slice(0, length).join("").trim()) === Number(no),
    );
    if (count === undefined) return whole;
    const behind = words.slice(count).join("");
    return `${option}${behind === "" ? "" : ` ${behind}`}`;
  });
}

const THEIRS =
  /^(?<lead>\s*(?:(?:right|so|ok|okay|well|and|um+|uh+|eh+|ah+|er+m*|now|then|hey)[\s,.]+)*)(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}?)(?:\s+(?:from|at|of)\s+(?:the\s+)?\p{L}[\p{L}\p{M}\p{N}'’-]*(?:\s\p{L}[\p{L}\p{M}\p{N}'’-]*)?)?,?\s+(?:his|her|their)\s+(?<rest>\p{L}.*)$/isu;
/** "Ana Diaz her fee is …", as it is said aloud: Ana Diaz's. */
function withTheirs(text: string, people: readonly KnownPerson[], columns: StepRequest["columns"] = []): string {
  const { lead = "", who = "", rest = "" } = THEIRS.exec(text)?.groups ?? {};
  const isName = people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") && plainWords(who).every((word) => plainWords(name).includes(word)),
  );
  return who !== "" && isName && fieldNamed(plainWords(rest), columns) ? `${lead}${who}'s ${rest}` : text;
}

const LINE =
  /^\s*(?:(?:right|so|ok|okay|well|and|um+|uh+|eh+|now|then)[\s,.]+)*(?:(?:(?:a |the )?(?:new|next|another|one more)\s(?:line|row|one)|line)(?:\s+(?:for|on|is|with))?\s*[:,–—-]?|(?:(?:a |the )?(?:new|next|another)\s)?(?:entry|update)\s(?:for|on))\s+(?=\p{L})/isu;
/** "New line for Ana Diaz fee is sixty", as a list is said aloud: Ana Diaz's. */
function withoutLine(text: string, people: readonly KnownPerson[], columns: StepRequest["columns"] = []): string {
  const lead = LINE.exec(text)?.[0];
  const words = lead === undefined ? [] : text.slice(lead.length).split(/\s+/u);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const who = words
      .slice(0, count)
      .join(" ")
      .replace(/(?:['’]s)?,?$/u, "");
    const rest = words
      .slice(count)
      .join(" ")
      .replace(/^(?:the|her|his|their)\s+/iu, "");
    const own = plainWords(who);
    const isName = people.some(
      ({ by, name }) => by !== "near" && by !== "company" && own.every((word) => plainWords(name).includes(word)),
    );
    if (isName && own.length > 0 && !who.endsWith(":") && fieldNamed(plainWords(rest), columns))
      return `${who}'s ${rest}`;
  }
  return text;
}

/** "Her fee is going to be sixty": an amount that is settled. */
const GOING_TO_BE = /(?<=\s)(?:is|are) going to be (?=(?<first>[\p{L}\d][\p{L}\d.,]*))/giu;
const withSettled = (text: string): string =>
  text.replace(GOING_TO_BE, (whole, first: string) =>
    numberIn(first.replace(/[.,]+$/u, "")) === null ? whole : "is ",
  );

/** What is dictated of people's fields in the words in which they are written; what a note says stays. */
export function withDictatedValues({
  message,
  people,
  columns = [],
  user,
}: Pick<StepRequest, "message" | "people" | "columns" | "user">): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const end = NOTES.exec(message)?.index ?? message.length;
  const options = [...user.stages, ...user.statuses, ...columns.flatMap(({ options: own }) => own)];
  const said = options.reduce(withOption, message.slice(0, end));
  return withSettled(withTheirs(withoutLine(said, people, columns), people, columns)) + message.slice(end);
}
