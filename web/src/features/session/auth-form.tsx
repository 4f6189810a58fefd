import { PASSWORD_MIN_LENGTH } from "@contract/auth";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { type AuthFields, type AuthMode, authErrorSentence, fieldErrors } from "./auth-errors";
import { useSignIn, useSignUp } from "./session.queries";

const forgottenQuery = (email: string, next: string | null) =>
  new URLSearchParams({ email, ...(next !== null && { next }) }).toString();

/** Email, password and, to sign up, an optional name. A refusal stays on screen with everything typed. */
export function AuthForm({
  mode,
  fields,
  onChange,
  next,
  onShown,
}: {
  mode: AuthMode;
  fields: AuthFields;
  onChange: (fields: AuthFields) => void;
  /** Where the person is going, also when a new password has to be set first. */
  next: string | null;
  /** Called when its fields are there. */
  onShown?: (() => void) | undefined;
}) {
  const signIn = useSignIn();
  const signUp = useSignUp();
  const [checked, setChecked] = useState(false);
  const { mutate, reset, isPending, error, data } = mode === "sign-in" ? signIn : signUp;
  // A second press in the same frame comes before anything is drawn again.
  const isSent = useRef(false);
  const errors = checked ? fieldErrors(mode, fields) : {};

  useEffect(() => onShown?.(), [onShown]);

  // The error is about what was sent, and the fields have changed since.
  const forgetRefusal = () => {
    if (error) reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (isSent.current || Object.keys(fieldErrors(mode, fields)).length > 0) return;
    isSent.current = true;
    mutate({ ...fields, email: fields.email.trim() }, { onSettled: () => (isSent.current = false) });
  };
  const bind = (name: keyof AuthFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      forgetRefusal();
      onChange({ ...fields, [name]: event.target.value });
    },
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {mode === "sign-up" && <Field label="Name" optional autoComplete="name" {...bind("name")} />}
      <Field label="Email" type="email" required autoComplete="username" inputMode="email" {...bind("email")} />
      <PasswordField
        label="Password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
        {...(mode === "sign-up" && { hint: `At least ${PASSWORD_MIN_LENGTH} characters.` })}
        {...bind("password")}
      />
      {mode === "sign-in" && (
        <Link
          to={`/auth/forgot?${forgottenQuery(fields.email.trim(), next)}`}
          className="text-muted-foreground hover:text-foreground justify-self-end text-sm underline underline-offset-4"
        >
          Forgot your password?
        </Link>
      )}
      {error && <FormError>{authErrorSentence(error)}</FormError>}
      {data === "confirm" && (
        <p role="status" className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
          Almost there. Open the link we sent to {fields.email}, then sign in.
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? "Loading..." : "Get Started"}
      </Button>
    </form>
  );
}
