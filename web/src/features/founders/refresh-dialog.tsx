import type { Founder } from "@contract/founders";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@/components/ui/dialog";

export interface RefreshDialogProps {
  founder: Founder;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a founder's posts are fetched. */
export default function RefreshDialog({ founder, onConfirm, onClose }: RefreshDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle>Refresh LinkedIn Profile</DialogTitle>
          <DialogDescription>This will fetch the latest posts and update AI summaries.</DialogDescription>
        </div>
        <p dir="auto" className="text-base font-medium wrap-break-word">
          {founder.name}
        </p>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" onClick={onConfirm}>
            OK
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
