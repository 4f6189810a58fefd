import { literalWords } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const PER = /^(?<what>\p{L}[\p{L} -]*) per (?<unit>\p{L}+)$/iu;

/** "6500 orders a day", of a column "Orders per day": as the column has it, in a short message of one sentence. Other messages are unchanged. */
export function withPerUnit(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 80 || /[,;:"“”\n]|[.!?]\s/u.test(message) || isNoteLead(message)) return message;
  return columns.reduce((said, { label, type }) => {
    const { what = "", unit = "" } = PER.exec(label.trim())?.groups ?? {};
    if (type !== "number" || what === "") return said;
    return said.replace(
      re(`(?<=\\d[\\d.,]*k?\\s)${literalWords(what)}(?: (?:an?|each|every)|\\s?/)\\s?${literalWords(unit)}(?!\\p{L})`),
      label.toLowerCase(),
    );
  }, message);
}
