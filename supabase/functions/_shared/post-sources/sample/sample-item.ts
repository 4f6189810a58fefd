import * as z from "zod/mini";
import type { PostKind } from "../../contract/posts.ts";
import type { SourcePost } from "../post-source.ts";
import { storable } from "../../contract/storable.ts";

const ACTIVITY_ID = /(?:^|activity[:-])([1-9][0-9]{14,18})(?:\D|$)/;
const ALIAS_ID = /(?:share|ugcPost)[:-]([1-9][0-9]{14,18})(?:\D|$)/;

/** What the demonstration network sends, in the manner of the vendors: urns, nested authors, media in one list. */
export interface SampleItem {
  type: PostKind | "reaction";
  urn: string;
  shareUrn: string | null;
  linkedinUrl: string;
  author: { publicIdentifier: string; name: string };
  text: string;
  /** The words of someone else that were passed on. */
  resharedPost: { author: string; text: string } | null;
  postedAt: { timestamp: number } | null;
  media: { type: "image" | "video"; url: string }[];
}

// Only what a post cannot do without is asked for: vendors leave fields out and add others without notice.
const rawItemSchema = z.object({
  type: z.enum(["post", "quote", "article", "repost", "comment"]),
  urn: z.string().check(z.regex(ACTIVITY_ID)),
  shareUrn: z.optional(z.unknown()),
  linkedinUrl: z.optional(z.unknown()),
  text: z.optional(z.unknown()),
  resharedPost: z.optional(z.unknown()),
  postedAt: z.optional(z.unknown()),
  media: z.optional(z.unknown()),
});
const resharedSchema = z.object({ text: z.string() });
const postedAtSchema = z.object({ timestamp: z.number().check(z.minimum(0), z.maximum(8.64e15)) });
const mediaSchema = z.object({
  type: z.enum(["image", "video"]),
  url: z.string().check(z.regex(/^(https:\/\/|\/[^/])\S*$/)),
});

/** The post in one raw item; none when the item is no post (a reaction) or has no activity id. */
export function normaliseSampleItem(raw: unknown): SourcePost[] {
  const item = rawItemSchema.safeParse(raw);
  if (!item.success) return [];
  const { type: kind, urn, shareUrn, linkedinUrl, text, resharedPost, postedAt, media } = item.data;
  const activityId = ACTIVITY_ID.exec(urn)?.[1];
  if (activityId === undefined) return [];
  const alias = typeof shareUrn === "string" ? ALIAS_ID.exec(shareUrn)?.[1] : undefined;
  const reshared = resharedSchema.safeParse(resharedPost);
  const time = postedAtSchema.safeParse(postedAt);
  const shown = (Array.isArray(media) ? media : []).flatMap((one) => {
    const parsed = mediaSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  const ownWords = typeof text === "string" ? text : "";
  return [
    {
      network: "linkedin",
      scope: "",
      externalId: activityId,
      aliases: alias === undefined || alias === activityId ? [] : [alias],
      kind,
      postUrl: isLinkedInUrl(linkedinUrl)
        ? linkedinUrl
        : `https://www.linkedin.com/feed/update/urn:li:activity:${activityId}`,
      content: storable(kind === "repost" && ownWords === "" && reshared.success ? reshared.data.text : ownWords),
      postedAt: time.success ? new Date(time.data.timestamp).toISOString() : null,
      isDateExact: true,
      imageUrl: shown.find((one) => one.type === "image")?.url ?? null,
      videoUrl: shown.find((one) => one.type === "video")?.url ?? null,
    },
  ];
}

function isLinkedInUrl(url: unknown): url is string {
  return typeof url === "string" && /^https:\/\/www\.linkedin\.com\/\S+$/.test(url);
}
