import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import type { FoundView } from "./use-views";
import { EVERYBODY_VIEW, ViewsTrigger } from "./views-trigger";

const loadMenu = () => import("./views-menu");
const fetchMenu = () => void loadMenu().catch(() => undefined);
const ViewsMenu = lazyPart(loadMenu);

/** The saved views. Their menu is loaded when it is wanted, or when one of them is shown. */
export function ViewsButton({ found }: { found: FoundView }) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <ViewsTrigger
      name={found.viewId === null ? EVERYBODY_VIEW : "…"}
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
      {opened || found.viewId !== null ? <ViewsMenu found={found} startsOpen={opened} /> : closed}
    </LazyOverlay>
  );
}
