import type { CustomFieldType } from "@contract/custom-fields";
import { useId } from "react";
import { Plus } from "lucide-react";
import { Field, Labelled } from "@/components/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { Options, Select } from "@/components/ui/select";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type FieldDraft, type FieldErrors, hasOptions, isRepeated, withOption, withoutOption } from "./field-draft";

interface OptionListFieldProps {
  draft: FieldDraft;
  error: string | undefined;
  onChange: (draft: FieldDraft) => void;
}

/** The options of a select or multiselect as chips; one is added with Enter or the plus button. */
function OptionListField({ draft, error, onChange }: OptionListFieldProps) {
  const isTwice = draft.option.trim() !== "" && isRepeated(draft);
  const problem = isTwice ? `“${draft.option.trim()}” is already an option.` : error;
  const add = () => onChange(withOption(draft));
  return (
    <Labelled label="Options" error={problem} says>
      {(described) => (
        <>
          {draft.options.length > 0 && (
            <ul aria-label="Options" className="flex flex-wrap gap-1">
              {draft.options.map((option) => (
                <li key={option} className="max-w-full">
                  <Chip label={option} onRemove={() => onChange(withoutOption(draft, option))} />
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-2">
            <Input
              {...described}
              dir="auto"
              autoComplete="off"
              placeholder="Type an option, then press Enter"
              value={draft.option}
              onChange={({ target }) => onChange({ ...draft, option: target.value })}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // With nothing typed, Enter sends the form as in any other field.
                if (draft.option.trim() === "") return;
                event.preventDefault();
                add();
              }}
            />
            <Button
              icon={Plus}
              size="icon"
              variant="secondary"
              aria-label="Add option"
              className="size-9"
              onClick={add}
            />
          </div>
        </>
      )}
    </Labelled>
  );
}

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
      <Labelled label="Type">
        {(described) => (
          <Select
            {...described}
            value={draft.type}
            onChange={({ target }) => set({ type: types.find((type) => type === target.value) ?? "text" })}
          >
            <Options values={types} label={(type) => typeLabels[type]} />
          </Select>
        )}
      </Labelled>
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
