import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import type { Tour } from "./help-entries";
import { HelpTrigger } from "./help-trigger";

const loadMenu = () => import("./help-menu");
const HelpMenu = lazyPart(loadMenu);

/** Help, of which only the button comes with the frame. */
export function HelpButton(props: { onTour: (tour: Tour) => void; onShortcuts: () => void }) {
  return (
    <LazyMenu
      load={loadMenu}
      trigger={(trigger) => <HelpTrigger {...trigger} />}
      menu={() => <HelpMenu {...props} />}
    />
  );
}
