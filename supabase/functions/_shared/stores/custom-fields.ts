import * as z from "zod/mini";
import {
  type CustomField,
  type CustomFieldChange,
  type CustomFieldPatch,
  customFieldSchema,
  type CustomValue,
  type NewCustomField,
} from "../contract/custom-fields.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { changePerson } from "./people-changes.ts";
import { camelCased, foundOr404, removed, rowOf, rowOr404, rowsOf, run, toColumns } from "./rows.ts";

const FIELD_COLUMNS = "id, name, label, type, options, required, created_at" as const;
const NOT_FOUND = "Custom field not found";

/** A row of `custom_fields` as the contract has it. */
export type CustomFieldRow = Omit<Database["public"]["Tables"]["custom_fields"]["Row"], "user_id">;

export const toField = (row: CustomFieldRow): CustomField => z.parse(customFieldSchema, camelCased(row));

/** The caller's custom fields, oldest first. Throws StoreError. */
export async function listCustomFields(db: Db): Promise<CustomField[]> {
  return (await rowsOf(db.from("custom_fields").select(FIELD_COLUMNS).order("created_at").order("id"))).map(toField);
}

/** Throws StoreError: 409 when there is a field of that name, or as many fields as a user may have. */
export async function addCustomField(db: Db, field: NewCustomField): Promise<CustomField> {
  return toField(await rowOf(db.from("custom_fields").insert(field).select(FIELD_COLUMNS)));
}

/** Changes what the patch names. Throws StoreError: 404 when the field is not the caller's, 409 when stored values prevent it. */
export async function updateCustomField(db: Db, fieldId: string, patch: CustomFieldPatch): Promise<CustomField> {
  const row = toColumns(patch);
  const fields = db.from("custom_fields");
  const changed =
    Object.keys(row).length === 0 ? fields.select(FIELD_COLUMNS) : fields.update(row).select(FIELD_COLUMNS);
  return toField(await rowOr404(changed.eq("id", fieldId), NOT_FOUND));
}

/**
 * Changes a field, whatever else was changed in it meanwhile. Throws StoreError: 404 when it is not the caller's, 409 when stored values
 * prevent it or its name is taken.
 */
export async function changeCustomField(db: Db, fieldId: string, given: CustomFieldChange): Promise<CustomField> {
  const changed = db.rpc("change_custom_field", { field_id: fieldId, given: { ...given } });
  // The function returns a field's row, as JSON.
  return toField((await foundOr404(changed, NOT_FOUND)) as unknown as CustomFieldRow);
}

/** Deletes a field with all its values. Throws StoreError: 404 when it is not the caller's. */
export async function removeCustomField(db: Db, fieldId: string): Promise<void> {
  await removed(db.from("custom_fields").delete().eq("id", fieldId).select("id"), NOT_FOUND);
}

/** Sets a founder's value, new or not. Throws StoreError: 400 when the field does not take it, 404 when either is not the caller's. */
export async function setCustomValue(
  db: Db,
  fieldId: string,
  founderId: string,
  value: CustomValue,
): Promise<CustomValue> {
  await changePerson(db, founderId, { [fieldId]: value });
  return value;
}

/** Whether one of the caller's founders has the option, alone or with others. Throws StoreError. */
export async function isOptionUsed(db: Db, { id, type }: CustomField, option: string): Promise<boolean> {
  const operator = type === "multiselect" ? "cs" : "cd";
  // A value is JSON. A list of one contains a text that is in it, and quotes at the end of a filter could be taken off.
  const having = db
    .from("custom_field_values")
    .select("founder_id")
    .eq("field_id", id)
    .filter("value", operator, JSON.stringify([option]))
    .order("founder_id")
    .limit(1);
  return (await rowsOf(having)).length > 0;
}

/** Clears a founder's value; nothing happens when there is none. Throws StoreError: 400 when the field is required. */
export async function removeCustomValue(db: Db, fieldId: string, founderId: string): Promise<void> {
  await run(db.from("custom_field_values").delete().eq("field_id", fieldId).eq("founder_id", founderId));
}
