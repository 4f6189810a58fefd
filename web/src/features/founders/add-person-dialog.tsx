import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import { type SubmitEvent, useState } from "react";
import { Confetti } from "@/components/confetti";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { checkPerson } from "./add-person-errors";
import { submitLabel } from "./add-person-flow";
import { AddPersonProgress } from "./add-person-progress";
import { useAddPerson } from "./use-add-person";
import { usePersonDraft } from "./use-person-draft";

/** Add New Person: the form, then what becomes of it. What is typed stays until the person is added. */
export default function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { fields, bind, clear } = usePersonDraft();
  const { state, submit } = useAddPerson({ onAdded: clear, onDone: onClose });
  const [checked, setChecked] = useState(false);
  const result = checkPerson(fields);
  const errors = checked && !result.ok ? result.errors : {};
  const filled = fields.name.trim() !== "" && fields.profileUrl.trim() !== "";
  const open = state.phase === "form";

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (open && filled && result.ok) submit(result.person);
  };

  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle>Add New Person</DialogTitle>
          <DialogDescription>Follow someone by the address of their LinkedIn profile.</DialogDescription>
        </div>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <fieldset disabled={!open} className="grid gap-4 disabled:opacity-55">
            <Field label="Name" required autoComplete="off" error={errors.name} {...bind("name")} />
            <Field
              label="LinkedIn profile"
              type="url"
              required
              autoComplete="off"
              placeholder={PROFILE_URL_EXAMPLE}
              error={errors.profileUrl}
              {...bind("profileUrl")}
            />
            <Field label="Company" optional autoComplete="off" error={errors.company} {...bind("company")} />
            <Field label="Email" optional type="email" autoComplete="off" error={errors.email} {...bind("email")} />
          </fieldset>
          {state.phase === "form" && state.error && <FormError>{state.error}</FormError>}
          <AddPersonProgress state={state} />
          <DialogFooter>
            <Button type="submit" variant="primary" className="w-full" disabled={!open || !filled}>
              {submitLabel(state)}
            </Button>
          </DialogFooter>
        </form>
        {state.phase !== "form" && state.phase !== "submitting" && <Confetti />}
      </DialogContent>
    </Dialog>
  );
}
