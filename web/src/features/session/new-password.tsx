import { PASSWORD_MIN_LENGTH, passwordSchema } from "@contract/auth";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { useResetPassword } from "./account.queries";
import { AuthCard } from "./auth-card";
import { takeNext } from "./next-after-reset";
import { useAccountForm } from "./use-account-form";

/** Sets a new password with the token of a mailed link. The link is used up by the button, not by opening it. */
export function NewPassword({ token, onDone }: { token: string; onDone: (next: string) => void }) {
  const sending = useResetPassword();
  const { form, bind, refusal } = useAccountForm({
    first: { password: "" },
    sending,
    wrongIn: ({ password }) => ({ password: z.safeParse(passwordSchema, password).error?.issues[0]?.message }),
    send: ({ password }) => {
      // As a promise: signing in draws the app again, and a mutation's own callbacks are not called then.
      sending.mutateAsync({ token, password }).then(
        () => onDone(takeNext(new Date())),
        () => undefined,
      );
    },
  });
  return (
    <AuthCard title="Set a new password">
      <form {...form} className="grid gap-4">
        <PasswordField
          label="New password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
          {...bind("password")}
        />
        {refusal && <FormError>{refusal}</FormError>}
        <Button type="submit" variant="primary" disabled={sending.isPending}>
          {sending.isPending ? "Loading..." : "Set password"}
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
