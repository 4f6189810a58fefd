import { useCallback } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import { useAddressPart } from "@/lib/use-address-part";

const QueuePanel = lazyPart(() => import("./queue-panel"));
const QUEUE = "queue";

/** Whether the queue is open beside the table: `?panel=queue`, so that a link shows it. */
export function useQueuePanel() {
  const [panel, setPanel] = useAddressPart("panel");
  const isOpen = panel === QUEUE;
  const setOpen = useCallback((open: boolean) => setPanel(open ? QUEUE : null, { replace: true }), [setPanel]);
  const show = useCallback(() => setOpen(true), [setOpen]);
  const toggle = useCallback(() => setOpen(!isOpen), [setOpen, isOpen]);
  return { isOpen, show, toggle };
}

/** The queue beside the screen while it is open. */
export function QueueDock({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <LazyOverlay onFailed={onClose}>{isOpen && <QueuePanel onClose={onClose} />}</LazyOverlay>;
}
