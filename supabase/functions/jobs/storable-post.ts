import type { SourcePost } from "../_shared/post-sources/post-source.ts";
import { cutText, isStorable } from "../_shared/contract/storable.ts";

const CONTENT_MAX_LENGTH = 50_000;
const URL_MAX_LENGTH = 2_000;
const EXTERNAL_ID_MAX_LENGTH = 500;

/** A source's post in the shape that the database stores, with its summary once there is one. */
export interface StorablePost extends SourcePost {
  summary: string | null;
  summaryBy: "builtin" | "openai" | null;
  /** The summary (null for an empty text) belongs to this content. */
  summarised: boolean;
}

/** Fits a vendor's post to what the database takes; null when it has no usable id. */
export function toStorablePost(post: SourcePost): StorablePost | null {
  const address = storableAddress(post);
  if (address === null) return null;
  return {
    network: post.network,
    scope: post.scope,
    externalId: post.externalId,
    aliases: post.aliases.filter((alias) => /^\d{1,19}$/.test(alias)),
    kind: post.kind,
    postUrl: address,
    content: cutText(post.content, CONTENT_MAX_LENGTH),
    postedAt: post.postedAt,
    isDateExact: post.isDateExact,
    imageUrl: showable(post.imageUrl),
    videoUrl: showable(post.videoUrl),
    summary: null,
    summaryBy: null,
    summarised: false,
  };
}

/** Where the post is to be found; null when it has no usable id, or for a feed's item no usable address. */
function storableAddress({ network, externalId, postUrl }: SourcePost): string | null {
  if (network === "feed") {
    const isUsable = isStorable(externalId) && externalId !== "" && externalId.length <= EXTERNAL_ID_MAX_LENGTH;
    return isUsable && (isHttps(postUrl) || isHttps(postUrl.replace(/^http:/, "https:"))) ? postUrl : null;
  }
  if (!/^[1-9]\d{14,18}$/.test(externalId)) return null;
  return isHttps(postUrl) ? postUrl : `https://www.linkedin.com/feed/update/urn:li:activity:${externalId}/`;
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
