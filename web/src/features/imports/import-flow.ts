import type { Import } from "@contract/imports";
import type { ColumnMapping } from "./guess-columns";
import type { ReadTable } from "./read-table";

/** What is decided about people who are followed already, and about new ones. */
export type Plan = Pick<Import, "knownPeople" | "refresh">;

export const firstPlan: Plan = { knownPeople: "fill", refresh: false };

/** Where the import stands on screen. What is on the server is named by `importId`. */
export type ImportStep =
  | { step: "source"; error: string | null }
  | { step: "mapping"; fileName: string; table: ReadTable; mapping: ColumnMapping }
  | { step: "preview"; importId: string; plan: Plan; back: ImportStep }
  | { step: "run"; importId: string };

export type ImportEvent =
  | { type: "refused"; error: string }
  | { type: "read"; fileName: string; table: ReadTable; mapping: ColumnMapping }
  | { type: "mapped"; column: number; target: string | null }
  | { type: "handed over"; importId: string; plan: Plan }
  | { type: "started"; importId: string }
  | { type: "back" }
  | { type: "anew" };

export const firstStep: ImportStep = { step: "source", error: null };

/** Where the dialog opens: at the import that is to be gone on with or that runs, if there is one. */
export const openingStep = (importId: string | null): ImportStep =>
  importId === null ? firstStep : { step: "run", importId };

export function importFlow(state: ImportStep, event: ImportEvent): ImportStep {
  switch (event.type) {
    case "refused":
      return { step: "source", error: event.error };
    case "read":
      return { step: "mapping", fileName: event.fileName, table: event.table, mapping: event.mapping };
    case "mapped":
      return state.step === "mapping"
        ? { ...state, mapping: withTarget(state.mapping, event.column, event.target) }
        : state;
    case "handed over":
      return { step: "preview", importId: event.importId, plan: event.plan, back: state };
    case "started":
      return { step: "run", importId: event.importId };
    case "back":
      return state.step === "preview" ? state.back : firstStep;
    case "anew":
      return firstStep;
  }
}

/** A target is of one column: the column that had it before is left out. */
function withTarget(mapping: ColumnMapping, column: number, target: string | null): ColumnMapping {
  return mapping.map((before, index) => (index === column ? target : before === target ? null : before));
}

/** Whether rows can be told apart: by their profile, or by the e-mail of somebody who is followed already. */
export function canImport(mapping: ColumnMapping): boolean {
  return mapping.includes("profileUrl") || mapping.includes("email");
}
