import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";

/** Whether words can name a column: "#" has no word, and without one it would be found in every message. */
const hasWords = ({ label }: Pick<OwnColumn, "label">): boolean => plainWords(label).length > 0;

/** A message with the columns that words can name. */
export const readableIn = (request: StepRequest): StepRequest =>
  request.columns ? { ...request, columns: request.columns.filter(hasWords) } : request;

/** Reads without the columns that no words can name. */
export const readingNamed =
  (call: Call): Call =>
  (name, input, heldBecause) => {
    const found = call(name, input, heldBecause);
    return name === "list_custom_fields" && found.fields
      ? { ...found, fields: (found.fields as OwnColumn[]).filter(hasWords) }
      : found;
  };
