import type { NotificationSetting } from "@contract/notifications";
import {
  countUnread,
  getMailStop,
  listNotifications,
  listNotificationSettings,
  markRead,
  resumeMail,
  setNotification,
} from "@stores/notifications";
import { listUndelivered, sendAgain } from "@stores/undelivered";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";

const POLL_MS = 60_000;
const ALL = ["notifications"] as const;

/** The number of unread notifications, polled every minute. */
export const unreadCountQuery = queryOptions({
  queryKey: [...ALL, "unread"] as const,
  queryFn: () => countUnread(db),
  refetchInterval: POLL_MS,
});

export const notificationsQuery = queryOptions({
  queryKey: [...ALL, "newest"] as const,
  queryFn: () => listNotifications(db),
  // The panel shows the newest when it is opened.
  staleTime: 0,
});

/** Marks a notification as read, those of a kind, or all of them. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Parameters<typeof markRead>[2]) => markRead(db, new Date(), which),
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  });
}

export const notificationSettingsQuery = queryOptions({
  queryKey: ["notification-settings"] as const,
  queryFn: () => listNotificationSettings(db),
});

/** Turns a kind on or off for a channel, optimistically and with rollback. */
export function useSetNotification() {
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  return useMutation({
    mutationFn: (setting: NotificationSetting) => setNotification(db, setting),
    onMutate: async (setting) => {
      await client.cancelQueries({ queryKey });
      const previous = client.getQueryData(queryKey) ?? [];
      const others = previous.filter(({ kind, channel }) => kind !== setting.kind || channel !== setting.channel);
      client.setQueryData(queryKey, [...others, setting]);
      return { previous };
    },
    onError: (_, __, context) => client.setQueryData(queryKey, context?.previous),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const mailStopQuery = queryOptions({ queryKey: ["mail-stop"] as const, queryFn: () => getMailStop(db) });

/** Allows mail to the account's address again. */
export function useResumeMail(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => resumeMail(db, userId),
    onSettled: () => client.invalidateQueries({ queryKey: mailStopQuery.queryKey }),
  });
}

export const undeliveredQuery = queryOptions({
  queryKey: ["undelivered"] as const,
  queryFn: () => listUndelivered(db, new Date()),
});

/** Resends a text or mail that did not arrive. */
export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => sendAgain(db, messageId),
    onSettled: () => client.invalidateQueries({ queryKey: undeliveredQuery.queryKey }),
  });
}
