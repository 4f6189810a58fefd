import { CircleCheck, CloudUpload } from "lucide-react";
import { Button } from "@/components/ui/button";
import { WAITS } from "./profile-fields";
import type { ProfileForm } from "./use-profile-form";

/** Floats over the settings: Save Changes, highlighted while something differs from what is saved, and what became of it. */
export function SaveBar({ form }: { form: ProfileForm }) {
  const { isChanged, isSaving, saved, refusal } = form;
  const Icon = saved === WAITS ? CloudUpload : CircleCheck;
  return (
    // On a phone beside the floating controls, which stand over the corner.
    <div className="pointer-events-none sticky bottom-4 z-10 flex justify-center max-md:me-14">
      <div className="bg-popover shadow-float rounded-dialog pointer-events-auto flex max-w-full flex-wrap items-center justify-end gap-2 p-2">
        <p
          role="status"
          className={`${saved === WAITS ? "text-info-foreground" : "text-good-foreground"} flex items-center gap-1.5 px-2 text-base empty:hidden`}
        >
          {saved && (
            <>
              <Icon aria-hidden className="size-4 shrink-0" />
              {saved}
            </>
          )}
        </p>
        {refusal && (
          <p role="alert" className="text-bad-foreground min-w-0 px-2 text-base wrap-break-word">
            {refusal}
          </p>
        )}
        {isChanged && !isSaving && (
          <Button variant="ghost" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          form="profile"
          variant={isChanged ? "primary" : "secondary"}
          aria-disabled={!isChanged || isSaving}
        >
          {isSaving ? "Saving..." : "Save Changes"}
        </Button>
      </div>
    </div>
  );
}
