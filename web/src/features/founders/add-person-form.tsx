import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import type { CheckedPerson, PersonFields } from "./add-person-errors";

interface AddPersonFormProps {
  bind: (name: keyof PersonFields) => {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  errors: Extract<CheckedPerson, { ok: false }>["errors"];
  disabled: boolean;
  /** Why the person could not be added. */
  refusal: string | null;
}

/** The fields of Add New Person. */
export function AddPersonForm({ bind, errors, disabled, refusal }: AddPersonFormProps) {
  return (
    <>
      <fieldset disabled={disabled} className="grid gap-4 disabled:opacity-55">
        <Field label="Name" required autoComplete="off" error={errors.name} {...bind("name")} />
        <Field
          label="LinkedIn profile"
          type="url"
          required
          autoComplete="off"
          placeholder={PROFILE_URL_EXAMPLE}
          error={errors.profileUrl}
          {...bind("profileUrl")}
        />
        <Field label="Company" optional autoComplete="off" error={errors.company} {...bind("company")} />
        <Field label="Email" optional type="email" autoComplete="off" error={errors.email} {...bind("email")} />
      </fieldset>
      {refusal && <FormError>{refusal}</FormError>}
    </>
  );
}
