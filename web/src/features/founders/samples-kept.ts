import { useUserId } from "@/features/session/session.queries";
import { useKept } from "@/lib/kept-in-browser";

/** So many sample people are offered; the list stays until they are added or it is dismissed. */
export const SAMPLES = 5;
export const SAMPLES_KEPT = "samples";
export const SAMPLES_DISMISSED = "dismissed";

/** How many sample people were added, from what is kept of that. */
export const samplesAdded = (kept: string) => (/^\d$/.test(kept) ? Number(kept) : 0);

/** Whether the list of sample people is shown next to the table: some were added, and not all of them. */
export function useSamplesAreOpen(): boolean {
  const [kept] = useKept(useUserId(), SAMPLES_KEPT);
  const added = samplesAdded(kept);
  return added > 0 && added < SAMPLES;
}
