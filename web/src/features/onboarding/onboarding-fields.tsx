import { ONBOARDING_INDUSTRIES, ONBOARDING_USE_CASES } from "@contract/profile";
import { formatPhone, readPhone } from "@contract/phone";
import { canonicalProfileUrl, PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { Field, SelectField, TextField } from "@/components/field";
import type { AnswerErrors, Answers } from "./onboarding-answers";

interface OnboardingFieldsProps {
  step: number;
  answers: Answers;
  errors: AnswerErrors;
  onChange: (answers: Answers) => void;
}

/** The questions of one step. A number or URL takes its stored form on leaving the field, so that nothing changes unseen. */
export function OnboardingFields({ step, answers, errors, onChange }: OnboardingFieldsProps) {
  const bind = (name: keyof Answers) => ({
    name,
    value: answers[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...answers, [name]: event.target.value }),
  });
  if (step === 1) {
    return (
      <>
        <Field label="Company name" required autoComplete="organization" {...bind("company")} />
        <Field label="Job title" required autoComplete="organization-title" {...bind("jobTitle")} />
      </>
    );
  }
  if (step === 2) {
    return (
      <>
        <SelectField
          label="Industry"
          required
          placeholder="Choose an industry"
          options={ONBOARDING_INDUSTRIES}
          {...bind("industry")}
        />
        <SelectField
          label="Primary use case"
          required
          placeholder="Choose a use case"
          options={ONBOARDING_USE_CASES}
          {...bind("primaryUseCase")}
        />
      </>
    );
  }
  if (step === 3) {
    return (
      <TextField
        label="Goals"
        required
        rows={4}
        hint="A sentence or two is plenty, such as: meet 50 founders this quarter and stay in touch."
        {...bind("goals")}
      />
    );
  }
  return (
    <>
      <Field
        label="Phone number"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 415 555 2671"
        {...bind("phone")}
        onBlur={() => {
          const read = readPhone(answers.phone);
          if (read.ok) onChange({ ...answers, phone: formatPhone(read.phone) });
        }}
      />
      <Field
        label="LinkedIn URL"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder={PROFILE_URL_EXAMPLE}
        {...bind("linkedinUrl")}
        onBlur={() => {
          const canonical = canonicalProfileUrl(answers.linkedinUrl);
          if (canonical !== null) onChange({ ...answers, linkedinUrl: canonical });
        }}
      />
    </>
  );
}
