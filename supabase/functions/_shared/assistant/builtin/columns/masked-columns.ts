import { literal, literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { NOUN } from "./column-words.ts";

/** The mark that replaces a column's name in a text. */
export const SIGN = "[\uE200-\uE2FF]";
export const SIGNS = new RegExp(SIGN, "gu");

/** A text in which each column that it names is one sign, from U+E200 on. */
export interface Masked {
  said: string;
  /** The columns in it, in order. */
  columns: OwnColumn[];
  /** Whether a word says that they are columns. */
  isColumn: boolean;
}

/** "Plan (A|B)" by its words alone, as it may have been read before. */
function withoutMarks(label: string): string {
  const words = plainWords(label);
  const isMarked = /[^\p{L}\p{M}\p{N}\s'’-]/u.test(label.trim());
  return isMarked && words.join("").length > 1 ? `|${words.map(literal).join(String.raw`\s+`)}` : "";
}

/** Puts a sign for each column that a text names, with the words that say that it is one. */
export function masked(text: string, columns: readonly OwnColumn[]): Masked {
  const found: OwnColumn[] = [];
  let said = text;
  let isColumn = false;
  for (const column of [...columns].sort((one, other) => other.label.length - one.label.length)) {
    const sign = String.fromCodePoint(0xe200 + found.length);
    const label = new RegExp(
      `(?:(?:the|my|our|your|this|that) )?(?:(?:whole|entire|old|existing) )?(?:(?<ahead>${NOUN}) (?:called |named )?)?["“'‘]?(?<![\\p{L}\\p{N}])(?:${literalWords(column.label)}${withoutMarks(column.label)})(?![\\p{L}\\p{N}])["”'’]?(?: (?<behind>${NOUN}|one)(?![\\p{L}]))?`,
      "iu",
    );
    const match = label.exec(said);
    if (!match) continue;
    found.push(column);
    isColumn ||= match.groups?.["ahead"] !== undefined || match.groups?.["behind"] !== undefined;
    said = `${said.slice(0, match.index)}${sign}${said.slice(match.index + match[0].length)}`;
  }
  return { said, columns: found, isColumn: isColumn || new RegExp(`\\b${NOUN}\\b`, "iu").test(said) };
}

export const columnAt = (sign: string | undefined, { columns }: Masked): OwnColumn | undefined =>
  sign === undefined ? undefined : columns[(sign.codePointAt(0) ?? 0) - 0xe200];

/** A text with the names of columns again. */
export const shown = (said: string, all: Masked): string =>
  said.replace(SIGNS, (sign) => columnAt(sign, all)?.label ?? "");
