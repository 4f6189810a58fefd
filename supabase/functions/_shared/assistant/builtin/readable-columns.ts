import { plainWords } from "../words.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";

/** Whether words can name a column: "#" has no word, and without one it would be found in every message. */
const hasWords = ({ label }: Pick<OwnColumn, "label">): boolean => plainWords(label).length > 0;

/** The columns that words can name. */
export const readable = (columns: readonly OwnColumn[]): OwnColumn[] => columns.filter(hasWords);

/** Reads without the columns that no words can name. */
export const readingNamed =
  (call: Call): Call =>
  (name, input, heldBecause) => {
    const found = call(name, input, heldBecause);
    return name === "list_custom_fields" && found.fields
      ? { ...found, fields: (found.fields as OwnColumn[]).filter(hasWords) }
      : found;
  };
