import { todayIn } from "@contract/calendar-date";
import type { Digest, DigestSettings } from "@contract/digests";
import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useMarkRead } from "@/features/notifications/notifications.queries";
import { timeOfDay } from "@/lib/relative-time";
import { browserTimeZone } from "@/lib/time-zones";
import { useNow } from "@/lib/use-now";
import { DigestRow, type WriteEmail } from "./digest-row";
import { dayHeading, hourInWords, sendingWords } from "./digest-words";
import { digestSettingsQuery, digestsQuery } from "./digests.queries";

/** Today's digest and those of the last 30 days, newest first. */
export function DigestList({ writeEmail }: { writeEmail: WriteEmail }) {
  const { data: digests, error, refetch, isFetching } = useQuery(digestsQuery);
  const { data: settings } = useQuery(digestSettingsQuery);
  useReadNotifications(digests);
  if (digests === undefined) {
    return error ? (
      <Centred>
        <ErrorState title="Failed to fetch your digests" query={{ refetch, isFetching }} />
      </Centred>
    ) : (
      <div className="mx-auto grid w-full max-w-3xl gap-3 p-4">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    );
  }
  if (digests.length === 0) return <NoDigests settings={settings} />;
  return (
    <div className="pb-floats min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-4 sm:px-6 sm:py-6">
        {digests.map((digest) => (
          <OneDigest key={digest.id} digest={digest} writeEmail={writeEmail} />
        ))}
      </div>
    </div>
  );
}

/** Marks the notifications about digests as read once the newest is shown. */
function useReadNotifications(digests: Digest[] | undefined) {
  const { mutate: markRead } = useMarkRead();
  const newestId = digests?.[0]?.id;
  useEffect(() => {
    if (newestId !== undefined) markRead({ kind: "digest" });
  }, [newestId, markRead]);
}

function OneDigest({ digest, writeEmail }: { digest: Digest; writeEmail: WriteEmail }) {
  const today = todayIn(browserTimeZone(), useNow());
  const heading = dayHeading(digest.localDate, today);
  const time = timeOfDay(new Date(digest.dueAt));
  return (
    <section aria-label={`${heading}, ${time}`} className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-semibold">{heading}</h2>
        <p className="text-muted-foreground text-sm tabular-nums">
          {[time, ...(digest.isAsked ? ["You asked for it"] : []), ...sendingWords(digest)].join(" · ")}
        </p>
      </div>
      <ol className="rounded-card divide-y border">
        {digest.items.map((item) => (
          <DigestRow key={item.number} digestId={digest.id} item={item} writeEmail={writeEmail} />
        ))}
      </ol>
      {digest.more > 0 && <p className="text-muted-foreground px-4 text-sm">And {digest.more} more.</p>}
    </section>
  );
}

function NoDigests({ settings }: { settings: DigestSettings | null | undefined }) {
  const isOn = settings != null && !settings.isPaused;
  return (
    <Centred>
      <EmptyState
        icon={Clock}
        title={isOn ? "No digest yet" : "A short message at the start of your day"}
        text={
          isOn
            ? `Your first one comes at ${hourInWords(settings.hour)}, on a day with something to say.`
            : "Who posted, who to reach out to, which tasks are due and what failed. On days without news none is sent."
        }
      >
        <Button asChild size="sm" variant="primary">
          <Link to="/profile#morning-digest">{isOn ? "Change it" : "Turn it on"}</Link>
        </Button>
      </EmptyState>
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center p-6">{children}</div>;
}
