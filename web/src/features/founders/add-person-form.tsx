import { fieldLabel } from "@contract/person-fields";
import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import type { CheckedPerson } from "./add-person-errors";
import { nameFromProfileUrl } from "./name-from-profile-url";
import { movedUrl, nameWanted, type OtherField, urlStays, type usePersonDraft } from "./use-person-draft";

interface AddPersonFormProps {
  draft: ReturnType<typeof usePersonDraft>;
  errors: Extract<CheckedPerson, { ok: false }>["errors"];
  disabled: boolean;
  /** Why the person could not be added. */
  refusal: string | null;
}

/** The fields of Add New Person. */
export function AddPersonForm({ draft, errors, disabled, refusal }: AddPersonFormProps) {
  const { name, profileUrl, company, email } = usePersonFields(draft);
  return (
    <>
      <fieldset disabled={disabled} className="grid gap-4 disabled:opacity-55">
        <Field label={fieldLabel("name")} required autoComplete="off" error={errors.name} {...name} />
        <Field
          label={fieldLabel("profileUrl")}
          type="url"
          required
          autoComplete="off"
          placeholder={PROFILE_URL_EXAMPLE}
          error={errors.profileUrl}
          {...profileUrl}
        />
        <Field label={fieldLabel("company")} optional autoComplete="off" error={errors.company} {...company} />
        <Field label={fieldLabel("email")} optional type="email" autoComplete="off" error={errors.email} {...email} />
      </fieldset>
      {refusal && <FormError>{refusal}</FormError>}
    </>
  );
}

/**
 * The fields as they help each other: a LinkedIn URL moves to its own field from wherever it was put, and as long as nobody has
 * named the person, their name is what the URL says.
 */
function usePersonFields({ fields, change, bind }: ReturnType<typeof usePersonDraft>) {
  const input = useRef<HTMLInputElement>(null);
  const [movedFrom, setMovedFrom] = useState<OtherField | null>(null);
  const [guess, setGuess] = useState<string | null>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) input.current?.select();
  }, [moves]);
  const isGuessed = guess !== null && guess !== "" && fields.name === guess;

  /** Returns whether the text moved. */
  const move = (text: string, field: OtherField, before: string) => {
    const moved = movedUrl(text, field, before, fields);
    if (moved === null) return false;
    if (moved.name !== fields.name) setGuess(moved.name);
    change(moved);
    setMovedFrom(field);
    if (field === "name") setMoves((count) => count + 1);
    return true;
  };
  const other = (field: OtherField, hint: string | null) => ({
    ...bind(field),
    ...(hint !== null && { hint }),
    onPaste: (event: ClipboardEvent) => {
      if (move(event.clipboardData.getData("text"), field, fields[field])) event.preventDefault();
    },
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      // A drop, or the suggestion of a phone's keyboard, comes without a paste; what is typed comes letter by letter.
      if (value.length - fields[field].length > 1 && move(value, field, "")) return;
      if (field === "name") setGuess(null);
      bind(field).onChange(event);
    },
  });
  return {
    name: {
      ...other(
        "name",
        urlStays(fields.name, fields.profileUrl) ??
          nameWanted(fields) ??
          (isGuessed ? "Guessed from the LinkedIn URL." : null),
      ),
      ref: input,
      onFocus: () => {
        if (isGuessed) input.current?.select();
      },
    },
    profileUrl: {
      ...bind("profileUrl"),
      ...(movedFrom !== null && { hint: `Moved here from ${fieldLabel(movedFrom)}.` }),
      onChange: (event: { target: { value: string } }) => {
        const profileUrl = event.target.value;
        setMovedFrom(null);
        if (fields.name.trim() !== "" && !isGuessed) {
          change({ profileUrl });
          return;
        }
        const name = nameFromProfileUrl(profileUrl) ?? "";
        setGuess(name);
        change({ profileUrl, name });
      },
    },
    company: other("company", urlStays(fields.company, fields.profileUrl)),
    email: other("email", urlStays(fields.email, fields.profileUrl)),
  };
}
