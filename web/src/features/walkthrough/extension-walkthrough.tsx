import { ArrowLeft, ArrowRight, ArrowUpRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { coming } from "@/lib/coming";
import { ExtensionPicture } from "./extension-picture";
import { EXTENSION_STEPS } from "./extension-steps";
import { WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";

interface ExtensionWalkthroughProps extends WalkthroughPartProps {
  /** There is no extension to install yet. */
  isComing?: boolean;
}

/** How to set the browser extension up, in five steps with pictures. */
export default function ExtensionWalkthrough({
  inSequence,
  onClose,
  isComing = coming.extension,
}: ExtensionWalkthroughProps) {
  const [index, setIndex] = useState(0);
  const last = EXTENSION_STEPS.length - 1;
  const step = EXTENSION_STEPS[index];
  if (step === undefined) return null;

  const move = (by: number) => setIndex((before) => Math.max(0, Math.min(last, before + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onKeyDown={onKeyDown} className="md:w-[34rem]">
        <WalkthroughHeader
          title="Chrome Extension Setup"
          lead="Save a profile to Tracker from where you read it."
          inSequence={inSequence}
        />
        {isComing && (
          <p className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
            The extension comes with a later version of Tracker: there is nothing to install yet. Until then, Add New
            Person takes a name and a profile address. This is how it will work.
          </p>
        )}
        <ExtensionPicture name={step.picture} />
        <div aria-live="polite" className="grid min-h-28 content-start gap-1">
          <p className="text-base font-semibold">
            {index + 1}. {step.title}
          </p>
          <p className="text-muted-foreground text-base">{step.text}</p>
          {step.link && !isComing && (
            <a
              href={step.link.to}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-control text-primary-text flex min-h-6 items-center gap-1 justify-self-start text-base font-medium hover:underline"
            >
              {step.link.label}
              <ArrowUpRight aria-hidden className="size-4" />
              <span className="sr-only">(in a new tab)</span>
            </a>
          )}
        </div>
        <div className="flex items-center justify-between gap-2">
          {index > 0 ? (
            <Button onClick={() => move(-1)}>
              <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              Back
            </Button>
          ) : (
            <span className="w-20" />
          )}
          <span className="text-muted-foreground text-sm tabular-nums">
            Step {index + 1} of {EXTENSION_STEPS.length}
          </span>
          <Button variant="primary" onClick={() => (index === last ? onClose() : move(1))}>
            {index === last ? "Done" : "Next"}
            {index !== last && <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
