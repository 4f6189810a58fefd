import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Label } from "./ui/label";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children"> {
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly string[];
  hint?: string;
}

/** A labelled list to choose one of. The browser's own: on a phone it opens as the phone's wheel, and it needs no script. */
export function SelectField({ label, optional = false, placeholder, options, hint, ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="text-muted-foreground font-normal"> (optional)</span>}
      </Label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={hint && `${id}-hint`}
          className="rounded-control border-input bg-background h-9 w-full appearance-none truncate border ps-3 pe-9 text-base focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-lg"
          {...props}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="text-muted-foreground pointer-events-none absolute inset-y-0 end-3 my-auto size-4"
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
