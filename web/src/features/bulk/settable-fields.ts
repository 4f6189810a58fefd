import { columnLabels } from "@contract/column-labels";
import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import type { ColumnKey } from "@contract/founder-list";
import { bulkColumns } from "@contract/people-changes";

/** A field that can be set for many people at once. */
export interface SettableField {
  id: ColumnKey;
  label: string;
  type: CustomFieldType | "long-text";
  /** Of select and multiselect. */
  options: readonly string[];
}

type BuiltIn = (typeof bulkColumns)[number];

// In the order in which people are likely to look for them.
const inOrder: readonly BuiltIn[] = [
  "stage",
  "status",
  "owner",
  "industry",
  "location",
  "company",
  "roleTitle",
  "priorityScore",
  "followerCount",
  "email",
  "meetingSummaries",
];

function builtInField(id: BuiltIn, lists: Lists): SettableField {
  const label = columnLabels[id];
  if (id === "stage") return { id, label, type: "select", options: lists.stages };
  if (id === "status") return { id, label, type: "select", options: lists.statuses };
  if (id === "priorityScore" || id === "followerCount") return { id, label, type: "number", options: [] };
  return { id, label, type: id === "meetingSummaries" ? "long-text" : "text", options: [] };
}

interface Lists {
  stages: readonly string[];
  statuses: readonly string[];
}

/** What can be set for many: the built-in fields with the user's own lists, then the fields of the user's own. */
export function settableFields(lists: Lists, fields: readonly CustomField[]): SettableField[] {
  const builtIn = inOrder.map((id) => builtInField(id, lists));
  return [...builtIn, ...fields.map(({ id, label, type, options }) => ({ id, label, type, options }))];
}
