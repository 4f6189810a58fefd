import { useQuery } from "@tanstack/react-query";
import { unreadCountQuery } from "./notifications.queries";

/** The number of unread notifications on the bell; nothing when there are none. */
export function UnreadCount() {
  const { data: count = 0 } = useQuery(unreadCountQuery);
  if (count === 0) return null;
  return (
    <span className="bg-primary text-primary-foreground pointer-events-none absolute end-0 top-0 h-4 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread notifications</span>
    </span>
  );
}
