import { emailSchema } from "@contract/auth";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { nextPath, signInPath } from "@/lib/next-path";
import { useForgottenPassword } from "./account.queries";
import { AuthCard } from "./auth-card";
import { keepNext } from "./next-after-reset";
import { useAccountForm } from "./use-account-form";

/** Asks for the address that the link for a new password goes to. */
export function ForgottenPassword({ email: given, next }: { email: string; next: string | null }) {
  const sending = useForgottenPassword();
  const { fields, form, bind, refusal } = useAccountForm({
    first: { email: given },
    sending,
    wrongIn: ({ email }) => ({ email: z.safeParse(emailSchema, email).error?.issues[0]?.message }),
    send: ({ email }) => {
      keepNext(next, new Date());
      sending.mutate(email);
    },
  });
  return (
    <AuthCard title="Forgotten password">
      {sending.isSuccess ? (
        <p role="status" className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
          If {fields.email.trim()} has an account, we've sent it a link to set a new password. The link works for an
          hour.
        </p>
      ) : (
        <form {...form} className="grid gap-4">
          <Field label="Email" type="email" required autoComplete="username" inputMode="email" {...bind("email")} />
          {refusal && <FormError>{refusal}</FormError>}
          <Button type="submit" variant="primary" disabled={sending.isPending}>
            {sending.isPending ? "Loading..." : "Send the link"}
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
