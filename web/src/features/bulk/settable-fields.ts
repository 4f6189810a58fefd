import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import type { ColumnKey } from "@contract/founder-list";
import { bulkColumns } from "@contract/people-changes";
import { type PersonFieldKey, personFields } from "@contract/person-fields";

/** A field that can be set for many people at once. */
export interface SettableField {
  id: ColumnKey;
  label: string;
  type: CustomFieldType | "long-text";
  /** Of select and multiselect. */
  options: readonly string[];
}

const isList = (key: PersonFieldKey) => personFields[key].type === "select";
/** What people set for many most often, their lists, comes first. */
const inOrder = bulkColumns.toSorted((one, other) => Number(isList(other)) - Number(isList(one)));

function builtInField(id: PersonFieldKey, lists: Lists): SettableField {
  const { label, type } = personFields[id];
  const options = id === "stage" ? lists.stages : id === "status" ? lists.statuses : [];
  return { id, label, type: type === "email" || type === "url" ? "text" : type, options };
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
