import { CircleCheck } from "lucide-react";
import { type AddPersonState, progressText } from "./add-person-flow";

export const ADDED = "We're fetching their LinkedIn updates and tracker will update once done";

/** What is said once the person is added. */
export function AddPersonProgress({ state }: { state: AddPersonState }) {
  if (state.phase === "form" || state.phase === "submitting") return null;
  return (
    <div className="rounded-card bg-good text-good-foreground grid gap-1 px-3 py-2.5 text-base">
      <p role="status" className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {ADDED}
      </p>
      <p
        role="status"
        aria-live={state.phase === "closing" ? "off" : "polite"}
        className="min-h-5 ps-6 text-sm tabular-nums"
      >
        {progressText(state)}
      </p>
    </div>
  );
}
