import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { currentTheme, watchTheme } from "@/lib/theme";
import { WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";
import { readFromTour, sendToTour } from "./tour-messages";

const PATIENCE_MS = 10_000;

type TourStatus = "loading" | "ready" | "failed";

/** Talks with the tour in a frame: gives it the theme, hears when it is ready and when it wants to be closed. */
function useTour(onClose: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<TourStatus>("loading");
  const [attempt, setAttempt] = useState(1);
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const send = useCallback((message: Parameters<typeof sendToTour>[1]) => {
    sendToTour(frame.current?.contentWindow ?? null, message);
  }, []);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFromTour(event, frame.current?.contentWindow ?? null);
      if (message?.type === "tour-close") onClose();
      if (message?.type === "tour-ready") setStatus("ready");
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [onClose]);

  useEffect(() => {
    if (status === "ready") send({ type: "tour-theme", theme });
  }, [status, theme, send]);

  useEffect(() => {
    // From here on the arrow keys are the tour's.
    if (status === "ready") frame.current?.focus();
  }, [status]);

  useEffect(() => {
    if (status !== "loading") return;
    const timer = setTimeout(() => setStatus("failed"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status, attempt]);

  return {
    frame,
    status,
    attempt,
    retry: () => {
      setStatus("loading");
      setAttempt((before) => before + 1);
    },
    move: (by: 1 | -1) => send({ type: "tour-move", by }),
  };
}

/** The screens of the product in an embedded demo, which is a page of ours without any rights (public/tour). */
export default function ScreenTour({ inSequence, onClose }: WalkthroughPartProps) {
  const { frame, status, attempt, retry, move } = useTour(onClose);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onKeyDown={onKeyDown} className="gap-0 overflow-hidden p-0 max-md:pb-0 md:w-[min(60rem,92vw)]">
        <div className="p-4 sm:px-6">
          <WalkthroughHeader
            title="Screen Walkthrough"
            lead="A quick tour of the screens, with sample people."
            inSequence={inSequence}
          />
        </div>
        <div className="relative h-[min(36rem,76dvh)] border-t">
          {status === "failed" ? (
            <div className="grid h-full place-items-center p-6">
              <Notice role="alert" title="The tour couldn't load" text="Check your connection and try again.">
                <Button variant="primary" onClick={retry}>
                  Retry
                </Button>
                <Button onClick={onClose}>Close</Button>
              </Notice>
            </div>
          ) : (
            <>
              {status === "loading" && (
                <div role="status" className="absolute inset-0 grid gap-4 p-6">
                  <span className="sr-only">Loading...</span>
                  <Skeleton className="h-full" />
                </div>
              )}
              <iframe
                key={attempt}
                ref={frame}
                src="/tour/index.html"
                title="Tour of the screens"
                sandbox="allow-scripts"
                referrerPolicy="no-referrer"
                className={`size-full ${status === "ready" ? "" : "invisible"}`}
              />
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
