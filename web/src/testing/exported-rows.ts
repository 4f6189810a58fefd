import type { CustomField } from "@contract/custom-fields";
import type { ImportAdditions, ImportDocument } from "@contract/imports";
import { choiceKey, yesOrNo } from "@/features/imports/choices";
import { guessColumns } from "@/features/imports/guess-columns";
import { importFlow } from "@/features/imports/import-flow";
import {
  additionsOf,
  type ChoiceLists,
  mappedColumns,
  proposedChoices,
  unknownValues,
  type ValueChoices,
} from "@/features/imports/mapped-columns";
import { readFile } from "@/features/imports/read-file";
import { documentReader, readNumber } from "@/features/imports/to-document";
import { haveDayFirst, readDate } from "@/lib/read-date";

export { exportedFiles } from "./exported-files";

interface ExportedRows {
  rows: { row: number; document: ImportDocument; cells: { cell: string; readings: string[][] }[] }[];
  additions: ImportAdditions;
}

/** Reads a file as the dialog does for someone who presses Next, having kept the skipped columns or not. */
export async function exportedRows(
  bytes: Uint8Array,
  fields: CustomField[],
  lists: ChoiceLists,
  keepsSkipped: boolean,
): Promise<ExportedRows> {
  const file = await readFile(new Blob([Uint8Array.from(bytes)]));
  if ("error" in file) throw new Error(file.error);
  const { table } = file;
  const all = table.rows.map(({ cells }) => cells);
  const mapping = guessColumns(table.headers, all, fields);
  const read = importFlow({ step: "source", error: null }, { type: "read", fileName: "people.csv", table, mapping });
  const mapped = keepsSkipped ? importFlow(read, { type: "keep skipped" }) : read;
  if (mapped.step !== "mapping") throw new Error(`The step is ${mapped.step}.`);
  const columns = mappedColumns(mapped, fields, lists);
  const unknown = unknownValues(table, columns);
  const choices = proposedChoices(unknown);
  const toDocument = documentReader(columns, choices);
  const dayFirst = table.headers.map((_, column) => haveDayFirst(all.map((cells) => cells[column] ?? "")));
  return {
    rows: table.rows.map(({ row, cells }) => ({
      row,
      document: toDocument(cells),
      cells: cells.flatMap((cell, column) =>
        cell.trim() === "" ? [] : [{ cell, readings: readingsOf(cell.trim(), dayFirst[column] ?? false, choices) }],
      ),
    })),
    additions: additionsOf(columns, unknown, choices),
  };
}

/** What a cell may be once it is stored: as it is written, a number, a day, yes or no, a list's parts, an option, the end of a LinkedIn URL. */
function readingsOf(cell: string, isDayFirst: boolean, choices: ValueChoices): string[][] {
  const slug = /linkedin\.com\/in\/([^/?#,\s]+)/i.exec(cell)?.[1];
  const decided = Object.values(choices).flatMap((values) => values[choiceKey(cell)]?.replace(/^=/, "") ?? []);
  return [
    [cell],
    [String(readNumber(cell))],
    [readDate(cell, isDayFirst) ?? cell],
    [String(yesOrNo(cell) ?? cell)],
    cell.split(/[;,|\n]/).map((part) => part.trim()),
    [slug === undefined ? cell : decodeURIComponent(slug)],
    ...decided.map((option) => [option]),
  ].map((parts) => parts.map((part) => choiceKey(JSON.stringify(part).slice(1, -1))));
}
