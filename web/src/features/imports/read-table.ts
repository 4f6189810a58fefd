import { parse, type ParseError, type ParseResult } from "papaparse";
import { unguardCell } from "@/lib/formula-guard";
import { isProfile, knowsHeader } from "./guess-columns";

/** A file as rows under headers. */
export interface ReadTable {
  headers: string[];
  rows: TableRow[];
  /** Lines before the headers, such as LinkedIn's notes. */
  preamble: number;
  delimiter: string;
  /** The first row with a quote that is not closed where its cell ends, so that the rows after it were read as a part of it. */
  tornRow?: number;
}

export interface TableRow {
  /** The row's number as a spreadsheet counts, the file's first being 1. */
  row: number;
  cells: string[];
}

const DELIMITERS = [",", ";", "\t", "|"];
const LOOKED_AT = 40;

/** Reads delimited text: any of the usual delimiters, quotes, line ends and lines before the headers. Null when there is no table in it. */
export function readTable(text: string): ReadTable | null {
  // A file that was put together from others may have several kinds of line ends.
  const lines = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const delimiter = guessDelimiter(lines);
  const parsed = parse<string[]>(lines, { delimiter, newline: "\n" });
  const records = parsed.data;
  const start = headerIndex(records);
  const headers = records[start];
  if (headers === undefined) return null;
  const rows = records
    .map((cells, index) => ({ row: index + 1, cells: cells.map(unguardCell) }))
    .slice(start + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const torn = tornRecord(parsed);
  const tornRow = torn === undefined ? {} : { tornRow: torn + 1 };
  return { headers: headers.map((header) => unguardCell(header).trim()), rows, preamble: start, delimiter, ...tornRow };
}

/** Of the records with a quote that is not closed as it should be, the first that goes on over a line's end. */
function tornRecord({ data, errors }: ParseResult<string[]>): number | undefined {
  const isTorn = ({ code, row }: ParseError) =>
    row !== undefined &&
    (code === "MissingQuotes" || (code === "InvalidQuotes" && data[row]?.some((cell) => cell.includes("\n"))));
  return errors.find(isTorn)?.row;
}

/** The delimiter by which most of the first rows have the same number of cells, and many of them. */
function guessDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = parse<string[]>(text, { delimiter, newline: "\n", preview: LOOKED_AT }).data;
    const widths = new Map<number, number>();
    for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    return Math.max(0, ...[...widths].map(([width, count]) => count * Math.min(width, 10)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ",";
}

/**
 * The row among the first that has most headers that are known. Where no row has two, as with LinkedIn's in a language that we don't know, it is
 * the first that is as wide as the first row with a profile, and above it; else the first that has as many cells as most rows.
 */
function headerIndex(records: string[][]): number {
  const first = records.slice(0, LOOKED_AT);
  const known = first.map((cells) => cells.filter(knowsHeader).length);
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const profile = first.findIndex((cells) => cells.length > 1 && cells.some(isProfile));
  const above = first.findIndex((cells, index) => index < profile && cells.length === first[profile]?.length);
  if (above !== -1) return above;
  if (most > 0) return known.indexOf(most);
  const widths = first.map(({ length }) => length);
  const usual = widths.toSorted((one, other) => countOf(widths, other) - countOf(widths, one))[0];
  const index = first.findIndex((cells) => cells.length === usual && cells.some((cell) => cell.trim() !== ""));
  return index === -1 ? records.length : index;
}

function countOf(widths: number[], width: number): number {
  return widths.filter((other) => other === width).length;
}
