import * as z from "zod/mini";
import { dateText } from "../builtin/wording.ts";
import { type CustomField, newCustomFieldSchema } from "../../contract/custom-fields.ts";
import { isOptionUsed } from "../../stores/custom-fields.ts";
import type { Db } from "../../stores/db.ts";
import { fieldOf, valueFor, writtenTo } from "./custom-values.ts";
import { BULK_AT_MOST, namesOf } from "./founder-tools.ts";
import { maybe, type Plan, recordId, shown, text, type Tool, ToolRefusal, writeTool } from "./tool.ts";

/** A value as a sentence has it: a date as the app writes dates. */
const said = (value: unknown): string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : (shown(value) ?? "");

const setValue = writeTool({
  name: "set_custom_value",
  description:
    "Sets a person's value in one of the user's own columns; null clears it. Give it as text: yes/no, a number, yyyy-mm-dd, options with commas.",
  label: "Setting a value",
  input: z.object({
    founderId: recordId("founderId"),
    fieldId: recordId("fieldId"),
    value: maybe(text("The value, or null")),
  }),
  plan: async ({ db, founders }, { founderId, fieldId, value: given }): Promise<Plan> => {
    const [founder, field] = await Promise.all([founders.get(founderId), fieldOf(db, fieldId)]);
    const value = given === null || given.trim() === "" ? null : valueFor(field, given);
    return {
      title: `Set ${field.label} of ${founder.name}`,
      saidWhenDone:
        value === null
          ? `Cleared ${field.label} of ${founder.name}.`
          : `${founder.name}: ${field.label} set to ${said(value)}.`,
      saidWhenThere: `${founder.name} has that ${field.label} already${value === null ? "" : `: ${said(value)}`}.`,
      operation: {
        kind: "value",
        table: "custom_field_values",
        row: { field_id: field.id, founder_id: founder.id, value },
        names: { [founder.id]: founder.name, [field.id]: field.label },
      },
      founderId: founder.id,
      recordId: founder.id,
      targets: [namesOf(founder), [field.label]],
      writes: [writtenTo(field, value)],
      alwaysConfirm: null,
    };
  },
});

const setValues = writeTool({
  name: "set_custom_values",
  description: `Sets the same value in one of the user's own columns for several people (at most ${BULK_AT_MOST}); always waits for the user's confirmation.`,
  label: "Setting a value of several people",
  input: z.object({
    founderIds: z.array(recordId("founderIds")).check(z.minLength(1), z.maxLength(BULK_AT_MOST)),
    fieldId: recordId("fieldId"),
    value: maybe(text("The value, or null")),
  }),
  plan: async ({ db, founders: known }, { founderIds, fieldId, value: given }): Promise<Plan> => {
    const ids = [...new Set(founderIds)];
    const [field, founders] = await Promise.all([fieldOf(db, fieldId), Promise.all(ids.map((id) => known.get(id)))]);
    const value = given === null || given.trim() === "" ? null : valueFor(field, given);
    const count = `${founders.length} ${founders.length === 1 ? "person" : "people"}`;
    return {
      title: `Set ${field.label} of ${count}`,
      saidWhenDone:
        value === null ? `Cleared ${field.label} of ${count}.` : `${field.label} of ${count} set to ${said(value)}.`,
      saidWhenThere: `They all have that ${field.label} already.`,
      operation: {
        kind: "value",
        table: "custom_field_values",
        ids,
        row: { field_id: field.id, value },
        names: { ...Object.fromEntries(founders.map(({ id, name }) => [id, name])), [field.id]: field.label },
      },
      founderId: null,
      recordId: null,
      targets: [...founders.map(namesOf), [field.label]],
      writes: [writtenTo(field, value)],
      alwaysConfirm: "Several people would be changed at once.",
    };
  },
});

/** An option that people have can't go: said before a card is shown, with the way to it. Throws ToolRefusal. */
async function refuseUsed(db: Db, field: CustomField, removed: readonly string[]): Promise<void> {
  const gone = field.options.filter((own) => removed.some((one) => one.toLowerCase() === own.toLowerCase()));
  for (const option of gone)
    if (await isOptionUsed(db, field, option))
      throw new ToolRefusal(
        `People have “${option}” in ${field.label}, so it can't be renamed or removed yet. Add the new option, give it to everyone with “${option}”, then remove “${option}”.`,
      );
}

const changeField = writeTool({
  name: "change_custom_field",
  description:
    "Renames one of the user's own columns, or adds and removes options of it; always waits for the user's confirmation.",
  label: "Looking at the column",
  input: z.object({
    fieldId: recordId("fieldId"),
    label: maybe(z.string()),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  plan: async ({ db }, { fieldId, label, added, removed }): Promise<Plan> => {
    const field = await fieldOf(db, fieldId);
    if (added.length + removed.length > 0 && field.options.length === 0)
      throw new ToolRefusal(`${field.label} is no column with options.`);
    await refuseUsed(db, field, removed);
    const isGone = (option: string) => removed.some((one) => one.toLowerCase() === option.toLowerCase());
    const kept = field.options.filter((option) => !isGone(option));
    const options = [...kept, ...added.filter((one) => !kept.some((own) => own.toLowerCase() === one.toLowerCase()))];
    const parsed = z.safeParse(newCustomFieldSchema, { label: label ?? field.label, type: field.type, options });
    if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "The column is not valid.");
    const row = {
      ...(label !== null && { label: parsed.data.label }),
      ...(added.length + removed.length > 0 && { options: parsed.data.options }),
    };
    if (Object.keys(row).length === 0) throw new ToolRefusal("There is nothing to change.");
    return {
      title: `Change the column “${field.label}”`,
      saidWhenDone:
        label === null
          ? `Changed the options of “${field.label}”.`
          : `The column “${field.label}” is now “${parsed.data.label}”.`,
      saidWhenThere: `The column “${field.label}” is like that already.`,
      operation: { kind: "update", table: "custom_fields", ids: [field.id], row, names: { [field.id]: field.label } },
      founderId: null,
      recordId: field.id,
      targets: [[field.label]],
      writes: [{ kind: "text", field: "Column", value: [label ?? "", ...added].join(" ").trim() }],
      alwaysConfirm: "This changes the table for all people.",
    };
  },
});

const deleteField = writeTool({
  name: "delete_custom_field",
  description: "Removes one of the user's own columns with all its values; always waits for the user's confirmation.",
  label: "Looking at what would be deleted",
  input: z.object({ fieldId: recordId("fieldId") }),
  plan: async ({ db }, { fieldId }): Promise<Plan> => {
    const field = await fieldOf(db, fieldId);
    return {
      title: `Delete the column “${field.label}”`,
      saidWhenDone: `Deleted the column “${field.label}” with its values.`,
      saidWhenThere: "The column is gone already.",
      operation: { kind: "delete", table: "custom_fields", ids: [field.id], names: { [field.id]: field.label } },
      founderId: null,
      recordId: field.id,
      targets: [[field.label]],
      writes: [],
      alwaysConfirm: "All data for this field will be removed.",
    };
  },
});

export const fieldTools: readonly Tool[] = [setValue, setValues, changeField, deleteField];
