import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { WalkthroughHeader } from "./walkthrough-header";
import { PARTS, type WalkthroughPartProps } from "./walkthrough-parts";

interface NotSetUpProps extends WalkthroughPartProps {
  title: string;
  /** What is not set up, and what to do until it is. */
  sentence: string;
}

/** A part of the walkthrough whose thing this installation does not have: one card with one sentence. */
export function NotSetUp({ title, sentence, inSequence, onClose }: NotSetUpProps) {
  const leadsOn = inSequence !== null && inSequence.step < PARTS.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[28rem]">
        <WalkthroughHeader title={title} lead={sentence} inSequence={inSequence} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">{leadsOn ? "Next" : "Done"}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
