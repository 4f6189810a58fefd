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
const labels: Record<BuiltIn, string> = {
  stage: "Stage",
  status: "Status",
  owner: "Owner",
  industry: "Industry",
  location: "Location",
  company: "Company",
  roleTitle: "Role",
  priorityScore: "Priority",
  followerCount: "Followers",
  email: "Email",
  meetingSummaries: "Meeting Summaries",
};

function builtInField(id: BuiltIn, lists: Lists): SettableField {
  const label = labels[id];
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
  // The keys of a record that names each of them once.
  const builtIn = (Object.keys(labels) as BuiltIn[]).map((id) => builtInField(id, lists));
  return [...builtIn, ...fields.map(({ id, label, type, options }) => ({ id, label, type, options }))];
}
