import { type SubmitEvent, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { useCanChangeEmail, useChangeEmail } from "./account.queries";
import { authErrorSentence, fieldErrors } from "./auth-errors";

/** The form to change an address, where Auth waits for both addresses; elsewhere why it is not there. */
export function ChangeEmail({ email }: { email: string }) {
  const { data: canChange, isPending } = useCanChangeEmail();
  if (isPending) return null;
  // Without an answer the form is there: what cannot be changed is refused by the database.
  if (canChange !== false) return <ChangeEmailForm email={email} />;
  return (
    <p className="text-muted-foreground text-sm">
      Your email can't be changed here until this Tracker confirms email addresses, which its operator turns on with{" "}
      <code>enable_confirmations</code> in <code>supabase/config.toml</code>.
    </p>
  );
}

function ChangeEmailForm({ email }: { email: string }) {
  const [fields, setFields] = useState({ email: "", password: "" });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useChangeEmail(email);
  const errors = fieldErrors("sign-in", { ...fields, name: "" });
  useUnsavedGuard(fields.email !== "" || fields.password !== "");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setIsChecked(true));
    if (Object.keys(errors).length > 0 || isPending) return;
    const change = { current: fields.password, next: fields.email };
    mutate(change, {
      onSuccess: () => {
        setFields({ email: "", password: "" });
        setIsChecked(false);
      },
    });
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
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={fields.password}
        error={isChecked ? errors.password : undefined}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      {error && <FormError>{authErrorSentence(error)}</FormError>}
      {isSuccess && (
        <p role="status" className="text-base">
          We've sent a link to both email addresses. Open both to finish. Until then, keep signing in with {email}.
        </p>
      )}
      <Button type="submit" disabled={isPending} className="justify-self-start">
        Change email
      </Button>
    </form>
  );
}
