import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import { PhoneTrigger } from "./phone-trigger";

const loadMenu = () => import("./phone-menu");
const PhoneMenu = lazyPart(loadMenu);

/**
 * A phone's one floating button, in place of the floating controls of a wider screen. It is over the lower end corner; what
 * scrolls there ends with `pb-floats`.
 */
export function PhoneActions() {
  return (
    <div className="fixed end-4 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 md:hidden [main:has([data-selection-bar])~&]:hidden">
      <LazyMenu load={loadMenu} trigger={(trigger) => <PhoneTrigger {...trigger} />} menu={() => <PhoneMenu />} />
    </div>
  );
}
