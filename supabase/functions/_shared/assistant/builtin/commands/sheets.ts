import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { columnShortened } from "./short-labels.ts";
import { usualLabel } from "./usual-labels.ts";

const FIRST = /^(?:first|given|fore) ?names?$/u;
const LAST = /^(?:last|family|sur) ?names?$/u;
const TASK = /^(?:tasks?|task (?:name|title)|to ?dos?|action(?: items?)?|title|what)$/u;
const PERSON = /^(?:who|person|contact|founder|for|with|about|related to|name)$/u;
const DUE = /^(?:due|due (?:date|on|by)|deadline|date|when|by|day)$/u;

const isEmpty = (cell: string): boolean => cell === "" || /^[-–—]+$/u.test(cell);

/** The cells of one line of a sheet, by the mark between them: what is in quotes is one cell, as spreadsheets write it. */
export function cellsBy(mark: string, line: string): string[] {
  const own = mark === "|" ? line.trim().replace(/^\||\|$/gu, "") : line.replace(/^ +| +$/gu, "");
  if (mark === "\t" || mark === "|") return own.split(mark).map((cell) => cell.trim());
  const quoted = /\s*(?:"(?<quoted>(?:[^"]|"")*)"|(?<bare>[^"]*?))\s*(?:[,;]|$)/uy;
  const cells: string[] = [];
  for (let at = 0; at <= own.length; at = quoted.lastIndex) {
    quoted.lastIndex = at;
    const found = quoted.exec(own);
    if (found === null) return own.split(mark).map((cell) => cell.trim());
    cells.push((found.groups?.["quoted"] ?? found.groups?.["bare"] ?? "").replaceAll('""', '"'));
    if (quoted.lastIndex >= own.length) return own.endsWith(mark) ? [...cells, ""] : cells;
  }
  return cells;
}

const markIn = (line: string): string | undefined => ["\t", "|", ";", ","].find((mark) => line.includes(mark));

/** "Budget" of the one column "Salary budget £k". */
function onlyWithWords(cell: string, columns: readonly OwnColumn[]): string | null {
  const words = plainWords(cell);
  const [only, another] = columns.filter(({ label }) => words.every((word) => plainWords(label).includes(word)));
  return words.some((word) => word.length > 2) && only && !another ? only.label : null;
}

/** What a heading says of each column of a sheet of people: its label, and "First" or "Last" for parts of a name; null for rows. */
function peopleHeading(cells: readonly string[], columns: readonly OwnColumn[]): string[] | null {
  const labels = cells.map((cell) => {
    const plain = plainWords(cell).join(" ");
    if (FIRST.test(plain)) return "First";
    return LAST.test(plain)
      ? "Last"
      : (usualLabel(cell, columns) ?? onlyWithWords(cell, columns) ?? columnShortened(cell, columns)?.label ?? null);
  });
  const isNamed = labels.includes("Name") || (labels.includes("First") && labels.includes("Last"));
  const known = labels.filter((label) => label !== null);
  return isNamed && known.length > 1 && known.length * 2 > cells.length
    ? labels.map((label, no) => label ?? cells[no] ?? "")
    : null;
}

/** A row as the card of someone: the name, and each fact in a line with its label; null where no cell names anyone. */
function cardOf(labels: readonly string[], cells: readonly string[]): string | null {
  const at = (label: string) => cells[labels.indexOf(label)] ?? "";
  const name = at("Name") || `${at("First")} ${at("Last")}`.trim();
  if (name === "") return null;
  const facts = labels.flatMap((label, no) => {
    const value = cells[no] ?? "";
    return isEmpty(value) || /^(?:Name|First|Last)$/u.test(label) ? [] : [`${label}: ${value}`];
  });
  return [`Name: ${name}`, ...facts].join("\n");
}

/** A row of a sheet of tasks as one of a list: its title in quotes, the person and the day; null where it has no title. */
function taskOf(headings: readonly string[], cells: readonly string[]): string | null {
  const at = (pattern: RegExp) => cells[headings.findIndex((heading) => pattern.test(heading))] ?? "";
  const title = at(TASK);
  if (isEmpty(title)) return null;
  const [who, due] = [at(PERSON), at(DUE)];
  return `- “${title.replace(/[“”]/gu, '"')}”${isEmpty(who) ? "" : ` for ${who}`}${isEmpty(due) ? "" : ` due ${due}`}`;
}

/** Whether a heading is one of tasks with a person or a day. */
const isTaskHeading = (headings: readonly string[]): boolean =>
  headings.some((heading) => TASK.test(heading)) &&
  headings.some((heading) => DUE.test(heading) || PERSON.test(heading));

/** The words that lead to rows, with a colon behind them. */
export const withColon = (lead: string): string => (/[\p{L}\p{N})]\s*$/u.test(lead) ? `${lead.trimEnd()}:` : lead);

/** Rows of a sheet below their heading: people as cards with the labels of the heading, tasks as a list. Null where there is no such heading. */
export function withSheet(lines: readonly string[], columns: readonly OwnColumn[]): string | null {
  for (const [at, line] of lines.slice(0, 3).entries()) {
    const mark = markIn(line);
    const rows = lines.slice(at + 1);
    if (mark === undefined || !rows[0]?.includes(mark)) continue;
    const heading = cellsBy(mark, line);
    const labels = peopleHeading(heading, columns);
    const headings = heading.map((cell) => plainWords(cell).join(" "));
    if (labels === null && !isTaskHeading(headings)) continue;
    const read = (row: string) =>
      row.includes(mark)
        ? labels === null
          ? taskOf(headings, cellsBy(mark, row))
          : cardOf(labels, cellsBy(mark, row))
        : null;
    const said = rows.map(read);
    const [one] = said;
    if (one === null || one === undefined) continue;
    const lead = lines.slice(0, at);
    if (labels === null) {
      const items = said.map((item, no) => item ?? rows[no] ?? "");
      return [...lead.slice(0, -1), withColon(lead.at(-1) ?? "Tasks"), ...items].join("\n");
    }
    // A line between rows that is none is no order: it belongs to the row above it.
    const cards = said.map((card, no) => (card === null ? `Note: ${rows[no] ?? ""}` : `\n${card}`));
    return [...lead.map((line, no) => (no === at - 1 ? withColon(line) : line)), ...cards].join("\n").trim();
  }
  return null;
}
