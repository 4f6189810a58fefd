import type { Notification } from "@contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { Bell, CalendarClock, MailX, type LucideIcon, Newspaper, PlugZap } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOr } from "@/lib/reason-or";
import { timelineDate } from "@/lib/relative-time";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { BellTrigger } from "./bell-trigger";
import { notificationsQuery, useMarkRead } from "./notifications.queries";

const ICONS: Record<Notification["kind"], LucideIcon> = {
  digest: Newspaper,
  task_due: CalendarClock,
  source_paused: PlugZap,
  not_delivered: MailX,
};

/** The bell with its panel. It is open from the start, because the click that opens it loads it. */
export default function NotificationsPanel() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <BellTrigger />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Notifications" className="grid w-88 max-w-[calc(100vw-1rem)] p-0">
        <Panel onLeave={close} />
      </PopoverContent>
    </Popover>
  );
}

function Panel({ onLeave }: { onLeave: () => void }) {
  const { data: notifications, refetch, isFetching, isError } = useQuery(notificationsQuery);
  const { mutate: markRead, isPending } = useMarkRead();
  const hasUnread = notifications?.some(({ readAt }) => readAt === null) ?? false;
  const onError = (error: Error) =>
    toast.bad(reasonOr("Your notifications couldn't be marked as read. Please try again.", error));
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2 border-b ps-4 pe-2">
        <h2 className="text-base font-semibold">Notifications</h2>
        {hasUnread && (
          <Button variant="ghost" size="sm" disabled={isPending} onClick={() => markRead(undefined, { onError })}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className="max-h-[min(28rem,60vh)] overflow-y-auto">
        {notifications === undefined ? (
          isError ? (
            <ErrorState title="Failed to fetch your notifications" query={{ refetch, isFetching }} />
          ) : (
            <Skeleton className="m-4 h-16" />
          )
        ) : notifications.length === 0 ? (
          <EmptyState icon={Bell} title="Nothing to tell you" text="What is due and what went wrong will be here." />
        ) : (
          <ul className="divide-y">
            {notifications.map((one) => (
              <NotificationLine
                key={one.id}
                notification={one}
                onFollow={() => {
                  if (one.readAt === null) markRead({ id: one.id }, { onError });
                  onLeave();
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="border-t px-4 py-2">
        <Link
          to="/profile#notifications"
          onClick={onLeave}
          className="rounded-control text-primary-text inline-flex min-h-6 items-center text-sm font-medium hover:underline pointer-coarse:min-h-11"
        >
          Choose what you hear about
        </Link>
      </div>
    </>
  );
}

interface NotificationLineProps {
  notification: Notification;
  onFollow: () => void;
}

function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const { kind, title, detail, link, times, createdAt, readAt } = notification;
  const Icon = ICONS[kind];
  const now = useNow();
  return (
    <li>
      <Link to={link} onClick={onFollow} className="hover:bg-accent flex gap-3 px-4 py-3 outline-offset-[-2px]">
        <Icon aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={readAt === null ? "text-base font-semibold" : "text-base"}>
            {title}
            {times > 1 && <span className="text-muted-foreground font-normal tabular-nums"> · {times} times</span>}
          </span>
          {detail !== null && (
            <span dir="auto" className="text-muted-foreground line-clamp-4 text-sm break-words whitespace-pre-line">
              {detail}
            </span>
          )}
          <span className="text-muted-foreground text-sm">{timelineDate(createdAt, now)}</span>
        </span>
        {readAt === null && (
          <span className="bg-primary mt-1.5 size-2 shrink-0 rounded-full">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </Link>
    </li>
  );
}
