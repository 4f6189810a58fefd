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
import { rowsOrThrow, StoreError } from "./store-error.ts";

const FIELD_COLUMNS = "id, name, label, type, options, required, created_at" as const;
const NOT_FOUND = "Custom field not found";

/** A row of `custom_fields` as the contract has it. */
export type CustomFieldRow = Omit<Database["public"]["Tables"]["custom_fields"]["Row"], "user_id">;

export function toField(row: CustomFieldRow): CustomField {
  const { id, name, label, type, options, required } = row;
  return z.parse(customFieldSchema, { id, name, label, type, options, required, createdAt: row.created_at });
}

/** The caller's custom fields, oldest first. Throws StoreError. */
export async function listCustomFields(db: Db): Promise<CustomField[]> {
  const { data, error } = await db.from("custom_fields").select(FIELD_COLUMNS).order("created_at").order("id");
  return rowsOrThrow(data, error).map(toField);
}

/** Throws StoreError: 409 when there is a field of that name, or as many fields as a user may have. */
export async function addCustomField(db: Db, field: NewCustomField): Promise<CustomField> {
  const { data, error } = await db.from("custom_fields").insert(field).select(FIELD_COLUMNS).single();
  return toField(rowsOrThrow(data, error));
}

/** Changes what the patch names. Throws StoreError: 404 when the field is not the caller's, 409 when values stand in the way. */
export async function updateCustomField(db: Db, fieldId: string, patch: CustomFieldPatch): Promise<CustomField> {
  const row = toFieldRow(patch);
  const fields = db.from("custom_fields");
  const { data, error } = await (Object.keys(row).length === 0
    ? fields.select(FIELD_COLUMNS).eq("id", fieldId).maybeSingle()
    : fields.update(row).eq("id", fieldId).select(FIELD_COLUMNS).maybeSingle());
  if (!error && data === null) throw new StoreError(NOT_FOUND, 404);
  return toField(rowsOrThrow(data, error));
}

function toFieldRow({ name, label, type, options, required }: CustomFieldPatch) {
  return {
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...(type !== undefined && { type }),
    ...(options !== undefined && { options }),
    ...(required !== undefined && { required }),
  };
}

/**
 * Changes a field, whatever else was changed of it meanwhile. Throws StoreError: 404 when it is not the caller's, 409 when values stand in
 * the way or its name is taken.
 */
export async function changeCustomField(db: Db, fieldId: string, given: CustomFieldChange): Promise<CustomField> {
  const { data, error } = await db.rpc("change_custom_field", { field_id: fieldId, given: { ...given } });
  if (!error && data === null) throw new StoreError(NOT_FOUND, 404);
  // The function gives a field's row, as JSON.
  return toField(rowsOrThrow(data, error) as unknown as CustomFieldRow);
}

/** Deletes a field with all its values. Throws StoreError: 404 when it is not the caller's. */
export async function removeCustomField(db: Db, fieldId: string): Promise<void> {
  const { data, error } = await db.from("custom_fields").delete().eq("id", fieldId).select("id");
  if (rowsOrThrow(data, error).length === 0) throw new StoreError(NOT_FOUND, 404);
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

/** Clears a founder's value; nothing happens when there is none. Throws StoreError: 400 when the field is required. */
export async function removeCustomValue(db: Db, fieldId: string, founderId: string): Promise<void> {
  const { error } = await db.from("custom_field_values").delete().eq("field_id", fieldId).eq("founder_id", founderId);
  if (error) rowsOrThrow(null, error);
}
