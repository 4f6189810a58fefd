import { useId } from "react";
import { Checkbox } from "./ui/checkbox";
import { Input } from "./ui/input";
import { Label } from "./ui/label";
import { Select } from "./ui/select";
import { Textarea } from "./ui/textarea";

/** A value of any kind; null is none. */
export type FieldValue = string | number | boolean | readonly string[] | null;

export interface ValueFieldProps {
  label: string;
  type: "text" | "long-text" | "number" | "date" | "select" | "multiselect" | "boolean";
  /** Of select and multiselect. */
  options: readonly string[];
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** A labelled input for a value of any kind. */
export function ValueField(props: ValueFieldProps) {
  return props.type === "multiselect" ? <OptionBoxes {...props} /> : <OneValue {...props} />;
}

function OneValue({ label, type, options, value, onChange }: ValueFieldProps) {
  const id = useId();
  const text = value === null ? "" : String(value);
  const onText = (next: string) => onChange(next === "" ? null : next);
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {type === "select" ? (
        <Select id={id} value={text} onChange={({ target }) => onText(target.value)}>
          <option value="">None</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ) : type === "boolean" ? (
        <Select
          id={id}
          value={text}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value === "true")}
        >
          <option value="">None</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </Select>
      ) : type === "long-text" ? (
        <Textarea id={id} dir="auto" value={text} onChange={({ target }) => onText(target.value)} />
      ) : (
        <Input
          id={id}
          dir={type === "text" ? "auto" : undefined}
          type={type === "text" ? "text" : type}
          step={type === "number" ? "any" : undefined}
          value={text}
          onChange={({ target }) =>
            type === "number" && target.value !== "" ? onChange(target.valueAsNumber) : onText(target.value)
          }
        />
      )}
    </div>
  );
}

function OptionBoxes({ label, options, value, onChange }: ValueFieldProps) {
  const id = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (option: string, isChosen: boolean) => {
    const next = options.filter((other) => (other === option ? isChosen : chosen.includes(other)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="grid gap-0.5 pt-1">
        {options.map((option, at) => (
          <div key={option} className="flex items-center gap-1">
            <Checkbox
              id={`${id}-${at}`}
              checked={chosen.includes(option)}
              onCheckedChange={(isChosen) => toggle(option, isChosen === true)}
            />
            <Label htmlFor={`${id}-${at}`} className="min-w-0 flex-1 truncate py-1 font-normal">
              {option}
            </Label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
