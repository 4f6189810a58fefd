import { type SubmitEvent, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { useChangeEmail } from "./account.queries";
import { authErrorSentence, fieldErrors } from "./auth-errors";

export function ChangeEmail({ email }: { email: string }) {
  const [fields, setFields] = useState({ email: "", password: "" });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useChangeEmail(email);
  const errors = fieldErrors("sign-in", { ...fields, name: "" });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(errors).length === 0 && !isPending) mutate({ current: fields.password, next: fields.email });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Change email" className="grid gap-3">
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        value={fields.email}
        error={isChecked ? errors.email : undefined}
        onChange={(event) => setFields({ ...fields, email: event.target.value })}
      />
      <Field
        label="Password, to change your email"
        type="password"
        autoComplete="current-password"
        value={fields.password}
        error={isChecked ? errors.password : undefined}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      {error && <FormError>{authErrorSentence(error)}</FormError>}
      {isSuccess && (
        <p role="status" className="text-base">
          Open the links that we sent to both addresses. Until then you sign in with {email}.
        </p>
      )}
      <Button type="submit" disabled={isPending} className="justify-self-start">
        Change email
      </Button>
    </form>
  );
}
