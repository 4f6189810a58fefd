import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import type { CellEdit, Parsed } from "@/components/data-grid/grid-column";
import {
  parseDay,
  parseNumber,
  parseOption,
  parseOptions,
  parseText,
  parseYesNo,
} from "@/components/data-grid/parse-cell";
import { customValueOf } from "./custom-column";

function parserOf({ type, options }: CustomField, timeZone: string): (text: string) => Parsed {
  const parsers: Record<CustomFieldType, (text: string) => Parsed> = {
    text: parseText,
    number: parseNumber,
    date: (text) => parseDay(text, timeZone),
    boolean: parseYesNo,
    select: (text) => parseOption(options, text),
    multiselect: (text) => parseOptions(options, text),
  };
  return parsers[type];
}

/** How a column of the user's own is edited, by its field's type; days such as "tomorrow" are by the clock of their time zone. */
export function customEdit(field: CustomField, timeZone: string): CellEdit<PersonRow> {
  const { id, label, type, options, required } = field;
  const parse = parserOf(field, timeZone);
  return {
    kind: type,
    options,
    isRequired: required,
    value: (person) => customValueOf(person, id),
    parse: (text) => {
      const parsed = parse(text);
      return required && "value" in parsed && parsed.value === null ? { problem: `${label} is required` } : parsed;
    },
  };
}
