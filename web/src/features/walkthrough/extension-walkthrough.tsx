import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, ArrowUpRight } from "lucide-react";
import { type KeyboardEvent, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { installation } from "@/lib/installation";
import { type ExtensionPictureName, extensionSteps } from "./extension-steps";
import { PartProgress, WalkthroughHeader } from "./walkthrough-header";
import type { WalkthroughPartProps } from "./walkthrough-parts";
import { currentTheme, watchTheme } from "@/lib/theme";

const TITLE = "Chrome Extension Setup";

interface ExtensionWalkthroughProps extends WalkthroughPartProps {
  /** Where the extension is installed from; null where it is loaded from its folder. */
  installUrl?: string | null;
}

/** How to set the browser extension up: five steps, with pictures. */
export default function ExtensionWalkthrough({
  installUrl = installation.extensionUrl,
  inSequence,
  onClose,
}: ExtensionWalkthroughProps) {
  const client = useQueryClient();
  const [index, setIndex] = useState(0);
  const steps = extensionSteps(installUrl, window.location.origin);
  const last = steps.length - 1;
  const step = steps[index];
  if (step === undefined) return null;

  const move = (by: number) => setIndex((before) => Math.max(0, Math.min(last, before + by)));
  const close = () => {
    // Someone who was added in another tab meanwhile appears in the table right away.
    void client.invalidateQueries({ queryKey: ["founders", "list"] });
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent onKeyDown={onKeyDown} className="md:w-[34rem]">
        <WalkthroughHeader
          title={TITLE}
          lead="Save LinkedIn profiles to Tracker in one click."
          inSequence={inSequence}
        />
        <ExtensionPicture name={step.picture} />
        <div aria-live="polite" className="grid min-h-28 content-start gap-1">
          <p className="text-base font-semibold">
            {index + 1}. {step.title}
          </p>
          <p className="text-muted-foreground text-base">{step.text}</p>
          {step.link && (
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
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          {index > 0 ? (
            <Button className="justify-self-start" onClick={() => move(-1)}>
              <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              Back
            </Button>
          ) : (
            <span />
          )}
          <PartProgress index={index} count={steps.length} />
          <Button variant="primary" className="justify-self-end" onClick={() => (index === last ? close() : move(1))}>
            {index === last ? "Done" : "Next"}
            {index !== last && <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** A picture of the browser at one step, taken by `npm run pictures:extension -w web`. The step's words say the same. */
function ExtensionPicture({ name }: { name: ExtensionPictureName }) {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  return (
    <img
      src={`/walkthrough/${name}-${theme}.webp`}
      alt=""
      width={512}
      height={256}
      className="bg-secondary rounded-card h-auto w-full border"
    />
  );
}
