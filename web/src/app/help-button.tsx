import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import type { Tour } from "./help-entries";
import { HelpTrigger } from "./help-trigger";

const loadMenu = () => import("./help-menu");
const HelpMenu = lazyPart(loadMenu);
const fetchMenu = () => void loadMenu().catch(() => undefined);

/** Help, of which only the button comes with the frame. */
export function HelpButton(props: { onTour: (tour: Tour) => void; onShortcuts: () => void }) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <HelpTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setOpened(true)}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown") setOpened(true);
      }}
    />
  );
  return (
    <LazyOverlay fallback={closed} onFailed={() => setOpened(false)}>
      {opened ? <HelpMenu {...props} /> : closed}
    </LazyOverlay>
  );
}
