import { type ComponentProps, type ReactNode, useId } from "react";
import { Input } from "./ui/input";
import { Label } from "./ui/label";
import { Select } from "./ui/select";
import { Textarea } from "./ui/textarea";

interface LabelledProps {
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean | undefined;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** Said under the field while nothing is wrong with it. */
  hint?: string | undefined;
}

export interface Described {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** A label, the control that it is for, and below what is wrong with the value, or a hint. With `says`, the error is an alert. */
export function Labelled({
  label,
  optional = false,
  error,
  hint,
  says = false,
  children,
}: LabelledProps & { says?: boolean; children: (described: Described) => ReactNode }) {
  const id = useId();
  const note = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="text-muted-foreground font-normal"> (optional)</span>}
      </Label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": note })}
      {hint && !error && (
        <p id={note} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={note} role={says ? "alert" : undefined} className="text-bad-foreground text-sm wrap-break-word">
          {error}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends LabelledProps, Omit<ComponentProps<"input">, "id" | "className"> {
  /** Whether the error is an alert. */
  says?: boolean;
  /** Shown over the end of the input, which leaves room for it. */
  after?: ReactNode;
}

/** A labelled input with its error under it. */
export function Field({ label, optional, error, hint, says = false, after, ...props }: FieldProps) {
  return (
    <Labelled {...{ label, optional, error, hint, says }}>
      {(described) => (
        <div className="relative">
          <Input {...described} {...props} className={after === undefined ? undefined : "pe-16"} />
          {after}
        </div>
      )}
    </Labelled>
  );
}

/** A labelled text of several lines; `rows` high until it is drawn larger. */
export function TextField({ label, hint, error, ...props }: LabelledProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Labelled {...{ label, error, hint }}>
      {/* With sizing by content, as elsewhere, the browser would not look at `rows`. */}
      {(described) => <Textarea className="field-sizing-fixed resize-y" {...described} {...props} />}
    </Labelled>
  );
}

interface SelectFieldProps extends LabelledProps, Omit<ComponentProps<"select">, "id" | "children"> {
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly string[];
}

/** A labelled list to choose one of. */
export function SelectField({ label, optional, error, hint, placeholder, options, ...props }: SelectFieldProps) {
  return (
    <Labelled {...{ label, optional, error, hint }}>
      {(described) => (
        <Select {...described} {...props}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
