import type { SourcePost } from "../_shared/post-sources/post-source.ts";
import { cutText, isStorable } from "../_shared/contract/storable.ts";

const CONTENT_MAX_LENGTH = 50_000;
const URL_MAX_LENGTH = 2_000;

/** A source's post in the shape that the database stores, with its summary once there is one. */
export interface StorablePost extends SourcePost {
  summary: string | null;
  summaryBy: "builtin" | "openai" | null;
  /** The summary (null for an empty text) belongs to this content. */
  summarised: boolean;
}

/** Fits a vendor's post to what the database takes; null when it has no usable id. */
export function toStorablePost(post: SourcePost): StorablePost | null {
  if (!/^[1-9]\d{14,18}$/.test(post.activityId)) return null;
  return {
    activityId: post.activityId,
    aliases: post.aliases.filter((alias) => /^\d{1,19}$/.test(alias)),
    kind: post.kind,
    postUrl: isHttps(post.postUrl)
      ? post.postUrl
      : `https://www.linkedin.com/feed/update/urn:li:activity:${post.activityId}/`,
    content: cutText(post.content, CONTENT_MAX_LENGTH),
    postedAt: post.postedAt,
    imageUrl: showable(post.imageUrl),
    videoUrl: showable(post.videoUrl),
    summary: null,
    summaryBy: null,
    summarised: false,
  };
}

/** The hash by which the database knows a content: SHA-256 of its UTF-8, in hex. */
export async function contentHash(content: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isHttps(address: string): boolean {
  return (
    address.length <= URL_MAX_LENGTH && isStorable(address) && /^https:\/\/\S+$/.test(address) && URL.canParse(address)
  );
}

/** An https address or a path of our own site, else nothing. */
function showable(address: string | null): string | null {
  if (address === null) return null;
  return isHttps(address) ||
    (address.length <= URL_MAX_LENGTH && isStorable(address) && /^\/[^/\\\s][^\s]*$/.test(address))
    ? address
    : null;
}
