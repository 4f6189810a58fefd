import { type SubmitEvent, useState } from "react";
import { Confetti } from "@/components/confetti";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { focusInvalid } from "@/lib/focus-invalid";
import { checkPerson } from "./add-person-errors";
import { submitLabel, WAITING_PERSON } from "./add-person-flow";
import { AddPersonForm } from "./add-person-form";
import { AddPersonProgress } from "./add-person-progress";
import { useAddPerson } from "./use-add-person";
import { usePersonDraft } from "./use-person-draft";

/** Add New Person: the form, then what becomes of it. What is typed stays until the person is added. */
export default function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { fields, bind, clear } = usePersonDraft();
  const { state, added, name, submit } = useAddPerson({ onAdded: clear, onDone: onClose });
  const [checked, setChecked] = useState(false);
  const result = checkPerson(fields);
  const filled = fields.name.trim() !== "" && fields.profileUrl.trim() !== "";
  const isForm = state.phase === "form";
  const isKept = state.phase === "waiting";

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isKept) {
      onClose();
      return;
    }
    focusInvalid(event.currentTarget, () => setChecked(true));
    if (isForm && filled && result.ok) submit(result.person);
  };

  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle>Add New Person</DialogTitle>
          <DialogDescription dir="auto">
            {name ?? "Follow someone by the address of their LinkedIn profile."}
          </DialogDescription>
        </div>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {isKept ? (
            <p role="status" className="rounded-card bg-info text-info-foreground px-3 py-2.5 text-base">
              {WAITING_PERSON}
            </p>
          ) : added ? (
            <AddPersonProgress state={state} />
          ) : (
            <AddPersonForm
              bind={bind}
              errors={checked && !result.ok ? result.errors : {}}
              disabled={!isForm}
              refusal={isForm ? state.error : null}
            />
          )}
          <DialogFooter>
            <Button type="submit" variant="primary" className="w-full" disabled={!isKept && (!isForm || !filled)}>
              {submitLabel(state)}
            </Button>
          </DialogFooter>
        </form>
        {added && <Confetti />}
      </DialogContent>
    </Dialog>
  );
}
