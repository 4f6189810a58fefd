import { type KeyboardEvent, useId } from "react";
import { type Described, Labelled } from "./field";
import { Checkbox } from "./ui/checkbox";
import { Input } from "./ui/input";
import { Label } from "./ui/label";
import { Select } from "./ui/select";
import { Textarea } from "./ui/textarea";

/** A value of any kind; null is none, and NaN what is typed for a number or a day and is not one yet. */
export type FieldValue = string | number | boolean | readonly string[] | null;

export interface ValueFieldProps {
  label: string;
  type: "text" | "email" | "url" | "long-text" | "number" | "date" | "select" | "multiselect" | "boolean";
  /** Of select and multiselect. */
  options: readonly string[];
  value: FieldValue;
  /** The placeholder of a choice. */
  placeholder?: string | undefined;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  onChange: (value: FieldValue) => void;
  /** It was typed to its end (left, or Enter), or chosen. */
  onSettle?: (value: FieldValue) => void;
}

/** A labelled input for a value of any kind. */
export function ValueField(props: ValueFieldProps) {
  const { label, type, error } = props;
  if (type === "multiselect") return <OptionBoxes {...props} />;
  const Control = type === "select" || type === "boolean" ? Choice : Written;
  return <Labelled {...{ label, error }} says children={(described) => <Control described={described} {...props} />} />;
}

type ControlProps = ValueFieldProps & { described: Described };

function Choice({ described, type, options, value, placeholder = "None", onChange, onSettle }: ControlProps) {
  // What was chosen and is no option any more would read as None.
  const isGone = type === "select" && typeof value === "string" && !options.includes(value);
  const chosen = (text: string) => {
    const next = text === "" ? null : type === "boolean" ? text === "true" : text;
    onChange(next);
    onSettle?.(next);
  };
  return (
    <Select {...described} value={value === null ? "" : String(value)} onChange={({ target }) => chosen(target.value)}>
      <option value="">{placeholder}</option>
      {type === "boolean" ? (
        <>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </>
      ) : (
        [...options, ...(isGone ? [value] : [])].map((option) => <option key={option}>{option}</option>)
      )}
    </Select>
  );
}

function Written({ described, type, value, placeholder, onChange, onSettle }: ControlProps) {
  const shared = {
    ...described,
    placeholder,
    value: value === null || Number.isNaN(value) ? "" : String(value),
  };
  if (type === "long-text") {
    return (
      <Textarea
        {...shared}
        dir="auto"
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={() => onSettle?.(value)}
      />
    );
  }
  return (
    <Input
      {...shared}
      type={type}
      dir={type === "text" ? "auto" : undefined}
      step={type === "number" ? "any" : undefined}
      onChange={({ target }) => onChange(valueIn(target))}
      onBlur={({ target }) => onSettle?.(valueIn(target))}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === "Enter") onSettle?.(valueIn(currentTarget));
      }}
    />
  );
}

// The browser's inputs for numbers and days give no text that is none, such as "1e" or a day without its month, and tell of no change
// from one such to another, or to nothing: to them, the field is blank and bad.
function valueIn({ type, value, valueAsNumber, validity }: HTMLInputElement): FieldValue {
  if (value === "") return validity.badInput ? NaN : null;
  return type === "number" ? valueAsNumber : value;
}

function OptionBoxes({ label, options, value, error, onChange, onSettle }: ValueFieldProps) {
  const id = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (option: string, isChosen: boolean) => {
    const next = options.filter((other) => (other === option ? isChosen : chosen.includes(other)));
    onChange(next.length === 0 ? null : next);
    onSettle?.(next.length === 0 ? null : next);
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
      {error !== undefined && (
        <p role="alert" className="text-bad-foreground text-sm wrap-break-word">
          {error}
        </p>
      )}
    </fieldset>
  );
}
