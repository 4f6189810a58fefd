import * as z from "zod/mini";
import { type CustomField, customFieldTypeSchema, newCustomFieldSchema } from "../../contract/custom-fields.ts";
import { valueFor, writtenTo } from "./custom-values.ts";
import { BULK_AT_MOST, namesOf } from "./founder-tools.ts";
import { type Plan, recordId, text, type ToolContext, ToolRefusal, writeTool } from "./tool.ts";

/** The people who have a value in a new column from the beginning, in the form of the operation. */
async function firstValues(
  founders: ToolContext["founders"],
  field: Pick<CustomField, "type" | "options" | "label">,
  given: readonly { founderId: string; value: string }[],
) {
  const known = await Promise.all(given.map(({ founderId }) => founders.get(founderId)));
  return {
    values: Object.fromEntries(given.map(({ founderId, value }) => [founderId, valueFor(field, value)])),
    names: Object.fromEntries(known.map(({ id, name }) => [id, name])),
    targets: known.map(namesOf),
  };
}

export const createField = writeTool({
  name: "create_custom_field",
  description:
    "Adds a column of the user's own to the table of people, with `values` for the people that the user gave one for; always waits for the user's confirmation.",
  label: "Preparing a column",
  input: z.object({
    label: z.string(),
    type: customFieldTypeSchema,
    options: z.array(z.string()),
    values: z.optional(
      z
        .array(z.object({ founderId: recordId("founderId"), value: text("The value") }))
        .check(z.maxLength(BULK_AT_MOST)),
    ),
  }),
  plan: async ({ founders }, { values: given = [], ...asked }): Promise<Plan> => {
    const parsed = z.safeParse(newCustomFieldSchema, asked);
    if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "The column is not valid.");
    const { name, label, type, options, required } = parsed.data;
    const { values, names, targets } = await firstValues(founders, parsed.data, given);
    return {
      title: `Add the column “${label}”`,
      saidWhenDone: `Added the column “${label}”.`,
      saidWhenThere: `There is a column “${label}” already.`,
      operation: {
        kind: "insert",
        table: "custom_fields",
        row: { label, type, name, ...(options.length > 0 && { options }), ...(required && { required }) },
        ...(given.length > 0 && { values, names }),
      },
      founderId: null,
      recordId: null,
      targets,
      writes: [
        { kind: "text", field: "Column", value: [label, ...options].join(" ") },
        ...Object.values(values).map((value) => writtenTo(parsed.data, value)),
      ],
      alwaysConfirm: "A new column changes the table for all people.",
    };
  },
});
