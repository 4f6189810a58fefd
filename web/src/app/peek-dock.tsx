import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { showPeek, usePeekedId } from "@/lib/peeked-person";
import { lazyPart } from "@/lib/load-chunk";

const PersonPeek = lazyPart(() => import("@/routes/person-peek"));

const close = () => showPeek(null);

/** The panel of a person beside the screen on which it was opened. */
export function PeekDock() {
  const { pathname } = useLocation();
  const personId = usePeekedId();
  // Another screen, or another user, begins without it.
  useEffect(() => close, [pathname]);
  return <LazyOverlay onFailed={close}>{personId !== null && <PersonPeek personId={personId} />}</LazyOverlay>;
}
