import { emailSchema } from "@contract/auth";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { nextPath, signInPath } from "@/lib/next-path";
import { useForgottenPassword } from "./account.queries";
import { AuthCard } from "./auth-card";
import { authErrorSentence } from "./auth-errors";
import { keepNext } from "./next-after-reset";

/** Asks for the address that the link for a new password goes to. */
export function ForgottenPassword({ email: given, next }: { email: string; next: string | null }) {
  const [email, setEmail] = useState(given);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useForgottenPassword();
  const wrong = z.safeParse(emailSchema, email).error?.issues[0]?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setIsChecked(true));
    if (wrong || isPending) return;
    keepNext(next, new Date());
    mutate(email);
  };
  return (
    <AuthCard title="Forgotten password">
      {isSuccess ? (
        <p role="status" className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
          If {email.trim()} has an account, we've sent it a link to set a new password. The link works for an hour.
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field
            label="Email"
            type="email"
            required
            autoComplete="username"
            inputMode="email"
            value={email}
            error={isChecked ? wrong : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          {error && <FormError>{authErrorSentence(error)}</FormError>}
          <Button type="submit" variant="primary" disabled={isPending}>
            {isPending ? "Loading..." : "Send the link"}
          </Button>
        </form>
      )}
      <Link
        to={signInPath(nextPath(next))}
        className="text-accent-foreground justify-self-start text-sm underline underline-offset-4"
      >
        Back to sign in
      </Link>
    </AuthCard>
  );
}
