import { type SubmitEvent, useState } from "react";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { useCanChangeEmail, useChangeEmail } from "./account.queries";
import { fieldErrors, refusalOf } from "./auth-errors";
import { useFocusRefusal } from "./use-focus-refusal";

/** The form to change an address, where Auth waits for both addresses; elsewhere why it is not there. */
export function ChangeEmail({ email }: { email: string }) {
  const { data: canChange, isPending } = useCanChangeEmail();
  if (isPending) return null;
  // Without an answer the form is there: what cannot be changed is refused by the database.
  if (canChange !== false) return <ChangeEmailForm email={email} />;
  return (
    <p className="text-muted-foreground text-sm">
      Your address can't be changed here yet: this installation doesn't confirm addresses by email. If you run it,{" "}
      <code>supabase/HOSTING.md</code> says how to turn that on.
    </p>
  );
}

function ChangeEmailForm({ email }: { email: string }) {
  const [fields, setFields] = useState({ email: "", password: "" });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useChangeEmail(email);
  const refusal = refusalOf(error, ["email", "current"]);
  const form = useFocusRefusal(error);
  const errors = fieldErrors("sign-in", { ...fields, name: "" });
  useUnsavedGuard(fields.email !== "" || fields.password !== "");
  const edit = (change: Partial<typeof fields>) => {
    // Said of what was sent, which is not what is here any more.
    if (error) reset();
    setFields({ ...fields, ...change });
  };
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
    <form ref={form} noValidate onSubmit={submit} aria-label="Change email" className="grid gap-3">
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        value={fields.email}
        error={(isChecked ? errors.email : undefined) ?? refusal.fields.email}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={fields.password}
        error={(isChecked ? errors.password : undefined) ?? refusal.fields.current}
        onChange={(event) => edit({ password: event.target.value })}
      />
      {refusal.rest && <FormError>{refusal.rest}</FormError>}
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
