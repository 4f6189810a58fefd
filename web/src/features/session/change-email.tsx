import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { useCanChangeEmail, useChangeEmail } from "./account.queries";
import { fieldErrors } from "./auth-errors";
import { useAccountForm } from "./use-account-form";

/** The form to change an address, where Auth waits for both addresses; elsewhere why it is not there. */
export function ChangeEmail({ email }: { email: string }) {
  const { data: canChange, isPending } = useCanChangeEmail();
  if (isPending) return null;
  // Without an answer the form is there: what cannot be changed is refused by the database.
  if (canChange !== false) return <ChangeEmailForm email={email} />;
  return (
    <p className="text-muted-foreground text-sm">
      Your address can't be changed here yet: this installation doesn't confirm addresses by email. The people who run
      it can turn that on.
    </p>
  );
}

function ChangeEmailForm({ email }: { email: string }) {
  const sending = useChangeEmail(email);
  const { form, bind, refusal, isBlank, clear } = useAccountForm({
    first: { email: "", current: "" },
    sending,
    wrongIn: ({ email, current }) => {
      const { password, ...errors } = fieldErrors("sign-in", { name: "", email, password: current });
      return { ...errors, current: password };
    },
    send: ({ email, current }) => sending.mutate({ current, next: email }, { onSuccess: clear }),
  });
  useUnsavedGuard(!isBlank);
  return (
    <form {...form} aria-label="Change email" className="grid gap-3">
      <Field label="New email" type="email" autoComplete="email" {...bind("email")} />
      <PasswordField label="Current password" autoComplete="current-password" {...bind("current")} />
      {refusal && <FormError>{refusal}</FormError>}
      {sending.isSuccess && (
        <p role="status" className="text-base">
          We've sent a link to both email addresses. Open both to finish. Until then, keep signing in with {email}.
        </p>
      )}
      <Button type="submit" disabled={sending.isPending} className="justify-self-start">
        Change email
      </Button>
    </form>
  );
}
