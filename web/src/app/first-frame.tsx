import { Loading } from "@/components/loading";
import { Mark } from "@/components/mark";

/** The frame before it is known whose it is. index.html shows its bar already while the program is on the way. */
export function FirstFrame() {
  return (
    <div className="flex h-full flex-col">
      <div aria-hidden className="flex h-12 shrink-0 items-center gap-2 border-b px-3 text-base font-semibold sm:px-4">
        <Mark />
        Tracker
      </div>
      <div className="min-h-0 flex-1">
        <Loading />
      </div>
    </div>
  );
}
