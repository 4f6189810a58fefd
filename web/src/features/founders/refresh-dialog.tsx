import type { Founder } from "@contract/founders";
import { NO_SOURCE } from "@contract/refresh";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";

export interface RefreshDialogProps {
  founder: Founder;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a refresh will do, in the specification's words, or why it will find nothing. */
function refreshText({ lastRefreshOutcome }: Founder, readsLinkedIn: boolean): string {
  return lastRefreshOutcome === "unknown_profile" && !readsLinkedIn
    ? `${NO_SOURCE} A refresh will find nothing for this profile.`
    : "This will fetch the latest posts and update AI summaries.";
}

/** Asks before a founder's posts are fetched. */
export default function RefreshDialog({ founder, onConfirm, onClose }: RefreshDialogProps) {
  const { readsLinkedIn } = usePostsReach(founder.lastRefreshOutcome === "unknown_profile");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHead title="Refresh LinkedIn Profile">{refreshText(founder, readsLinkedIn)}</DialogHead>
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
