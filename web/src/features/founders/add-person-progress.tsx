import { CircleCheck, Info } from "lucide-react";
import { type AddPersonState, progressText } from "./add-person-flow";

export const ADDED = "We're fetching their LinkedIn updates and tracker will update once done";

/** What is said once the person is added: that their posts are fetched, or why there are none. */
export function AddPersonProgress({ state, name }: { state: AddPersonState; name: string }) {
  if (state.phase === "form" || state.phase === "submitting") return null;
  if (state.phase === "saved") {
    return (
      <p role="status" className="rounded-card bg-info text-info-foreground flex gap-2 px-3 py-2.5 text-base">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <bdi>{name}</bdi> is saved. {state.why}
        </span>
      </p>
    );
  }
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
