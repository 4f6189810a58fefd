import { Plus } from "lucide-react";
import { useId } from "react";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { type FieldDraft, isRepeated, withOption, withoutOption } from "./field-draft";

interface OptionListFieldProps {
  draft: FieldDraft;
  error: string | undefined;
  onChange: (draft: FieldDraft) => void;
}

/** The options of a select or multiselect as chips; one is added with Enter or the plus button. */
export function OptionListField({ draft, error, onChange }: OptionListFieldProps) {
  const id = useId();
  const isTwice = draft.option.trim() !== "" && isRepeated(draft);
  const problem = isTwice ? `“${draft.option.trim()}” is already an option.` : error;
  const add = () => onChange(withOption(draft));
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Options</Label>
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
          id={id}
          dir="auto"
          autoComplete="off"
          placeholder="Type an option, then press Enter"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
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
        <Button size="icon" variant="secondary" aria-label="Add option" className="size-9" onClick={add}>
          <Plus aria-hidden className="size-4" />
        </Button>
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-bad-foreground text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
