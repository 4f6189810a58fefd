import type { Founder } from "@contract/founders";
import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { MouseEvent } from "react";
import { toast } from "@/lib/toast";
import { linkedinLabel, linkedinTarget } from "./linkedin-target";
import { usePeopleLive } from "./people-live";

// As long as a second click may take to make a double click of the first.
const DOUBLE_CLICK_MS = 250;

const WHOLE_CELL =
  "grid size-full place-items-center rounded-control -outline-offset-2 text-muted-foreground hover:bg-secondary hover:text-foreground";

let opening: ReturnType<typeof setTimeout> | undefined;

/** Opens the link a moment after a plain click, unless it becomes a double click. Keys, and clicks with a modifier, open at once. */
function openUnlessDouble(event: MouseEvent<HTMLAnchorElement>, open: (link: HTMLAnchorElement) => void) {
  if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  clearTimeout(opening);
  const link = event.currentTarget;
  if (event.detail === 1) opening = setTimeout(() => open(link), DOUBLE_CLICK_MS);
}

const openInNewTab = ({ href }: HTMLAnchorElement) => void window.open(href, "_blank", "noopener,noreferrer");

/** The whole cell opens the latest post, or else the profile, in a new tab. A double click edits it. */
export function ProfileCell({ founder }: { founder: Founder }) {
  const { onFollow, onOpen } = usePeopleLive();
  const target = linkedinTarget(founder);
  const label = linkedinLabel(founder, target);
  if (target.kind === "none") {
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        onClick={() => toast.bad(target.message)}
        className={WHOLE_CELL}
      >
        <ArrowUpRight aria-hidden className="size-4" />
      </button>
    );
  }
  if (target.kind === "sample") {
    return (
      <a
        href={target.path}
        tabIndex={-1}
        aria-label={label}
        onClick={(event) => {
          openUnlessDouble(event, () => onOpen(target.path));
          onFollow(event);
        }}
        className={WHOLE_CELL}
      >
        <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
      </a>
    );
  }
  return (
    <a
      href={target.url}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => openUnlessDouble(event, openInNewTab)}
      className={WHOLE_CELL}
    >
      <ArrowUpRight aria-hidden className="size-4" />
    </a>
  );
}
