import { type ComponentProps, useId } from "react";
import { Label } from "./ui/label";
import { Textarea } from "./ui/textarea";

interface TextFieldProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  hint?: string;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
}

/** A labelled text of several lines; `rows` high until it is drawn larger. */
export function TextField({ label, hint, error, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {/* With sizing by content, as elsewhere, the browser would not look at `rows`. */}
      <Textarea
        className="field-sizing-fixed resize-y"
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
