import { FlaskConical } from "lucide-react";
import { useState } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { OnboardingForm } from "./onboarding-form";
import { firstDraft } from "./use-onboarding-draft";

/** The form of onboarding to try out: nothing typed here is kept or sent. */
export function TestOnboarding() {
  const [draft, setDraft] = useState(firstDraft);
  const [isDone, setDone] = useState(false);
  return (
    <div className="pb-floats relative flex min-h-0 flex-1 flex-col overflow-y-auto">
      <p
        role="status"
        className="bg-good text-good-foreground flex shrink-0 items-center justify-center gap-2 px-4 py-2 text-base"
      >
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        Test mode: nothing you enter here is saved.
      </p>
      <div className="flex flex-1 justify-center px-4 pt-[clamp(1.5rem,16vh,12rem)] pb-12">
        <OnboardingForm
          draft={draft}
          onChange={setDraft}
          isSaving={false}
          refusal={null}
          onComplete={() => setDone(true)}
        />
      </div>
      <AlertDialog
        open={isDone}
        onOpenChange={(open) => {
          setDone(open);
          if (!open) setDraft(firstDraft);
        }}
      >
        <AlertDialogContent>
          <div className="grid gap-1">
            <AlertDialogTitle>Onboarding completed</AlertDialogTitle>
            <AlertDialogDescription>This was a test: your profile is unchanged.</AlertDialogDescription>
          </div>
          <DialogFooter>
            <AlertDialogAction asChild>
              <Button variant="primary">OK</Button>
            </AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </div>
  );
}
