import type { Founder } from "@contract/founders";
import { isSampleProfile } from "@contract/sample-profiles";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { useUserId } from "@/features/session/session.queries";
import { cn } from "@/lib/cn";
import { lazyPart } from "@/lib/load-chunk";
import { useDraft } from "@/lib/use-draft";
import { postDraft } from "./post-draft";
import { useTimelineFilter } from "./timeline-filter";

const PostForm = lazyPart(() => import("./post-form"));

/**
 * Adds a post by hand: its text is pasted, with its address and date where they are known. What is typed outlives a reload. Nobody adds to
 * someone invented.
 */
export function AddPost({ founder }: { founder: Founder }) {
  const [kept, keep] = useDraft(useUserId(), postDraft(founder.id));
  const [isOpen, setOpen] = useState(kept !== "");
  const { show } = useTimelineFilter();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form, which had the focus, is gone.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    keep("");
    setOpen(false);
  };
  if (isSampleProfile(founder.profileUrl)) return null;
  return (
    <>
      {!isOpen && (
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          // On a phone the first entries need the room: the button is shown under Posts, and while the timeline is empty.
          className={cn(show !== "posts" && founder.lastPostDate !== null && "max-sm:hidden")}
          onPointerEnter={PostForm.fetch}
          onFocus={PostForm.fetch}
          onClick={() => setOpen(true)}
        >
          <Plus aria-hidden className="size-3.5" />
          Add a post
        </Button>
      )}
      <LazyOverlay onFailed={() => setOpen(false)}>
        {isOpen && <PostForm founder={founder} kept={kept} keep={keep} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
