import type { Question } from "@/lib/confirm";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "./ui/alert-dialog";
import { Button } from "./ui/button";
import { DialogFooter } from "./ui/dialog";

/** One question of `confirm()`. Escape is its Cancel. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, body, action, danger } = question;
  return (
    <AlertDialog open onOpenChange={(open) => !open && question.answer(false)}>
      <AlertDialogContent {...(!body && { "aria-describedby": undefined })}>
        <div className="grid gap-1">
          <AlertDialogTitle dir="auto" className="wrap-break-word">
            {title}
          </AlertDialogTitle>
          {body && (
            <AlertDialogDescription dir="auto" className="wrap-break-word">
              {body}
            </AlertDialogDescription>
          )}
        </div>
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button>Cancel</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant={danger ? "danger" : "primary"} onClick={() => question.answer(true)}>
              {action}
            </Button>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
