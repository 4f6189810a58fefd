import { Field, SelectField, TextField } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Section } from "@/components/section";
import { Textarea } from "@/components/ui/textarea";
import { type Family, LONG_NAME, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const OPTIONS = ["Technology", "Finance", LONG_NAME];

export const fieldsFamily: Family = {
  name: "Fields",
  specimens: [
    { name: "empty", Show: () => <Field label="Company" placeholder="Where they work" /> },
    {
      name: "filled, with a hint",
      Show: () => <Field label="Company" defaultValue="Northwind" hint="As they say it." />,
    },
    { name: "may stay empty", Show: () => <Field label="Phone number" optional /> },
    { name: "wrong", Show: () => <Field label="Email" defaultValue="ada@" error="Invalid email" /> },
    { name: "disabled", Show: () => <Field label="Email" defaultValue="ada@example.com" disabled /> },
    { name: "very long name", Show: () => <Field label={LONG_TEXT} defaultValue={LONG_NAME} error={LONG_TEXT} /> },
    {
      name: "right to left",
      Show: () => (
        <div dir="rtl">
          <Field label={RIGHT_TO_LEFT} defaultValue={RIGHT_TO_LEFT} hint={RIGHT_TO_LEFT} />
        </div>
      ),
    },
    {
      name: "list, nothing chosen",
      Show: () => <SelectField label="Industry" placeholder="Choose one" options={OPTIONS} />,
    },
    {
      name: "list, a very long choice",
      Show: () => <SelectField label="Industry" placeholder="Choose one" options={OPTIONS} defaultValue={LONG_NAME} />,
    },
    {
      name: "list, disabled",
      Show: () => <SelectField label="Industry" placeholder="Choose one" options={[]} disabled />,
    },
    {
      name: "several lines",
      Show: () => <TextField label="Notes" rows={3} defaultValue={LONG_TEXT} hint="For yourself." />,
    },
    {
      name: "grows with its text",
      Show: () => <Textarea aria-label="Note" defaultValue={`${LONG_TEXT}\n\n${LONG_TEXT}`} />,
    },
    { name: "a form that was refused", Show: () => <FormError>Invalid login credentials</FormError> },
    {
      name: "a section of settings",
      Show: () => (
        <Section id="specimen" title="Preferences" lead={LONG_TEXT}>
          <Field label="Name" defaultValue="Ada" />
        </Section>
      ),
    },
  ],
};
