import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import type { FoundView } from "./use-views";
import { EVERYBODY_VIEW, ViewsTrigger } from "./views-trigger";

const loadMenu = () => import("./views-menu");
const ViewsMenu = lazyPart(loadMenu);

/** The saved views. Their menu is loaded when it is wanted, or when one of them is shown. */
export function ViewsButton({ found }: { found: FoundView }) {
  const isShown = found.viewId !== null;
  return (
    <LazyMenu
      load={loadMenu}
      trigger={(trigger) => <ViewsTrigger name={isShown ? "…" : EVERYBODY_VIEW} {...trigger} />}
      menu={(isOpen) => <ViewsMenu found={found} startsOpen={isOpen} />}
      isNeeded={isShown}
    />
  );
}
