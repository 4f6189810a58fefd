import { type ComponentProps, type ReactNode, useId } from "react";
import { Input } from "./ui/input";
import { Label } from "./ui/label";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** Said under the field while nothing is wrong with it. */
  hint?: string | undefined;
  /** Stands over the end of the input, which leaves room for it. */
  after?: ReactNode;
}

/** A labelled input with its error under it. */
export function Field({ label, optional = false, error, hint, after, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="text-muted-foreground font-normal"> (optional)</span>}
      </Label>
      <div className="relative">
        <Input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
          {...props}
          className={after === undefined ? undefined : "pe-16"}
        />
        {after}
      </div>
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
