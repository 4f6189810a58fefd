import {
  type CustomField,
  type CustomFieldChange,
  type CustomFieldType,
  customFieldTypeSchema,
  freeFieldName,
  labelKey,
  FIELD_LABEL_REQUIRED,
  FIELD_LABEL_TAKEN,
  FIELD_NAME_REQUIRED,
  type NewCustomField,
  newCustomFieldSchema,
} from "@contract/custom-fields";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";

/** A custom column as it is in its form. */
export interface FieldDraft {
  label: string;
  name: string;
  type: CustomFieldType;
  options: string[];
  /** What is typed where options are added. */
  option: string;
  required: boolean;
}

export type FieldErrors = Partial<Record<"label" | "name" | "options", string>>;

export const emptyDraft: FieldDraft = { label: "", name: "", type: "text", options: [], option: "", required: false };

export const draftOf = ({ label, name, type, options, required }: CustomField): FieldDraft => ({
  ...{ label, name, type, options, required },
  option: "",
});

const draftSchema = z.object({
  label: z.string(),
  name: z.string(),
  type: customFieldTypeSchema,
  options: z.array(z.string()),
  option: z.string(),
  required: z.boolean(),
});

/** A draft, and the column that it was made from as it stood then. */
export interface EditedDraft {
  draft: FieldDraft;
  from: FieldDraft;
}

const editedSchema = z.object({ draft: draftSchema, from: draftSchema });

/** A draft as it was kept, or null when there is none that can be read. */
export function readDraft(kept: string): EditedDraft | null {
  try {
    const draft = z.safeParse(editedSchema, JSON.parse(kept));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

export const isSameDraft = (one: FieldDraft, other: FieldDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isChanged = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Which options one list has that the other lacks, and the other way round. */
const changedOptions = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((option) => !before.includes(option)),
  removed: before.filter((option) => !after.includes(option)),
});

/** Rebases the draft onto the column's current state: fields that were not edited follow the column. */
export function rebased({ draft, from }: EditedDraft, now: FieldDraft): FieldDraft {
  const follow = <Part>(typed: Part, was: Part, is: Part) => (isChanged(typed, was) ? typed : is);
  const { added, removed } = changedOptions(from.options, draft.options);
  const kept = now.options.filter((option) => !removed.includes(option));
  return {
    label: follow(draft.label, from.label, now.label),
    name: follow(draft.name, from.name, now.name),
    // Options that were typed stay where they can be seen.
    type: added.length > 0 && !hasOptions(now.type) ? draft.type : follow(draft.type, from.type, now.type),
    options: [...kept, ...added.filter((option) => !kept.includes(option))],
    option: draft.option,
    required: follow(draft.required, from.required, now.required),
  };
}

export const hasOptions = (type: CustomFieldType): boolean => type === "select" || type === "multiselect";

/** The draft with what is typed as an option among its options: trimmed, and neither blank nor there already. */
export function withOption(draft: FieldDraft): FieldDraft {
  const option = draft.option.trim();
  if (option === "") return { ...draft, option: "" };
  return isRepeated(draft) ? draft : { ...draft, option: "", options: [...draft.options, option] };
}

/** Whether what is typed as an option is one already. */
export const isRepeated = ({ options, option }: FieldDraft): boolean => options.includes(option.trim());

export const withoutOption = (draft: FieldDraft, option: string): FieldDraft => ({
  ...draft,
  options: draft.options.filter((other) => other !== option),
});

/** The name that a field gets when none is typed: built from its label, and none of the others'. */
export const builtName = ({ label }: FieldDraft, others: readonly CustomField[]): string =>
  freeFieldName(label, others);

/** The field to store, or what is wrong, by input. An option that was typed and not added yet counts. */
export function checkField(
  draft: FieldDraft,
  others: readonly CustomField[],
): { ok: true; field: NewCustomField } | { ok: false; errors: FieldErrors } {
  const { label, name, type, options, required } = hasOptions(draft.type) ? withOption(draft) : draft;
  const given = {
    label,
    name: name.trim() || builtName(draft, others),
    type,
    options: hasOptions(type) ? options : [],
    required,
  };
  const parsed = z.safeParse(newCustomFieldSchema, given);
  const isTaken = others.some((other) => labelKey(other.label) === labelKey(label));
  if (parsed.success && !isTaken) return { ok: true, field: parsed.data };
  const errors: FieldErrors = parsed.success ? {} : issuesByField(parsed.error);
  if (isTaken) errors.label = FIELD_LABEL_TAKEN;
  // Without a label there is nothing to build a name from.
  if (errors.label === FIELD_LABEL_REQUIRED && name.trim() === "") errors.name = FIELD_NAME_REQUIRED;
  return { ok: false, errors };
}

/** What of a field was changed: the rest may have been changed in another tab since it was opened. */
export function changedParts(before: CustomField, { options, ...after }: NewCustomField): CustomFieldChange {
  // The keys are those of the same object.
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const parts: CustomFieldChange = Object.fromEntries(changed.map((name) => [name, after[name]]));
  return isChanged(before.options, options) ? { ...parts, options: changedOptions(before.options, options) } : parts;
}
