import type { CustomField } from "@contract/custom-fields";
import type { Import } from "@contract/imports";
import { type ColumnMapping, NEW_COLUMN } from "./guess-columns";
import {
  guessType,
  type Mapped,
  type NewColumn,
  newColumnError,
  type UnknownValues,
  type ValueChoices,
} from "./mapped-columns";
import { importMessages } from "./messages";
import type { ReadTable } from "./read-table";
import { cutText } from "@contract/storable";

/** What is decided about people who are followed already, and about new ones. */
export type Plan = Pick<Import, "knownPeople" | "refresh">;

export const firstPlan: Plan = { knownPeople: "fill", refresh: false };

export type MappingStep = { step: "mapping"; choices: ValueChoices } & Mapped;

/** Where the import is on screen. What is on the server is named by `importId`. */
export type ImportStep =
  | { step: "source"; error: string | null }
  | MappingStep
  | { step: "values"; mapped: MappingStep; unknown: UnknownValues[]; choices: ValueChoices }
  | { step: "preview"; importId: string; plan: Plan; back: ImportStep }
  | { step: "run"; importId: string };

export type ImportEvent =
  | { type: "refused"; error: string }
  | { type: "read"; fileName: string; table: ReadTable; mapping: ColumnMapping }
  | { type: "mapped"; column: number; target: string | null }
  | { type: "new column"; column: number; change: Partial<NewColumn> }
  | { type: "keep skipped" }
  | { type: "tidied"; isTidied: boolean }
  | { type: "values found"; unknown: UnknownValues[]; choices: ValueChoices }
  | { type: "chosen"; choices: ValueChoices }
  | { type: "uploaded"; importId: string; plan: Plan }
  | { type: "started"; importId: string }
  | { type: "back" }
  | { type: "again" };

export const firstStep: ImportStep = { step: "source", error: null };

/** Where the dialog opens: at the import that is to be continued or that runs, if there is one. */
export const openingStep = (importId: string | null): ImportStep =>
  importId === null ? firstStep : { step: "run", importId };

export function importFlow(state: ImportStep, event: ImportEvent): ImportStep {
  switch (event.type) {
    case "refused":
      return { step: "source", error: event.error };
    case "read": {
      const { fileName, table, mapping } = event;
      return { step: "mapping", fileName, table, mapping, newColumns: {}, isTidied: false, choices: {} };
    }
    case "values found":
      return state.step === "mapping"
        ? { step: "values", mapped: state, unknown: event.unknown, choices: event.choices }
        : state;
    case "chosen":
      return state.step === "values" ? { ...state, choices: event.choices } : state;
    case "uploaded":
      return { step: "preview", importId: event.importId, plan: event.plan, back: state };
    case "started":
      return { step: "run", importId: event.importId };
    case "back":
      return stepBefore(state);
    case "again":
      return firstStep;
    default:
      return state.step === "mapping" ? changeMapping(state, event) : state;
  }
}

function stepBefore(state: ImportStep): ImportStep {
  if (state.step === "preview") return state.back;
  // What was decided about values is kept for when the user comes back to them.
  return state.step === "values" ? { ...state.mapped, choices: state.choices } : firstStep;
}

type MappingEvent = Extract<ImportEvent, { type: "mapped" | "new column" | "keep skipped" | "tidied" }>;

function changeMapping(state: MappingStep, event: MappingEvent): MappingStep {
  switch (event.type) {
    case "mapped":
      return {
        ...state,
        mapping: withTarget(state.mapping, event.column, event.target),
        newColumns: event.target === NEW_COLUMN ? withNewColumn(state, event.column) : state.newColumns,
      };
    case "new column": {
      const before = state.newColumns[event.column];
      if (!before) return state;
      return { ...state, newColumns: { ...state.newColumns, [event.column]: { ...before, ...event.change } } };
    }
    case "keep skipped": {
      const columns = skippedColumns(state);
      const newColumns = columns.reduce(
        (added, column) => withNewColumn({ ...state, newColumns: added }, column),
        state.newColumns,
      );
      const mapping = state.mapping.map((target, column) => (columns.includes(column) ? NEW_COLUMN : target));
      return { ...state, mapping, newColumns };
    }
    case "tidied":
      return { ...state, isTidied: event.isTidied };
  }
}

/** The columns that are skipped although they have something in them. */
export function skippedColumns({ mapping, table }: Mapped): number[] {
  return mapping.flatMap((target, column) =>
    target === null && table.rows.some(({ cells }) => (cells[column] ?? "").trim() !== "") ? column : [],
  );
}

function withNewColumn({ newColumns, table }: Mapped, column: number): Mapped["newColumns"] {
  const label = cutText(table.headers[column] || `Column ${column + 1}`, 100);
  return { ...newColumns, [column]: newColumns[column] ?? { label, type: guessType(table, column) } };
}

/** A target is of one column: the column that had it before is skipped. Many can go to notes, and many become new columns. */
function withTarget(mapping: ColumnMapping, column: number, target: string | null): ColumnMapping {
  const isShared = target === "note" || target === NEW_COLUMN;
  return mapping.map((before, index) => (index === column ? target : before === target && !isShared ? null : before));
}

/** Why the rows cannot be uploaded with these columns, or null when they can. */
export function mappingError(mapped: Mapped, fields: CustomField[]): string | null {
  // Rows are told apart by their LinkedIn URL, or by the email of someone who is there already.
  const hasKey = mapped.mapping.includes("profileUrl") || mapped.mapping.includes("email");
  return hasKey ? newColumnError(mapped, fields) : importMessages.needsKey;
}
