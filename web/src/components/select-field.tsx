import { type ComponentProps, useId } from "react";
import { Label } from "./ui/label";
import { Select } from "./ui/select";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children"> {
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly string[];
  hint?: string;
}

/** A labelled list to choose one of. */
export function SelectField({ label, optional = false, placeholder, options, hint, ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="text-muted-foreground font-normal"> (optional)</span>}
      </Label>
      <Select id={id} aria-describedby={hint && `${id}-hint`} {...props}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
