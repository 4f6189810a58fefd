import type { FieldChange, Loss } from "../../contract/assistant.ts";
import { personFields } from "../../contract/person-fields.ts";
import { type Operation, shown } from "./tool.ts";

/** A line of a card, with the row and column that it shows. */
export interface CardChange extends FieldChange {
  id: string | null;
  column: string;
}

const labels: Record<NonNullable<Operation["table"]>, Record<string, string>> = {
  founders: Object.fromEntries(Object.values(personFields).map(({ column, label }) => [column, label])),
  notes: { founder_id: "Person", content: "Note" },
  tasks: {
    title: "Title",
    description: "Description",
    status: "Status",
    due_on: "Due",
    recurrence: "Repeats",
    founder_id: "Person",
  },
  custom_fields: { name: "Internal name", label: "Label", type: "Type", options: "Options", required: "Required" },
  custom_field_values: {},
};
const draftLabels: Record<string, string> = { subject: "Subject", body: "Body", to: "To" };
const taskStatuses: Record<string, string> = { todo: "To do", in_progress: "In progress", done: "Done" };

/** What the user sees of a change before it is made. */
export interface Card {
  changes: CardChange[];
  losses: Loss[];
}

/** What a card calls a column; one that has no label is shown by its own name, never left out. */
export function labelOf(table: Operation["table"], column: string): string {
  return (table === undefined ? draftLabels[column] : labels[table][column]) ?? column;
}

/**
 * The card of a change, made from the operation that is stored and carried out, and from nothing else: one line for each row and column
 * that it writes, with what is there now. So what is confirmed is what is shown.
 */
export function cardOf(operation: Operation): Card {
  return { changes: changesOf(operation), losses: lossesOf(operation) };
}

function changesOf({ kind, table, ids = [], row = {}, values = {}, was = {}, names = {} }: Operation): CardChange[] {
  const words = (column: string, value: unknown) => {
    const text = shown(value);
    if (text === null) return null;
    if (column === "founder_id") return names[text] ?? text;
    return table === "tasks" && column === "status" ? (taskStatuses[text] ?? text) : text;
  };
  if (kind === "value") {
    const fieldId = String(row["field_id"]);
    const founders = ids.length > 0 ? ids : [String(row["founder_id"])];
    return founders.map((founderId) => ({
      id: founderId,
      column: "value",
      record: ids.length > 0 ? (names[founderId] ?? founderId) : null,
      field: names[fieldId] ?? fieldId,
      before: shown(was[founderId]?.["value"]),
      after: shown(row["value"]),
    }));
  }
  if (kind === "insert" || kind === "none") {
    const line = (column: string, field: string, after: string | null, record: string | null = null) => {
      return { id: null, column, record, field, before: null, after };
    };
    const named = (id: string) => names[id] ?? id;
    return [
      ...Object.entries(row).map(([column, value]) => line(column, labelOf(table, column), words(column, value))),
      ...Object.entries(values).map(([id, value]) =>
        table === "custom_fields"
          ? line("value", String(row["label"]), shown(value), named(id))
          : line("value", named(id), shown(value)),
      ),
    ];
  }
  return ids.flatMap((id) =>
    Object.keys(kind === "delete" ? (was[id] ?? {}) : row).map((column) => ({
      id,
      column,
      record: ids.length > 1 ? (names[id] ?? id) : null,
      field: labelOf(table, column),
      before: words(column, was[id]?.[column]),
      after: kind === "delete" ? null : words(column, row[column]),
    })),
  );
}

const lossWords: Record<string, [one: string, many: string]> = {
  notes: ["note", "notes"],
  posts: ["post", "posts"],
  tasks: ["task that loses its person", "tasks that lose their person"],
  values: ["custom value", "custom values"],
};

function lossesOf({ goes = {} }: Operation): Loss[] {
  return Object.entries(goes)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what: lossWords[what]?.[count === 1 ? 0 : 1] ?? what, count }));
}
