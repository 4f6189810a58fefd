import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import { REST_AFTER_MS } from "./route-chunks";

const settled = new Promise((resolve) => setTimeout(resolve, REST_AFTER_MS));
const DueCounts = lazyPart(async () => {
  await settled;
  const { DueCounts: Counts } = await import("@/features/tasks/due-counts");
  return { default: Counts };
});

/** The number of due tasks, next to *Tasks*. It loads after the screen, so that it delays nothing. */
export function DueCountsLater() {
  return (
    <LazyOverlay onFailed={() => undefined}>
      <DueCounts />
    </LazyOverlay>
  );
}
