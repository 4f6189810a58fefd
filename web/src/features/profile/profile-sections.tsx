import { PROFILE_INDUSTRIES, PROFILE_USE_CASES } from "@contract/profile";
import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { Field, SelectField, TextField } from "@/components/field";
import { Section } from "@/components/section";
import { phoneHint, type ProfileFields, urlHint, withSaved } from "./profile-fields";
import type { ProfileForm } from "./use-profile-form";

type TextName = Exclude<keyof ProfileFields, "calendarMonths">;

/** What people can say about themselves. Nothing of it is required. */
export function ProfileSections({ form, email }: { form: ProfileForm; email: string }) {
  const bind = (name: TextName) => ({
    name,
    value: form.fields[name],
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
  // No `maxLength`: it would cut what is pasted without a word.
  const bindText = (name: TextName) => ({
    ...bind(name),
    error: form.errorOf(name),
    onBlur: () => form.look(name),
  });
  const { industry, primaryUseCase, phone, linkedinUrl } = form.fields;
  const pair = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";
  return (
    <>
      <Section id="basic-information" title="Basic Information">
        <div className={pair}>
          <Field label="Name" autoComplete="name" {...bindText("name")} />
          <Field label="Email" type="email" readOnly value={email} hint="Change it under Account." />
        </div>
      </Section>
      <Section id="professional-information" title="Professional Information">
        <div className={pair}>
          <Field label="Company" autoComplete="organization" {...bindText("company")} />
          <Field label="Job title" autoComplete="organization-title" {...bindText("jobTitle")} />
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
        <TextField label="Goals" rows={3} {...bindText("goals")} />
        <div className={pair}>
          <Field
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+1 415 555 2671"
            hint={phoneHint(phone)}
            {...bindText("phone")}
          />
          <Field
            label="LinkedIn URL"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={PROFILE_URL_EXAMPLE}
            hint={urlHint(linkedinUrl)}
            {...bindText("linkedinUrl")}
          />
        </div>
        <TextField label="Notes" rows={4} {...bindText("notes")} />
      </Section>
    </>
  );
}
