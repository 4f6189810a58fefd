import { CircleCheck, CloudUpload } from "lucide-react";
import { Button } from "@/components/ui/button";
import { WAITS } from "./profile-fields";
import type { ProfileForm } from "./use-profile-form";

/**
 * Floats at the foot of the settings: Save Changes, quiet until something differs from what is saved, and what became of it. Its strip is
 * as wide as the settings and opaque, and the pane scrolls what has the focus clear of it, so no field is ever half under it.
 */
export function SaveBar({ form }: { form: ProfileForm }) {
  const { isChanged, isSaving, saved, refusal } = form;
  const isQuiet = !isChanged && !isSaving && saved === null && refusal === null;
  const Icon = saved === WAITS ? CloudUpload : CircleCheck;
  return (
    // On a phone beside the floating button, which is over the corner; while there is nothing to save it is at the end of the page,
    // not over what is being read.
    <div
      className={`bg-background sticky bottom-0 z-10 -mx-1 border-t px-1 py-3 max-md:pe-15 ${isQuiet ? "border-transparent max-md:static" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-2">
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
          variant={isChanged ? "primary" : "ghost"}
          aria-disabled={!isChanged || isSaving}
        >
          {isSaving ? "Saving..." : "Save Changes"}
        </Button>
      </div>
    </div>
  );
}
