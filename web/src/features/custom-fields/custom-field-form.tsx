import type { CustomFieldType } from "@contract/custom-fields";
import { useId } from "react";
import { Field } from "@/components/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { type FieldDraft, type FieldErrors, hasOptions } from "./field-draft";
import { OptionListField } from "./option-list-field";

const typeLabels: Record<CustomFieldType, string> = {
  text: "Text",
  number: "Number",
  date: "Date",
  select: "Single select",
  multiselect: "Multi-select",
  boolean: "Yes / No",
};
// Their order is that of the specification.
const types = Object.keys(typeLabels) as CustomFieldType[];

interface CustomFieldFormProps {
  draft: FieldDraft;
  /** What the field is named when no name is typed. */
  builtName: string;
  errors: FieldErrors;
  onChange: (draft: FieldDraft) => void;
}

/** The inputs of a custom column. */
export function CustomFieldForm({ draft, builtName, errors, onChange }: CustomFieldFormProps) {
  const id = useId();
  const set = (given: Partial<FieldDraft>) => onChange({ ...draft, ...given });
  return (
    <>
      <Field
        label="Field label"
        dir="auto"
        required
        autoComplete="off"
        placeholder="Deal size"
        error={errors.label}
        value={draft.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <Field
        label="Field name"
        autoComplete="off"
        spellCheck={false}
        placeholder={builtName}
        hint="Used in the API and exports. Leave blank to generate it from the label."
        error={errors.name}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-type`}>Type</Label>
        <Select
          id={`${id}-type`}
          value={draft.type}
          onChange={({ target }) => set({ type: types.find((type) => type === target.value) ?? "text" })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {typeLabels[type]}
            </option>
          ))}
        </Select>
      </div>
      {hasOptions(draft.type) && <OptionListField draft={draft} error={errors.options} onChange={onChange} />}
      <div className="flex items-start gap-1.5">
        <Checkbox
          id={`${id}-required`}
          aria-describedby={`${id}-required-hint`}
          checked={draft.required}
          onCheckedChange={(checked) => set({ required: checked === true })}
        />
        <div className="grid gap-0.5 py-0.5">
          <Label htmlFor={`${id}-required`}>Required</Label>
          <p id={`${id}-required-hint`} className="text-muted-foreground text-sm">
            Once set, this field can't be cleared.
          </p>
        </div>
      </div>
    </>
  );
}
