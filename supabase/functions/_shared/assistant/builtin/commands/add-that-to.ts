import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import type { ReadClause } from "./read-clause.ts";
import type { Part } from "./split-clauses.ts";

const ADDS_THAT =
  /^\s*(?:(?:so|and|please|pls|can you|could you|just)[\s,]+)*(?:add|put|include|tick|note|enter|save|store|count)\s+(?:that|this|it|them)(?:\s+(?:too|as well|down))?\s+(?:to|in|into|on|under|among|with)\s+(?:her|his|their|the|\p{L}[\p{L}\p{M}’'-]*['’]s)\s+(?<label>\p{L}[\p{L} ]{1,40}?)(?:\s+(?:too|as well|please|then))*[\s.!]*$/iu;

/** "Drones" of an option "Drone". */
const isForm = (said: string, word: string): boolean => said === word || said === `${word}s` || `${said}s` === word;

/** "Ana builds drones now, add that to her machines": the two parts as one order, where what is told has choices of that column. */
export function withThatAdded(
  [first, next]: readonly [Part | undefined, Part | undefined],
  read: (part: Part) => ReadClause,
  last: readonly KnownPerson[],
  columns: readonly OwnColumn[],
): Part | null {
  const label = next && ADDS_THAT.exec(next.text)?.groups?.["label"];
  if (!first || label === undefined) return null;
  const words = plainWords(label);
  const field = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  const column = field && field.length === words.length && "column" in field.target ? field.target.column : null;
  if (column?.type !== "multiselect") return null;
  const named = read(first).people;
  const [person, another] = named.length > 0 ? named : last;
  const told = plainWords(first.text);
  const options = column.options.filter((option) => {
    const own = plainWords(option);
    return told.some((_, at) => own.every((word, no) => isForm(told[at + no] ?? "", word)));
  });
  if (!person || another || options.length === 0) return null;
  return { ...first, text: `add ${options.join(" and ")} to ${person.name}'s ${column.label}` };
}
