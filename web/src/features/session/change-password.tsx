import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { useChangePassword } from "./account.queries";
import { fieldErrors } from "./auth-errors";
import { useAccountForm } from "./use-account-form";

export function ChangePassword({ email }: { email: string }) {
  const sending = useChangePassword();
  const { form, bind, refusal, isBlank, clear } = useAccountForm({
    first: { current: "", password: "" },
    sending,
    wrongIn: ({ current, password }) => ({
      current: current === "" ? "Password is required" : undefined,
      password: fieldErrors("sign-in", { name: "", email, password }).password,
    }),
    send: (fields) => sending.mutate(fields, { onSuccess: clear }),
  });
  useUnsavedGuard(!isBlank);
  return (
    <form {...form} aria-label="Change password" className="grid gap-3">
      <PasswordField label="Current password" autoComplete="current-password" {...bind("current")} />
      <PasswordField label="New password" autoComplete="new-password" {...bind("password")} />
      {refusal && <FormError>{refusal}</FormError>}
      {sending.isSuccess && (
        <p role="status" className="text-base">
          Your password is changed. All other sessions are signed out.
        </p>
      )}
      <Button type="submit" disabled={sending.isPending} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
