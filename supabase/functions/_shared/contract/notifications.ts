import * as z from "zod/mini";

export const notificationKinds = ["digest", "task_due", "source_paused", "not_delivered"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChannels = ["app", "email"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How many notifications the panel shows, newest first. */
export const NOTIFICATIONS_SHOWN = 30;

/** Something that happened. `times`: how often that day; `link`: the page of the app with the details. */
export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  detail: z.nullable(z.string()),
  link: z.string().check(z.startsWith("/")),
  times: z.int(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The user's choice for a kind on a channel. Without one, the app shows the kind and no mail is sent. */
export const notificationSettingSchema = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  isOn: z.boolean(),
});
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

/** Returns whether the user wants a kind on a channel. */
export const isWanted = (
  settings: readonly NotificationSetting[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean =>
  settings.find((setting) => setting.kind === kind && setting.channel === channel)?.isOn ?? channel === "app";

/** Why the account's address gets no mail. */
export const mailStopSchema = z.object({ address: z.string(), why: z.enum(["bounced", "complained"]) });
export type MailStop = z.infer<typeof mailStopSchema>;

/** How long a text or mail that did not arrive is listed, and how long it can be resent. */
export const UNDELIVERED_DAYS = 30;
export const SEND_AGAIN_HOURS = 24;

/** A text or mail that did not arrive (`failed`) or may not have arrived (`unknown`). */
export const undeliveredSchema = z.object({
  id: z.uuid(),
  channel: z.enum(["sms", "email"]),
  state: z.enum(["failed", "unknown"]),
  subject: z.nullable(z.string()),
  body: z.string(),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Undelivered = z.infer<typeof undeliveredSchema>;

/** The newest undelivered messages, and how many there are in each state. */
export interface UndeliveredList {
  newest: Undelivered[];
  failed: number;
  unknown: number;
}
