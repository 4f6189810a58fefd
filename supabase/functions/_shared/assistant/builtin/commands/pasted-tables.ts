import { plainWords } from "../../words.ts";
import { isNameLike } from "../newcomers/person-words.ts";
import type { OwnColumn } from "../reading.ts";
import { usualLabel } from "./usual-labels.ts";

const FIRST = /^(?:first|given|fore) ?names?$/u;
const LAST = /^(?:last|family|sur) ?names?$/u;

/** "Ana Kowal: 12". */
const PAIR =
  /^\s*(?<who>\p{Lu}[\p{L}\p{M}'’. -]{1,40}?)(?:\s*[:=]\s*|\s+[–—-]\s+|\s*\t\s*)(?<value>[€$£]?\d[\d.,]*[kKmM%€]?)\s*$/u;

/** The cells of a row that was copied from a sheet, or that has lines between its cells; null for other lines. */
function cellsOf(line: string): string[] | null {
  const pair = PAIR.exec(line)?.groups;
  if (pair) return [pair["who"] ?? "", pair["value"] ?? ""];
  const mark = line.includes("\t") ? "\t" : line.includes("|") ? "|" : null;
  if (mark === null) return null;
  const own = mark === "|" ? line.trim().replace(/^\||\|$/gu, "") : line.replace(/^ +| +$/gu, "");
  return own.split(mark).map((cell) => cell.trim());
}

/** What a heading of a sheet says of each column: its label, and "name", "first" or "last" for what someone is called; null for rows. */
function headingOf(cells: readonly string[], columns: readonly OwnColumn[]): string[] | null {
  const labels = cells.map((cell) => {
    const plain = plainWords(cell).join(" ");
    if (FIRST.test(plain)) return "First";
    return LAST.test(plain) ? "Last" : usualLabel(cell, columns);
  });
  const isNamed = labels.includes("Name") || (labels.includes("First") && labels.includes("Last"));
  const known = labels.filter((label) => label !== null);
  return isNamed && known.length > 1 && known.length * 2 > cells.length
    ? labels.map((label, no) => label ?? cells[no] ?? "")
    : null;
}

/** A row as a line about someone: the name, and each fact with its label. */
function rowSaid(labels: readonly string[], cells: readonly string[]): string | null {
  const at = (label: string) => cells[labels.indexOf(label)] ?? "";
  const name = at("Name") || `${at("First")} ${at("Last")}`.trim();
  if (name === "") return null;
  const facts = labels.flatMap((label, no) => {
    const value = cells[no] ?? "";
    if (value === "" || /^[-–—]+$/u.test(value) || /^(?:Name|First|Last|LinkedIn|Email)$/u.test(label)) return [];
    return [{ label, value }];
  });
  const addresses = [at("Email"), at("LinkedIn")].filter((one) => one !== "");
  return addresses.length > 0
    ? [name, ...facts.map(({ label, value }) => `${label.toLowerCase()}: ${value}`), ...addresses].join(", ")
    : `${name}: ${facts.map(({ label, value }) => `${label} ${value}`).join(", ")}`;
}

const PROFILE = /linkedin\.com\/in\//iu;
const withColon = (lead: string): string => (/[\p{L}\p{N})]\s*$/u.test(lead) ? `${lead.trimEnd()}:` : lead);

/** Rows that were pasted from a sheet, each as a line about one person: with the labels of the heading, or the one value that each has. */
export function withPastedTables(message: string, columns: readonly OwnColumn[]): string {
  if (!/[\t|]|\n[^\n]*\d\s*(?:\n|$)/u.test(message)) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !/^[\s|:–—-]+$/u.test(line));
  const cells = lines.map(cellsOf);
  const first = cells.findIndex((row) => row !== null);
  const labels = headingOf(cells[first] ?? [], columns);
  const rows = cells.slice(labels ? first + 1 : first);
  if (labels !== null) {
    const said = rows.map((row) => (row === null ? null : rowSaid(labels, row)));
    if (rows.length === 0 || said[0] === null) return message;
    const below = lines.slice(first + 1).map((line, no) => said[no] ?? line);
    return [...lines.slice(0, first).map((line, no) => (no === first - 1 ? withColon(line) : line)), ...below].join(
      "\n",
    );
  }
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
