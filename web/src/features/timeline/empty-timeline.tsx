import { type Founder, isProcessing } from "@contract/founders";
import { unknownProfile } from "@contract/refresh";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/error-state";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { DATA_SOURCES_PATH, type PostsReach } from "@/lib/posts-reach";
import { Spinner } from "@/components/ui/spinner";
import { isOffline } from "@/lib/reason-or";
import { statusOf } from "@/lib/query-client";
import { isUnreachable } from "@/lib/unreachable";
import { useNow } from "@/lib/use-now";
import type { Show } from "./timeline-filter";

interface Empty {
  title: string;
  text: string;
  busy?: boolean;
  /** What the link to the data sources is called. */
  way?: string;
}

/** What an empty timeline says. */
export function emptyTimeline(founder: Founder, now: Date, { readsLinkedIn, trouble }: PostsReach): Empty {
  if (isProcessing(founder, now)) {
    if (trouble !== null) {
      return { title: "Waiting", text: `${trouble} Their posts follow as soon as it goes on.`, way: "Data sources" };
    }
    return { title: "Processing LinkedIn posts...", text: "This takes about 3 to 5 minutes.", busy: true };
  }
  switch (founder.lastRefreshOutcome) {
    case "unknown_profile": {
      const { title, reason } = unknownProfile(readsLinkedIn);
      return readsLinkedIn
        ? { title, text: `${reason} Your notes and tasks are kept here.` }
        : { title, text: `${reason} Until then, paste a post or follow their blog.`, way: "Connect a data source" };
    }
    case "failed":
      return {
        title: "The last refresh failed",
        text: `${founder.lastRefreshError ?? "No reason was given."} Refresh to try again.`,
      };
    case "new_posts":
    case "nothing_new":
      return {
        title: "No posts yet",
        text: "Their posts will appear here. Until then, write down what you know, such as “Met at the fair in Lisbon”.",
      };
    case null:
      return { title: "No posts yet", text: "Refresh to fetch their posts, or write down what you know of them." };
  }
}

/** Why a timeline could not be loaded: what the server said, or the specification's fallback when it said nothing of use. */
export function timelineFailure(error: Error): string {
  const status = statusOf(error);
  return status !== null && status < 500 && error.message !== "" ? error.message : "Failed to fetch AI timeline";
}

const nothingYet: Record<Exclude<Show, "all" | "posts">, { title: string; text: string }> = {
  notes: { title: "No notes yet", text: "Write down what you learn, such as “Wants an intro to Odalys”." },
  tasks: { title: "No tasks yet", text: "Add one with New task, such as “Call on Friday”." },
  emails: { title: "No emails yet", text: "Emails appear here when you mark them as sent." },
  touches: { title: "No calls or meetings yet", text: "They appear here when you mark someone as contacted." },
  changes: { title: "No changes yet", text: "What changes in their fields is listed here, and can be undone." },
};

interface EmptyProps {
  founder: Founder;
  show: Show;
  search: string;
  onClear: () => void;
  onWriteNote: () => void;
}

/** What is shown in a timeline without entries, or without any that match the filter and the search. */
export function EmptyTimeline({ founder, show, search, onClear, onWriteNote }: EmptyProps) {
  const now = useNow();
  const isOfPosts = show === "all" || show === "posts";
  const reach = usePostsReach(
    isOfPosts && (isProcessing(founder, now) || founder.lastRefreshOutcome === "unknown_profile"),
  );
  if (search !== "") {
    return (
      <div className="grid place-items-center py-12">
        <Notice role="status" title={`Nothing found for “${search}”`} text="Try fewer or shorter words.">
          <Button onClick={onClear}>Clear search</Button>
        </Notice>
      </div>
    );
  }
  const { title, text, busy, way }: Empty = isOfPosts ? emptyTimeline(founder, now, reach) : nothingYet[show];
  return (
    <div className="grid place-items-center gap-3 py-12">
      {busy && <Spinner className="text-muted-foreground size-5" />}
      <Notice role="status" title={title} text={text}>
        {way && (
          <Button asChild>
            <Link to={DATA_SOURCES_PATH}>{way}</Link>
          </Button>
        )}
        {(show === "all" || show === "notes") && !busy && <Button onClick={onWriteNote}>Write a note</Button>}
      </Notice>
    </div>
  );
}

interface FailedProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Says that the timeline could not be loaded, and offers to try again. */
export function TimelineFailed({ error, retrying, onRetry }: FailedProps) {
  const isAway = isUnreachable(error) && isOffline();
  return (
    <ErrorState
      kind={isAway ? "offline" : "failed"}
      title={`Error loading timeline: ${timelineFailure(error)}`}
      text={isAway ? "You're offline. It shows again once you're back." : undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
