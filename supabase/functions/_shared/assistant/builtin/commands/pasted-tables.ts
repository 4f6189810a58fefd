import { isNameLike } from "../newcomers/person-words.ts";
import type { OwnColumn } from "../reading.ts";
import { cellsBy, withColon, withSheet } from "./sheets.ts";

/** "Ana Kowal: 12". */
const PAIR =
  /^\s*(?<who>\p{Lu}[\p{L}\p{M}'’. -]{1,40}?)(?:\s*[:=]\s*|\s+[–—-]\s+|\s*\t\s*)(?<value>[€$£]?\d[\d.,]*[kKmM%€]?)\s*$/u;

/** The cells of a row that was copied from a sheet, or that has lines between its cells; null for other lines. */
function cellsOf(line: string): string[] | null {
  const pair = PAIR.exec(line)?.groups;
  if (pair) return [pair["who"] ?? "", pair["value"] ?? ""];
  const mark = line.includes("\t") ? "\t" : line.includes("|") ? "|" : null;
  return mark === null ? null : cellsBy(mark, line);
}

const PROFILE = /linkedin\.com\/in\//iu;

/** Rows that were pasted from a sheet: below a heading each as a card with its labels, without one as a line with the one value that each has. */
export function withPastedTables(message: string, columns: readonly OwnColumn[]): string {
  const mayBePairs = /[\t|]|\n[^\n]*\d\s*(?:\n|$)/u.test(message);
  if (!message.includes("\n") || !(mayBePairs || /[;,]/u.test(message))) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !/^[\s|:–—-]+$/u.test(line));
  const sheet = withSheet(lines, columns);
  if (sheet !== null || !mayBePairs) return sheet ?? message;
  const cells = lines.map(cellsOf);
  const first = cells.findIndex((row) => row !== null);
  const rows = cells.slice(first);
  const own = rows.filter((row) => row !== null);
  const isPair = (row: readonly string[]) => row.length === 2 && isNameLike(row[0] ?? "") && row[1] !== "";
  if (own.length < 2 || first < 0 || !(message.includes("\t") || (first > 0 && own.every(isPair)))) return message;
  const mark =
    own.every(isPair) && !PROFILE.test(message) ? ": " : own.every((row) => PROFILE.test(row.join(" "))) ? ", " : null;
  if (mark === null) return message;
  return [
    ...lines.slice(0, first).map((line, no) => (no === first - 1 ? withColon(line) : line)),
    ...rows.map((row, no) => row?.filter((cell) => cell !== "").join(mark) ?? lines[first + no] ?? ""),
  ].join("\n");
}
