import type { ImportDocument, ImportRow } from "@contract/imports";
import { guardCell } from "@/lib/formula-guard";
import { leftOutSentence, outcomeLabels } from "./messages";

export const resultHeaders = ["Row", "Name", "LinkedIn URL", "Result", "Why", "Left out", "In the file"];

/** A row of the results as a file: what happened, what was left out, and of a row that was not imported all that it has. */
export function resultCells(line: ImportRow, document: ImportDocument | undefined): string[] {
  const { row, name, profileUrl, outcome, reason, skippedFields } = line;
  const cells = skippedFields.map((cell) => `${leftOutSentence(cell, Infinity)}.`);
  const rest = document === undefined ? [] : documentLines(document);
  const result = outcome ? outcomeLabels[outcome] : "Not imported";
  return [String(row), name ?? "", profileUrl ?? "", result, reason ?? "", cells.join(" "), rest.join("; ")].map(
    guardCell,
  );
}

function documentLines({ values = {}, kept = {}, ...fields }: ImportDocument): string[] {
  return Object.entries({ ...fields, ...values, ...kept })
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([label, value]) => `${label.replace(/^new:/, "")}: ${Array.isArray(value) ? value.join(", ") : String(value)}`,
    );
}
