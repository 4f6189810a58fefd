import { Button } from "@/components/ui/button";
import { DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { PARTS, type WalkthroughStep } from "./walkthrough-parts";

interface WalkthroughHeaderProps {
  title: string;
  lead: string;
  inSequence: WalkthroughStep | null;
}

/** What a part of the walkthrough is, which of the three it is (a guide, as each has steps of its own), and the way past the rest of them. */
export function WalkthroughHeader({ title, lead, inSequence }: WalkthroughHeaderProps) {
  const isLast = inSequence?.step === PARTS.length;
  return (
    <div className="grid gap-1">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 pe-8">
        <DialogTitle className="pe-0">{title}</DialogTitle>
        {inSequence && (
          <div className="flex shrink-0 items-center gap-2">
            <span className="text-muted-foreground text-sm whitespace-nowrap tabular-nums">
              Guide {inSequence.step} of {PARTS.length}
            </span>
            {!isLast && (
              <Button variant="ghost" size="sm" onClick={inSequence.onSkip}>
                Skip all
              </Button>
            )}
          </div>
        )}
      </div>
      <DialogDescription>{lead}</DialogDescription>
    </div>
  );
}

/** The position within a part: visible dots, and words for screen readers, so that there is no second counter next to the header's. */
export function PartProgress({ index, count }: { index: number; count: number }) {
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">
        Step {index + 1} of {count}
      </span>
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          aria-hidden
          className={`size-1.5 rounded-full ${at === index ? "bg-primary" : "bg-muted-foreground/40"}`}
        />
      ))}
    </p>
  );
}
