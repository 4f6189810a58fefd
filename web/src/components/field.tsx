import { type ComponentProps, useId } from "react";
import { Input } from "./ui/input";
import { Label } from "./ui/label";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** Said under the field while nothing is wrong with it. */
  hint?: string;
}

/** A labelled input with its error under it. */
export function Field({ label, optional = false, error, hint, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="text-muted-foreground font-normal"> (optional)</span>}
      </Label>
      <Input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
        {...props}
      />
      {hint && !error && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-bad-foreground text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
