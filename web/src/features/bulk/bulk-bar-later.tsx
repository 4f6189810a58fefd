import { LazyOverlay } from "@/components/lazy-overlay";
import type { SelectedPeople } from "@/features/founders/founders.queries";
import { lazyPart } from "@/lib/load-chunk";

const BulkBar = lazyPart(() => import("./bulk-bar"));

/** The bar of the selected people, whose code comes with the first selection. */
export function BulkBarLater({ selected }: { selected: SelectedPeople }) {
  return (
    <LazyOverlay onFailed={selected.clear}>
      <BulkBar selected={selected} />
    </LazyOverlay>
  );
}
