import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import type { SelectedPeople } from "./selected-people";

const BulkBar = lazyPart(() => import("./bulk-bar"));

/** The bar of the selected people, whose code comes with the first selection. */
export function BulkBarLater({ selected }: { selected: SelectedPeople }) {
  return (
    <LazyOverlay onFailed={selected.clear}>
      <BulkBar selected={selected} />
    </LazyOverlay>
  );
}
