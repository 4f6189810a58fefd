import { type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { useDeleteAccount } from "./account.queries";
import { refusalOf } from "./auth-errors";
import { useFocusRefusal } from "./use-focus-refusal";

/** Deletes the account once its address was typed and its password given. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen}>
          <DialogContent>
            <DeleteForm email={email} onExport={() => setIsOpen(false)} />
          </DialogContent>
        </Dialog>
      )}
    </div>
  );
}

function DeleteForm({ email, onExport }: { email: string; onExport: () => void }) {
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, isPending, error, reset } = useDeleteAccount();
  const refusal = refusalOf(error, ["current"]);
  const form = useFocusRefusal(error);
  const isSure = typed.trim().toLowerCase() === email.toLowerCase() && password !== "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSure && !isPending) mutate(password);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-1">
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogDescription>
          This permanently deletes everything now: people, notes, tasks, tokens, the history and the trash. You can{" "}
          <Link to="#your-data" onClick={onExport} className="underline underline-offset-4">
            export your data
          </Link>{" "}
          first.
        </DialogDescription>
      </div>
      <Field
        label={`Type ${email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        error={refusal.fields.current}
        onChange={(event) => {
          if (error) reset();
          setPassword(event.target.value);
        }}
      />
      {refusal.rest && <FormError>{refusal.rest}</FormError>}
      <Button type="submit" variant="danger" disabled={!isSure || isPending}>
        {isPending ? "Loading..." : "Delete everything"}
      </Button>
    </form>
  );
}
