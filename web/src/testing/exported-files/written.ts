import type { ImportTarget } from "@/features/imports/guess-columns";

export interface ExportedFile {
  tool: string;
  bytes: Uint8Array;
  /** What each column is to become without any help; every other one is skipped. */
  columns: Partial<Record<string, ImportTarget>>;
  /** How many rows name someone by a LinkedIn URL, and how many do not. */
  people: number;
  others: number;
}

type Cells = Record<string, string>;

interface Written {
  quotes: "all" | "needed";
  delimiter?: string;
  lineEnd?: string;
}

/** A table as it is written to a file. */
export function written(
  headers: string[],
  people: Cells[],
  { quotes, delimiter = ",", lineEnd = "\r\n" }: Written,
): string {
  const cell = (text: string) => {
    const isQuoted = quotes === "all" || text.includes(delimiter) || /["\n]/.test(text);
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  for (const header of people.flatMap((person) => Object.keys(person))) {
    if (!headers.includes(header)) throw new Error(`There is no column ${header}.`);
  }
  const lines = [headers, ...people.map((person) => headers.map((header) => person[header] ?? ""))];
  return lines.map((cells) => cells.map(cell).join(delimiter)).join(lineEnd) + lineEnd;
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** As Windows writes text in Western Europe and America. Throws for a letter that it has not. */
export function windows1252(text: string): Uint8Array {
  const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(
    Array.from(text, (letter) => {
      const byte = letters.indexOf(letter);
      if (byte === -1) throw new Error(`Windows-1252 has no ${letter}.`);
      return byte;
    }),
  );
}

/** The headers of a table, none of which has a comma in it. */
export const list = (headers: string) => headers.split(",");
