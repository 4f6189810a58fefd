import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";

const QueuePanel = lazyPart(() => import("./queue-panel"));
const PARAMETER = "panel";
const QUEUE = "queue";

/** Whether the queue stands beside the table: `?panel=queue`, so that a link shows it. */
export function useQueuePanel() {
  const [address, setAddress] = useSearchParams();
  const isOpen = address.get(PARAMETER) === QUEUE;
  const setOpen = useCallback(
    (open: boolean) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (open) next.set(PARAMETER, QUEUE);
          else next.delete(PARAMETER);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const show = useCallback(() => setOpen(true), [setOpen]);
  const toggle = useCallback(() => setOpen(!isOpen), [setOpen, isOpen]);
  return { isOpen, show, toggle };
}

/** The queue beside the screen while it is open. */
export function QueueDock({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <LazyOverlay onFailed={onClose}>{isOpen && <QueuePanel onClose={onClose} />}</LazyOverlay>;
}
