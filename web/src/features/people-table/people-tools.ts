import type { CustomField } from "@contract/custom-fields";
import { cellTools } from "@/components/data-grid/cell-tools";
import { customEdit } from "./custom-cell-edit";
import type { Edits } from "./people-columns";
import { builtInEdits } from "./person-cell-edits";

/** How every column is edited that a person may edit. */
function editsOf(
  { timeZone, ...lists }: Parameters<typeof builtInEdits>[0] & { timeZone: string },
  fields: readonly CustomField[],
): Edits {
  const custom = fields.map((field) => [field.id, customEdit(field, timeZone)] as const);
  return { ...builtInEdits(lists), ...Object.fromEntries(custom) };
}

/** What the table can do beyond showing people. It comes when someone turns to the table, or soon after its first rows. */
export const peopleTools = { cellTools, editsOf };
