import { Button } from "@/components/ui/button";
import { DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { PARTS, type WalkthroughStep } from "./walkthrough-parts";

interface WalkthroughHeaderProps {
  title: string;
  lead: string;
  inSequence: WalkthroughStep | null;
}

/** What a part of the walkthrough is, which of the three it is, and the way past the rest of them. */
export function WalkthroughHeader({ title, lead, inSequence }: WalkthroughHeaderProps) {
  const isLast = inSequence?.step === PARTS.length;
  return (
    <div className="flex items-start justify-between gap-4 pe-8">
      <div className="grid gap-1">
        <DialogTitle className="pe-0">{title}</DialogTitle>
        <DialogDescription>{lead}</DialogDescription>
      </div>
      {inSequence && (
        <div className="flex shrink-0 items-center gap-2">
          <span className="text-muted-foreground text-sm whitespace-nowrap tabular-nums">
            {inSequence.step} of {PARTS.length}
          </span>
          {!isLast && (
            <Button variant="ghost" size="sm" onClick={inSequence.onSkip}>
              Skip all
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
