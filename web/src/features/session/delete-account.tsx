import { useState } from "react";
import { Link } from "react-router-dom";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { PasswordField } from "@/components/password-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { useDeleteAccount } from "./account.queries";
import { useAccountForm } from "./use-account-form";

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
  const sending = useDeleteAccount();
  const { fields, form, bind, refusal } = useAccountForm({
    first: { typed: "", current: "" },
    sending,
    // Until both are there the button can't be pressed, so nothing has to be said.
    wrongIn: () => ({}),
    send: ({ current }) => isSure && sending.mutate(current),
  });
  const isSure = fields.typed.trim().toLowerCase() === email.toLowerCase() && fields.current !== "";
  return (
    <form {...form} className="grid gap-4">
      <DialogHead title="Delete your account?">
        This permanently deletes everything now: people, notes, tasks, tokens, the history and the trash. You can{" "}
        <Link to="#your-data" onClick={onExport} className="underline underline-offset-4">
          export your data
        </Link>{" "}
        first.
      </DialogHead>
      <Field label={`Type ${email} to confirm`} autoComplete="off" {...bind("typed")} />
      <PasswordField label="Password" autoComplete="current-password" {...bind("current")} />
      {refusal && <FormError>{refusal}</FormError>}
      <Button type="submit" variant="danger" disabled={!isSure || sending.isPending}>
        {sending.isPending ? "Loading..." : "Delete everything"}
      </Button>
    </form>
  );
}
