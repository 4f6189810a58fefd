import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import { type ImportAdditions, newColumnKey, OPTIONS_AT_MOST } from "@contract/imports";
import { fieldLabel } from "@contract/person-fields";
import { haveDayFirst, readDate } from "@/lib/read-date";
import { choiceKey, choiceFinder, closeChoice, yesOrNo } from "./choices";
import { type ColumnMapping, NEW_COLUMN } from "./guess-columns";
import type { ReadTable } from "./read-table";
import { readNumber, splitOptions } from "./to-document";
import { cutText } from "@contract/storable";

/** A custom column that the import adds. */
export interface NewColumn {
  label: string;
  type: CustomFieldType;
}

/** What each column of a file becomes. */
export interface Mapped {
  fileName: string;
  table: ReadTable;
  mapping: ColumnMapping;
  /** By column of the file, where it becomes a new one. */
  newColumns: Record<number, NewColumn>;
  /** Names in capitals are written as names are. */
  isTidied: boolean;
}

/** The user's own lists. */
export interface ChoiceLists {
  stage: readonly string[];
  status: readonly string[];
}

/** What happens with a value that is in no list: it becomes an option (`=` and the option), is added to the list, kept in a note, or left out. */
export type ValueChoice = `=${string}` | "add" | "note" | "empty";
/** By target and by the value's key. */
export type ValueChoices = Record<string, Record<string, ValueChoice>>;

export interface UnknownValue {
  key: string;
  /** Its first spelling in the file. */
  value: string;
  count: number;
  /** The option that it most likely means. */
  close: string | undefined;
}

export interface UnknownValues {
  target: string;
  label: string;
  options: readonly string[];
  /** Whether the user's list can grow; yes and no cannot. */
  canAdd: boolean;
  values: UnknownValue[];
}

/** How a column's cells are read: as a choice, or as they are. */
export interface MappedColumn {
  column: number;
  header: string;
  /** A field of a document, or of its `values` with `isCustom`. */
  target: string;
  isCustom: boolean;
  type: CustomFieldType | "field";
  options: readonly string[];
  label: string;
  /** Whether 3/4/2026 is in April. */
  isDayFirst: boolean;
}

const isNew = (target: string | null) => target === NEW_COLUMN;

/** The columns of a file that become something, with what is known of them. */
export function mappedColumns(mapped: Mapped, fields: CustomField[], lists: ChoiceLists): MappedColumn[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return mapped.mapping.flatMap((target, column): MappedColumn[] => {
    const header = mapped.table.headers[column] || `Column ${column + 1}`;
    if (target === null) return [];
    const isDayFirst = haveDayFirst(mapped.table.rows.map(({ cells }) => cells[column] ?? ""));
    const added = mapped.newColumns[column];
    if (isNew(target) && added) {
      const options = needsOptions(added.type) ? optionsOf(mapped.table, column, added.type) : [];
      const key = newColumnKey(added.label);
      return [
        { column, header, target: key, isCustom: true, type: added.type, options, label: added.label, isDayFirst },
      ];
    }
    const field = byId.get(target);
    if (field) {
      const { type, label, options } = field;
      return [{ column, header, target, isCustom: true, type, options, label, isDayFirst }];
    }
    if (target === "stage" || target === "status") {
      const list = { isCustom: false, type: "select", options: lists[target], label: fieldLabel(target) } as const;
      return [{ column, header, target, ...list, isDayFirst }];
    }
    return [{ column, header, target, isCustom: false, type: "field", options: [], label: header, isDayFirst }];
  });
}

export const needsOptions = (type: CustomFieldType) => type === "select" || type === "multiselect";

/** What of a cell is a choice of its own: all of it, or each part of a multi-select's. */
export function choicesIn(cell: string, { type, options }: Pick<MappedColumn, "type" | "options">): string[] {
  return (type === "multiselect" ? splitOptions(cell, options) : [cell]).map((text) => text.trim()).filter(Boolean);
}

/** The values of each choice column that are in no list, the most frequent first. A column without any is left out. */
export function unknownValues(table: ReadTable, columns: readonly MappedColumn[]): UnknownValues[] {
  return columns.flatMap((one): UnknownValues[] => {
    const { column, type, options, target, label } = one;
    if (!["select", "multiselect", "boolean"].includes(type)) return [];
    const find = type === "boolean" ? yesOrNo : choiceFinder(options);
    const found = new Map<string, UnknownValue>();
    for (const { cells } of table.rows) {
      for (const value of choicesIn(cells[column] ?? "", one)) {
        if (find(value) !== undefined) continue;
        const key = choiceKey(value);
        const before = found.get(key);
        if (before) before.count += 1;
        else found.set(key, { key, value, count: 1, close: closeChoice(value, options) });
      }
    }
    if (found.size === 0) return [];
    const values = [...found.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, "en"));
    const canAdd = type !== "boolean";
    return [{ target, label, options: canAdd ? options : ["Yes", "No"], canAdd, values }];
  });
}

/** What is proposed for unknown values: the option that is close, otherwise a note. */
export function proposedChoices(unknown: readonly UnknownValues[], decided: ValueChoices = {}): ValueChoices {
  return Object.fromEntries(
    unknown.map(({ target, values }) => [
      target,
      Object.fromEntries(
        values.map(({ key, close }): [string, ValueChoice] => [
          key,
          decided[target]?.[key] ?? (close === undefined ? "note" : `=${close}`),
        ]),
      ),
    ]),
  );
}

/** What the import adds to the user's lists and columns. */
export function additionsOf(
  columns: readonly MappedColumn[],
  unknown: readonly UnknownValues[],
  choices: ValueChoices,
): ImportAdditions {
  const fields = columns
    .filter(({ target }) => target.startsWith("new:"))
    .map(({ label, type, options }) => ({ label: label.trim(), type: type as CustomFieldType, options: [...options] }));
  const options = unknown
    .map(({ target, values }): [string, string[]] => [
      target,
      values.filter(({ key }) => choices[target]?.[key] === "add").map(({ value }) => cutText(value, 100)),
    ])
    .filter(([, added]) => added.length > 0);
  return {
    ...(fields.length > 0 && { fields }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  };
}

/** The first list that would have more options than a list can have, or null. */
export function overfullList(unknown: readonly UnknownValues[], choices: ValueChoices): UnknownValues | null {
  const added = ({ target, values }: UnknownValues) =>
    values.filter(({ key }) => choices[target]?.[key] === "add").length;
  return (
    unknown.find((one) => one.canAdd && one.options.length + added(one) > OPTIONS_AT_MOST && added(one) > 0) ?? null
  );
}

/** The different values of a column as options, in the order of their frequency; one spelling of each. */
export function optionsOf(table: ReadTable, column: number, type: CustomFieldType): string[] {
  const counts = new Map<string, { value: string; count: number }>();
  for (const { cells } of table.rows) {
    for (const value of choicesIn(cells[column] ?? "", { type, options: [] })) {
      const key = choiceKey(value);
      const before = counts.get(key);
      if (before) before.count += 1;
      else counts.set(key, { value: cutText(value, 100).trim(), count: 1 });
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).map(({ value }) => value);
}

const LOOKED_AT = 2_000;
/** How many different values look like a list of options. */
const A_LIST = 12;

/** What a column most likely holds, by its cells. */
export function guessType(table: ReadTable, column: number): CustomFieldType {
  const cells = table.rows
    .slice(0, LOOKED_AT)
    .map((row) => row.cells[column]?.trim() ?? "")
    .filter((cell) => cell !== "");
  if (cells.length === 0) return "text";
  // A phone number or a postcode is no number: it begins with a zero or a plus.
  if (cells.every((cell) => typeof readNumber(cell) === "number" && !/^[+0]\d/.test(cell) && cell.length < 16)) {
    return "number";
  }
  if (cells.every((cell) => yesOrNo(cell) !== undefined)) return "boolean";
  if (cells.every((cell) => readDate(cell) !== null)) return "date";
  const isList = (type: CustomFieldType) => {
    const options = optionsOf(table, column, type);
    return (
      options.length <= A_LIST && options.length * 2 <= cells.length && options.every(({ length }) => length <= 40)
    );
  };
  if (isList("select")) return "select";
  const hasParts = cells.filter((cell) => /[;,|]/.test(cell)).length * 5 > cells.length;
  return hasParts && isList("multiselect") ? "multiselect" : "text";
}

/** What is wrong with the new columns, if anything: they need labels of their own, and a list cannot have too many options. */
export function newColumnError({ mapping, newColumns, table }: Mapped, fields: CustomField[]): string | null {
  const taken = new Set(fields.map(({ label }) => newColumnKey(label)));
  for (const [column, target] of mapping.entries()) {
    const added = newColumns[column];
    if (!isNew(target) || !added) continue;
    const key = newColumnKey(added.label);
    if (added.label.trim() === "") return "Every new column needs a name.";
    if (taken.has(key)) return `You already have a column named ${added.label.trim()}. Choose it, or use another name.`;
    taken.add(key);
    if (needsOptions(added.type) && optionsOf(table, column, added.type).length > OPTIONS_AT_MOST) {
      return `${added.label.trim()} has more than ${OPTIONS_AT_MOST} different values. Make it a text column.`;
    }
  }
  return null;
}
