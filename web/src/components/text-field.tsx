import { type ComponentProps, useId } from "react";
import { Label } from "./ui/label";
import { Textarea } from "./ui/textarea";

interface TextFieldProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  hint?: string;
}

/** A labelled text of several lines; it grows with what is typed. */
export function TextField({ label, hint, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Textarea id={id} aria-describedby={hint && `${id}-hint`} {...props} />
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
