import { type CustomField, type CustomValue } from "../../contract/custom-fields.ts";
import { listCustomFields } from "../../stores/custom-fields.ts";
import type { Db } from "../../stores/db.ts";
import { StoreError } from "../../stores/store-error.ts";
import { listedOptions } from "../listed-options.ts";
import { shown, ToolRefusal, type Written } from "./tool.ts";

/** One of the user's own columns. Throws StoreError where there is none. */
export async function fieldOf(db: Db, fieldId: string): Promise<CustomField> {
  const field = (await listCustomFields(db)).find(({ id }) => id === fieldId);
  if (!field) throw new StoreError("Custom field not found", 404);
  return field;
}

/** The text that a model gives for a value, as the field's type has it. Throws ToolRefusal. */
export function valueFor(
  { type, options, label }: Pick<CustomField, "type" | "options" | "label">,
  given: string,
): CustomValue {
  const words = given.trim();
  const option = (wanted: string) => {
    const found = options.find((one) => one.toLowerCase() === wanted.trim().toLowerCase());
    if (found === undefined) throw new ToolRefusal(`${label} has the options ${options.join(", ")}.`);
    return found;
  };
  switch (type) {
    case "number": {
      const number = Number(words.replace(/[, ](?=\d{3}\b)/g, "").replace(/^[$€£]\s*/, ""));
      if (words === "" || !Number.isFinite(number)) throw new ToolRefusal(`${label} takes a number.`);
      return number;
    }
    case "boolean":
      if (/^(yes|true|on|1)$/i.test(words)) return true;
      if (/^(no|false|off|0)$/i.test(words)) return false;
      throw new ToolRefusal(`${label} takes yes or no.`);
    case "date":
      if (!/^\d{4}-\d{2}-\d{2}$/.test(words)) throw new ToolRefusal(`${label} takes a date as yyyy-mm-dd.`);
      return words;
    case "select":
      return option(words);
    case "multiselect":
      return listedOptions(words, options).map(option);
    case "text":
      return words;
  }
}

const writtenKind: Record<CustomField["type"], Written["kind"]> = {
  text: "text",
  number: "number",
  date: "date",
  select: "choice",
  multiselect: "text",
  boolean: "flag",
};

/** A value of a column as the log and the checks have it. */
export const writtenTo = (
  { type, label }: Pick<CustomField, "type" | "label">,
  value: CustomValue | null,
): Written => ({
  kind: value === null ? "cleared" : writtenKind[type],
  field: label,
  value: value === null ? "" : (shown(value) ?? ""),
});
