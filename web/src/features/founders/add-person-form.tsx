import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import type { CheckedPerson } from "./add-person-errors";
import { movedFromName, type usePersonDraft } from "./use-person-draft";

interface AddPersonFormProps {
  draft: ReturnType<typeof usePersonDraft>;
  errors: Extract<CheckedPerson, { ok: false }>["errors"];
  disabled: boolean;
  /** Why the person could not be added. */
  refusal: string | null;
}

/** The fields of Add New Person. */
export function AddPersonForm({ draft, errors, disabled, refusal }: AddPersonFormProps) {
  const { bind } = draft;
  const { name, urlHint } = useNameField(draft);
  return (
    <>
      <fieldset disabled={disabled} className="grid gap-4 disabled:opacity-55">
        <Field label="Name" required autoComplete="off" error={errors.name} {...bind("name")} {...name} />
        <Field
          label="LinkedIn profile"
          type="url"
          required
          autoComplete="off"
          placeholder={PROFILE_URL_EXAMPLE}
          error={errors.profileUrl}
          {...(urlHint !== null && { hint: urlHint })}
          {...bind("profileUrl")}
        />
        <Field label="Company" optional autoComplete="off" error={errors.company} {...bind("company")} />
        <Field label="Email" optional type="email" autoComplete="off" error={errors.email} {...bind("email")} />
      </fieldset>
      {refusal && <FormError>{refusal}</FormError>}
    </>
  );
}

/** A LinkedIn URL that is pasted into the name moves to its own field; the name, guessed if need be, is there to be corrected. */
function useNameField({ fields, change, bind }: ReturnType<typeof usePersonDraft>) {
  const input = useRef<HTMLInputElement>(null);
  const [urlHint, setUrlHint] = useState<string | null>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) input.current?.select();
  }, [moves]);
  /** Returns whether the text was a LinkedIn URL. */
  const move = (text: string, before: string) => {
    const moved = movedFromName(text, { ...fields, name: before });
    if (moved === null) return false;
    setUrlHint(
      moved.profileUrl === text.trim() ? "Moved here from Name." : "The URL that was here already has stayed.",
    );
    change(moved);
    setMoves((count) => count + 1);
    return true;
  };
  return {
    urlHint,
    name: {
      ref: input,
      onPaste: (event: ClipboardEvent) => {
        if (move(event.clipboardData.getData("text"), fields.name)) event.preventDefault();
      },
      onChange: (event: { target: { value: string } }) => {
        // A drop, or the suggestion of a phone's keyboard, comes without a paste.
        if (!move(event.target.value, "")) bind("name").onChange(event);
      },
    },
  };
}
