import { PROFILE_INDUSTRIES, PROFILE_USE_CASES } from "@contract/profile";
import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { Field } from "@/components/field";
import { Section } from "@/components/section";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { type ProfileFields, withSaved } from "./profile-fields";
import type { ProfileForm } from "./use-profile-form";

type TextName = Exclude<keyof ProfileFields, "calendarMonths">;

/** What people can say about themselves. Nothing of it is required. */
export function ProfileSections({ form, email }: { form: ProfileForm; email: string }) {
  const bind = (name: TextName) => ({
    name,
    value: form.fields[name],
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
  const { industry, primaryUseCase } = form.fields;
  const pair = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";
  return (
    <>
      <Section id="basic-information" title="Basic Information">
        <div className={pair}>
          <Field label="Name" autoComplete="name" maxLength={200} {...bind("name")} />
          <Field
            label="Email"
            type="email"
            readOnly
            value={email}
            hint="It is changed under Account, with a mail to confirm."
          />
        </div>
      </Section>
      <Section id="professional-information" title="Professional Information">
        <div className={pair}>
          <Field label="Company" autoComplete="organization" maxLength={200} {...bind("company")} />
          <Field label="Job title" autoComplete="organization-title" maxLength={200} {...bind("jobTitle")} />
          <SelectField
            label="Industry"
            placeholder="Choose an industry"
            options={withSaved(PROFILE_INDUSTRIES, industry)}
            {...bind("industry")}
          />
          <SelectField
            label="Primary use case"
            placeholder="Choose a use case"
            options={withSaved(PROFILE_USE_CASES, primaryUseCase)}
            {...bind("primaryUseCase")}
          />
        </div>
      </Section>
      <Section id="goals-contact" title="Goals & Contact">
        <TextField label="Goals" rows={3} maxLength={5_000} {...bind("goals")} />
        <div className={pair}>
          <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={50} {...bind("phone")} />
          <Field
            label="LinkedIn URL"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={PROFILE_URL_EXAMPLE}
            maxLength={2_000}
            {...bind("linkedinUrl")}
          />
        </div>
        <TextField label="Notes" rows={4} maxLength={10_000} {...bind("notes")} />
      </Section>
    </>
  );
}
