import * as z from "zod/mini";
import { outreachPersonSchema } from "./ai.ts";
import { calendarDateSchema } from "./calendar-date.ts";
import { postDatingSchema, postKindSchema } from "./posts.ts";

/** How many items a digest lists; the rest are only counted. */
export const DIGEST_ITEMS = 7;
/** How long a digest is kept, in days, and how long its item numbers can be replied to, in hours. */
export const DIGESTS_KEPT_DAYS = 30;
export const NUMBERS_HOLD_HOURS = 24;

const hour = z.int().check(z.gte(0), z.lte(23));

export const digestSettingsSchema = z.object({
  /** In the time zone of the profile. */
  hour,
  byText: z.boolean(),
  byEmail: z.boolean(),
  onWeekends: z.boolean(),
  isPaused: z.boolean(),
  /** No text or mail goes out between these hours; both are null for no quiet hours. */
  quietFrom: z.nullable(hour),
  quietUntil: z.nullable(hour),
  /** The most texts, and the most mails, a day. */
  mostADay: z.int().check(z.gte(1), z.lte(5)),
});
export type DigestSettings = z.infer<typeof digestSettingsSchema>;

/** The settings that someone without any is offered. */
export const FIRST_DIGEST_SETTINGS: DigestSettings = {
  ...{ hour: 7, byText: false, byEmail: false, onWeekends: true, isPaused: false },
  ...{ quietFrom: 21, quietUntil: 7, mostADay: 3 },
};

export const digestItemKindSchema = z.enum(["post", "reach_out", "task", "failure"]);
export type DigestItemKind = z.infer<typeof digestItemKindSchema>;

/** One item of a digest. */
export const digestItemSchema = z.object({
  number: z.int(),
  kind: digestItemKindSchema,
  /** The task's title, "Ines Marrow posted" or "Reach out to Bo Chen". */
  title: z.string(),
  /** The text of the post, the reason, or how late the task is. */
  detail: z.nullable(z.string()),
  founderId: z.nullable(z.uuid()),
  taskId: z.nullable(z.uuid()),
  postId: z.nullable(z.uuid()),
  /** Where to read it: a page of the app or the post's address. */
  sourceUrl: z.nullable(z.string()),
});
export type DigestItem = z.infer<typeof digestItemSchema>;

/** An item as it is stored, with what the user did about it. */
export const storedDigestItemSchema = z.extend(digestItemSchema, {
  ended: z.nullable(z.enum(["done", "snoozed"])),
});
export type StoredDigestItem = z.infer<typeof storedDigestItemSchema>;

export const digestChannelSchema = z.enum(["app", "sms", "email"]);
export const withheldSchema = z.enum(["late", "quiet hours", "daily cap", "no phone", "opted out", "refused"]);
export type Withheld = z.infer<typeof withheldSchema>;

export const digestSchema = z.object({
  id: z.uuid(),
  localDate: calendarDateSchema,
  dueAt: z.string(),
  isAsked: z.boolean(),
  /** How many more items there were than are listed. */
  more: z.int(),
  items: z.array(storedDigestItemSchema),
  sendings: z.array(z.object({ channel: digestChannelSchema, withheld: z.nullable(withheldSchema) })),
});
export type Digest = z.infer<typeof digestSchema>;

/** What the database finds for a digest (`private.digest_document`). */
export const digestDocumentSchema = z.object({
  posts: z.object({
    count: z.int(),
    first: z.array(
      z.object({
        postId: z.uuid(),
        founderId: z.uuid(),
        founderName: z.string(),
        profileUrl: z.string(),
        url: z.string(),
        /** The summary, or the post where there is none. */
        words: z.string(),
      }),
    ),
  }),
  tasks: z.object({
    count: z.int(),
    first: z.array(
      z.object({ taskId: z.uuid(), title: z.string(), dueDate: calendarDateSchema, founderId: z.nullable(z.uuid()) }),
    ),
  }),
  failures: z.array(z.object({ title: z.string(), detail: z.nullable(z.string()), url: z.string() })),
  /** The facts that contract/outreach-score.ts ranks by. */
  people: z.array(
    z.extend(outreachPersonSchema, {
      createdAt: z.string(),
      lastTouchAt: z.nullable(z.string()),
      lastTouchActivityId: z.nullable(z.int()),
      priorityScore: z.nullable(z.int()),
      priorityChange: z.nullable(z.object({ at: z.string() })),
      keepInTouchDays: z.nullable(z.int()),
      recentPosts: z.array(
        z.object({
          postId: z.uuid(),
          postUrl: z.string(),
          kind: postKindSchema,
          postedAt: z.string(),
          dating: postDatingSchema,
        }),
      ),
      overdueTasks: z.array(z.object({ taskId: z.uuid(), title: z.string(), dueDate: calendarDateSchema })),
    }),
  ),
});
export type DigestDocument = z.infer<typeof digestDocumentSchema>;

export const digestPreviewSchema = z.object({ today: calendarDateSchema, document: digestDocumentSchema });
