import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { same } from "../commands/values.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";

export type Person = { id: string; name: string };

/** What a message is read in full with. */
export interface Known {
  request: StepRequest;
  columns: readonly OwnColumn[];
  call: Call;
}

/** A message in full, and the people that it names. */
export interface InFull {
  message: string;
  people: readonly Person[];
}

/** What an order may begin with and says nothing. */
export const LEAD = String.raw`^(?:(?:ok|okay|and|then|now|please|no|actually|well|so|just|also|can you|could you)[\s,]+)*`;

/** The field or column of a label, as answers write it. */
export function targetOf(label: string, columns: readonly OwnColumn[]): Target | null {
  const column = columns.find((one) => same(one.label, label));
  return column ? { column } : (fieldNamed(plainWords(label), [])?.target ?? null);
}
export const labelOf = (target: Target): string =>
  "column" in target ? target.column.label : personFields[target.field].label;
export const typeOf = (target: Target): string =>
  "column" in target ? target.column.type : personFields[target.field].type;
