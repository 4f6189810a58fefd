import { PASSWORD_MIN_LENGTH, passwordSchema } from "@contract/auth";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { useResetPassword } from "./account.queries";
import { AuthCard } from "./auth-card";
import { refusalOf } from "./auth-errors";
import { takeNext } from "./next-after-reset";
import { useFocusRefusal } from "./use-focus-refusal";

/** Sets a new password with the token of a mailed link. The link is used up by the button, not by opening it. */
export function NewPassword({ token, onDone }: { token: string; onDone: (next: string) => void }) {
  const [password, setPassword] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useResetPassword();
  const refusal = refusalOf(error, ["password"]);
  const form = useFocusRefusal(error);
  const wrong = z.safeParse(passwordSchema, password).error?.issues[0]?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setIsChecked(true));
    if (wrong || isPending) return;
    // As a promise: signing in draws the app anew, and a mutation's own callbacks are not called then.
    mutateAsync({ token, password }).then(
      () => onDone(takeNext(new Date())),
      () => undefined,
    );
  };
  return (
    <AuthCard title="Set a new password">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label="New password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
          value={password}
          error={(isChecked ? wrong : undefined) ?? refusal.fields.password}
          onChange={(event) => {
            if (error) reset();
            setPassword(event.target.value);
          }}
        />
        {refusal.rest && <FormError>{refusal.rest}</FormError>}
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? "Loading..." : "Set password"}
        </Button>
      </form>
      <p className="text-muted-foreground text-sm">You will be signed in here, and signed out everywhere else.</p>
      <Link
        to="/auth/forgot"
        className="text-accent-foreground justify-self-start text-sm underline underline-offset-4"
      >
        Send another link
      </Link>
    </AuthCard>
  );
}
