import type { KeyboardEvent } from "react";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useTour } from "./use-tour";
import { WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";

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
            lead="A quick tour in six steps, with sample people."
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
