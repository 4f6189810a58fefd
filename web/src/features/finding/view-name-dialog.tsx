import { type SyntheticEvent, useState } from "react";
import { viewNameSchema } from "@contract/table-preferences";
import * as z from "zod/mini";
import { Field } from "@/components/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";

interface ViewNameDialogProps {
  title: string;
  text: string;
  action: string;
  name: string;
  /** Answers what is wrong with the name, or nothing once it is done. */
  onName: (name: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, text, action, name, onName, onClose }: ViewNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = z.safeParse(viewNameSchema, typed).error?.issues[0]?.message;
    if (wrong !== undefined) {
      setProblem(wrong);
      return;
    }
    setIsSaving(true);
    const refused = await onName(typed.trim());
    setIsSaving(false);
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <Field
            label="Name"
            value={typed}
            autoFocus
            placeholder="Leads to write to"
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
            error={problem ?? undefined}
          />
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSaving}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
