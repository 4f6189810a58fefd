import type { CustomField, CustomValue } from "@contract/custom-fields";
import type { ColumnKey, PersonRow } from "@contract/founder-list";
import { fieldLabel, personFieldKeys, type PersonFieldKey } from "@contract/person-fields";

/** A field in which two people differ, or which one of them lacks. */
export interface MergeField {
  column: ColumnKey;
  label: string;
  kept: string;
  merged: string;
  /** Both have a value, and another one: someone has to choose. */
  isChoice: boolean;
}

/** The fields of two people that have a value on either side, those to choose between first. */
export function mergeFields(kept: PersonRow, merged: PersonRow, fields: CustomField[]): MergeField[] {
  const rows = [
    ...personFieldKeys.map((column) => ({
      column,
      label: fieldLabel(column),
      kept: shown(ownValue(kept, column)),
      merged: shown(ownValue(merged, column)),
    })),
    ...fields.map(({ id, label }) => ({
      column: id,
      label,
      kept: shown(valueOf(kept, id)),
      merged: shown(valueOf(merged, id)),
    })),
  ];
  return rows
    .filter((row) => row.kept !== "" || row.merged !== "")
    .map((row) => ({ ...row, isChoice: row.kept !== "" && row.merged !== "" && row.kept !== row.merged }))
    .sort((one, other) => Number(other.isChoice) - Number(one.isChoice));
}

/** A computed score is nobody's value to choose. */
function ownValue(person: PersonRow, column: PersonFieldKey): string | number | null {
  return column === "priorityScore" && person.priorityScoreBy !== "user" ? null : person[column];
}

function valueOf(person: PersonRow, fieldId: string): CustomValue | null {
  return person.customFieldValues.find((value) => value.fieldId === fieldId)?.value ?? null;
}

function shown(value: CustomValue | null): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
