import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText, tooLong } from "./text.ts";
import { cutText, normalized } from "./storable.ts";

export const FIELD_LABEL_REQUIRED = "Field label is required";
export const FIELD_NAME_REQUIRED = "Field name is required";
export const FIELD_LABEL_TAKEN = "You already have a column with this label.";
export const FIELD_OPTIONS_REQUIRED = "Options are required for select and multiselect fields";

export const customFieldTypeSchema = z.enum(["text", "number", "date", "select", "multiselect", "boolean"]);
export type CustomFieldType = z.infer<typeof customFieldTypeSchema>;

export const customFieldSchema = z.object({
  id: z.uuid(),
  /** Internal: letters, digits and underscores. */
  name: z.string(),
  label: z.string(),
  type: customFieldTypeSchema,
  options: z.array(z.string()),
  required: z.boolean(),
  createdAt: z.string(),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/** A value as its field's type has it: text, date (yyyy-mm-dd) and select are strings, multiselect a list of options. */
export const customValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type CustomValue = z.infer<typeof customValueSchema>;

export const founderValueSchema = z.object({ fieldId: z.uuid(), value: customValueSchema });

const NAME_AT_MOST = 100;

/** A label as far as people tell columns apart by it: without case, accents and spaces. The database holds each user to one of a kind. */
export const labelKey = (label: string): string =>
  normalized(label, "NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\s]/gu, "");

/** A name built from a label: lower case, an underscore for each character that is neither a letter of English nor a digit. */
export function fieldNameFrom(label: string): string {
  const letters = label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, "_");
  return cutText(letters, NAME_AT_MOST);
}

/** As `fieldNameFrom`, with _2, _3 … after it while another of the fields has that name. */
export function freeFieldName(label: string, fields: readonly Pick<CustomField, "name">[]): string {
  const built = fieldNameFrom(label);
  // Names that differ in their case alone are one to the database.
  const taken = new Set(fields.map(({ name }) => name.toLowerCase()));
  let name = built;
  for (let number = 2; taken.has(name); number++) {
    name = `${built.slice(0, NAME_AT_MOST - `_${number}`.length)}_${number}`;
  }
  return name;
}

const needsOptions = (type: CustomFieldType) => type === "select" || type === "multiselect";

const options = z.array(requiredText("Option", 100)).check(
  z.maxLength(50, "A field can have up to 50 options."),
  z.refine((options) => new Set(options).size === options.length, "Options may not repeat"),
);
const fieldShape = {
  name: z._default(z.string(), ""),
  label: requiredText("Field label", 100),
  type: customFieldTypeSchema,
  options: z._default(options, []),
  required: z._default(z.boolean(), false),
};

function nameProblem(name: string): string | null {
  if (name === "") return FIELD_NAME_REQUIRED;
  if (name.length > NAME_AT_MOST) return tooLong("Field name", NAME_AT_MOST, name.length);
  return /^[A-Za-z0-9_]+$/.test(name) ? null : "Field names can only have letters, digits and underscores.";
}

/** An empty name is built from the label; only select and multiselect have options, and they need one at least. */
export const newCustomFieldSchema = z.pipe(
  z.strictObject(fieldShape),
  z.transform((field, context) => {
    const name = field.name.trim() || fieldNameFrom(field.label);
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: "custom", path: [path], message, input: field });
    const wrongName = nameProblem(name);
    if (wrongName !== null) refuse("name", wrongName);
    if (needsOptions(field.type) && field.options.length === 0) refuse("options", FIELD_OPTIONS_REQUIRED);
    return { ...field, name, options: needsOptions(field.type) ? field.options : [] };
  }),
);
export type NewCustomField = z.output<typeof newCustomFieldSchema>;

/** Only the parts that are sent change; a type without options takes them away, and a blank name is built from a new label. */
export const customFieldPatchSchema = z.pipe(
  z.strictObject({
    name: z.optional(z.string()),
    label: z.optional(fieldShape.label),
    type: z.optional(customFieldTypeSchema),
    options: z.optional(options),
    required: z.optional(z.boolean()),
  }),
  z.transform(({ name: given, ...patch }, context) => {
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: "custom", path: [path], message, input: patch });
    const name = given?.trim() === "" ? fieldNameFrom(patch.label ?? "") : given?.trim();
    const wrongName = name === undefined ? null : nameProblem(name);
    if (wrongName !== null) refuse("name", wrongName);
    if (patch.type === undefined) return { ...patch, ...(name !== undefined && { name }) };
    if (needsOptions(patch.type) && patch.options?.length === 0) refuse("options", FIELD_OPTIONS_REQUIRED);
    return {
      ...patch,
      ...(name !== undefined && { name }),
      ...(!needsOptions(patch.type) && { options: [] }),
    };
  }),
);
export type CustomFieldPatch = z.output<typeof customFieldPatchSchema>;

/** What is changed of a field: the rest stays as it is, and so do the options that are neither added nor removed. */
export interface CustomFieldChange extends Partial<Omit<NewCustomField, "options">> {
  options?: { added: string[]; removed: string[] };
}

const fieldParams = z.object({ fieldId: z.uuid("Custom field not found") });
const valueParams = z.object({ fieldId: z.uuid("Custom field not found"), founderId: z.uuid("Founder not found") });
const valueReply = z.object({ fieldId: z.uuid(), founderId: z.uuid(), value: customValueSchema });

export const listCustomFields = endpoint({
  method: "GET",
  path: "/custom-fields",
  reply: z.object({ data: z.array(customFieldSchema) }),
});
export const addCustomField = endpoint({
  method: "POST",
  path: "/custom-fields",
  input: newCustomFieldSchema,
  reply: customFieldSchema,
});
/** Changes the parts of a field's definition that are sent. */
export const updateCustomField = endpoint({
  method: "PUT",
  path: "/custom-fields/:fieldId",
  params: fieldParams,
  input: customFieldPatchSchema,
  reply: customFieldSchema,
});
/** Deletes a field with all its values. */
export const removeCustomField = endpoint({
  method: "DELETE",
  path: "/custom-fields/:fieldId",
  params: fieldParams,
  reply: z.null(),
});
export const addCustomValue = endpoint({
  method: "POST",
  path: "/custom-fields/:fieldId/values",
  params: fieldParams,
  input: z.strictObject({ founderId: z.uuid("Founder not found"), value: customValueSchema }),
  reply: valueReply,
});
export const updateCustomValue = endpoint({
  method: "PUT",
  path: "/custom-fields/:fieldId/values/:founderId",
  params: valueParams,
  input: z.strictObject({ value: customValueSchema }),
  reply: valueReply,
});
export const removeCustomValue = endpoint({
  method: "DELETE",
  path: "/custom-fields/:fieldId/values/:founderId",
  params: valueParams,
  reply: z.null(),
});
