import { nearestOf } from "../vocabulary/nearness.ts";
import type { OwnColumn } from "../reading.ts";
import { typeCalled } from "./column-words.ts";

/** "…, label CFO": what a column is called behind what it is for. */
const LABELLED =
  /\s*[,;(–-]\s*(?:(?:the|its|with|and|a|call it)\s+)*(?:label(?:led)?|name[d]?|titled?|called|heading|headed)(?:\s+(?:it|is))?\s*[:=]?\s+(?<label>\p{L}[^,;:()]{0,40}?)\s*(?=$|[,;)])/iu;
/** A column's name that is said behind what it is for: the words before it, and the name with what follows. */
export function labelBehind(said: string): { before: string; rest: string } | null {
  const found = LABELLED.exec(said);
  const label = found?.groups?.["label"];
  const before = said.slice(0, found?.index);
  if (!found || label === undefined || before.trim() === "") return null;
  return { before, rest: `${label}${said.slice(found.index + found[0].length)}` };
}

/** "… type nubmer": a type with a slip in it. */
const SLIP_TYPE = /[\s,;:(–-]+(?:of\s+)?type\s+(?<word>\p{L}{4,12})\)?$/iu;
const TYPE_WORDS = ["number", "text", "date", "select", "multiselect", "boolean", "checkbox", "choice", "dropdown"];

/** The type behind the word "type", as it is spelled, and the words before it. */
export function typeBehind(said: string): { before: string; type: OwnColumn["type"] } | null {
  const found = SLIP_TYPE.exec(said);
  const word = found?.groups?.["word"];
  if (!found || word === undefined || found.index === 0) return null;
  const type = typeCalled(word) ?? typeCalled(nearestOf(word.toLowerCase(), TYPE_WORDS) ?? "");
  return type === null ? null : { before: said.slice(0, found.index), type };
}
