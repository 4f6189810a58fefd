import type { Founder } from "@contract/founders";
import { UNKNOWN_PROFILE } from "@contract/refresh";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { installation } from "@/lib/installation";

export interface RefreshDialogProps {
  founder: Founder;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a refresh will do, in the specification's words, or why it will find nothing. */
function refreshText({ lastRefreshOutcome }: Founder): string {
  return lastRefreshOutcome === "unknown_profile" && !installation.fetchesRealPosts
    ? `${UNKNOWN_PROFILE.reason} A refresh will find nothing for this profile.`
    : "This will fetch the latest posts and update AI summaries.";
}

/** Asks before a founder's posts are fetched. */
export default function RefreshDialog({ founder, onConfirm, onClose }: RefreshDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHead title="Refresh LinkedIn Profile">{refreshText(founder)}</DialogHead>
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
