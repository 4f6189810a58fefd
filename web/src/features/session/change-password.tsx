import { type SubmitEvent, useState } from "react";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/lib/focus-invalid";
import { useUnsavedGuard } from "@/lib/use-unsaved-guard";
import { useChangePassword } from "./account.queries";
import { fieldErrors, refusalOf } from "./auth-errors";
import { useFocusRefusal } from "./use-focus-refusal";

export function ChangePassword({ email }: { email: string }) {
  const [fields, setFields] = useState({ current: "", password: "" });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useChangePassword();
  const refusal = refusalOf(error, ["current", "password"]);
  const form = useFocusRefusal(error);
  const wrong = fieldErrors("sign-in", { name: "", email, password: fields.password }).password;
  useUnsavedGuard(fields.current !== "" || fields.password !== "");
  const edit = (change: Partial<typeof fields>) => {
    // Said of what was sent, which is not what is here any more.
    if (error) reset();
    setFields({ ...fields, ...change });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusInvalid(event.currentTarget, () => setIsChecked(true));
    if (wrong || fields.current === "" || isPending) return;
    mutate(fields, {
      onSuccess: () => {
        setFields({ current: "", password: "" });
        setIsChecked(false);
      },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Change password" className="grid gap-3">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={fields.current}
        error={isChecked && fields.current === "" ? "Password is required" : refusal.fields.current}
        onChange={(event) => edit({ current: event.target.value })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={fields.password}
        error={(isChecked ? wrong : undefined) ?? refusal.fields.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      {refusal.rest && <FormError>{refusal.rest}</FormError>}
      {isSuccess && (
        <p role="status" className="text-base">
          Your password is changed. All other sessions are signed out.
        </p>
      )}
      <Button type="submit" disabled={isPending} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
