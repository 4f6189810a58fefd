import { cutText } from "../../contract/storable.ts";
import type { SourcePost } from "../post-source.ts";
import { authorKey, isNamed } from "./author.ts";
import type { FetchPublic, Page } from "./fetch-public.ts";
import { FetchProblem } from "./fetch-public.ts";
import { type FeedItem, parseFeed, type ParsedFeed } from "./parse-feed.ts";

/** A feed that is to be read, with what its site said of the version that was read last. */
export interface FeedToRead {
  id: string;
  address: string;
  etag: string | null;
  lastModified: string | null;
  /** It has had posts of several authors. */
  isShared: boolean;
}

/** How reading a feed went. */
export interface FeedReading {
  status: "read" | "limited" | "failing" | "stopped";
  /** Why it could not be read, in a sentence for the user. */
  reason: string | null;
  title: string | null;
  etag: string | null;
  lastModified: string | null;
  isShared: boolean;
  /** How long the site asked to be left alone; null when it didn't. */
  retryAfterSeconds: number | null;
  posts: SourcePost[];
}

/** Reads a feed of a person. What the site or its document does wrong is told in the reading; throws on a defect of ours only. */
export async function readFeed(
  feed: FeedToRead,
  personName: string,
  fetchPublic: FetchPublic,
  now: () => Date,
): Promise<FeedReading> {
  let page: Page;
  try {
    page = await fetchPublic(feed.address, {
      ...(feed.etag !== null && isHeader(feed.etag) && { "If-None-Match": feed.etag }),
      ...(feed.lastModified !== null && isHeader(feed.lastModified) && { "If-Modified-Since": feed.lastModified }),
    });
  } catch (error) {
    if (error instanceof FetchProblem) return unread(feed, "failing", error.message);
    throw error;
  }
  const { status, headers } = page;
  const asked = retryAfterSeconds(headers.get("retry-after"), now());
  const versions = {
    etag: headers.get("etag") ?? feed.etag,
    lastModified: headers.get("last-modified") ?? feed.lastModified,
  };
  if (status === 304) return { ...unread(feed, "read", null, asked), ...versions };
  if (status === 410) return unread(feed, "stopped", "The site says that this feed is gone for good.");
  if (status === 429 || (status === 503 && asked !== null)) {
    return unread(feed, "limited", "The site asked us to come back later.", asked);
  }
  if (status !== 200) return unread(feed, "failing", reasonOf(status), asked);
  const parsed = parseFeed(textOf(page), page.url.href);
  if (parsed === null) return unread(feed, "failing", "There is no feed at this address any more.", asked);
  const { posts, isShared } = await postsOf(feed, parsed, personName, now());
  const fresh = { etag: headers.get("etag"), lastModified: headers.get("last-modified") };
  return { ...unread(feed, "read", null, asked), ...fresh, title: parsed.title, isShared, posts };
}

const isHeader = (value: string) => /^[\t\x20-\x7e]*$/.test(value);

function unread(
  { etag, lastModified, isShared }: FeedToRead,
  status: FeedReading["status"],
  reason: string | null,
  retryAfterSeconds: number | null = null,
): FeedReading {
  return { status, reason, title: null, etag, lastModified, isShared, retryAfterSeconds, posts: [] };
}

function reasonOf(status: number): string {
  if (status === 404) return "The site says that there is nothing at this address.";
  if (status === 401 || status === 403) return "The site doesn't let us read this feed.";
  return status >= 500 ? "The site has a problem of its own." : `The site answered with error ${status}.`;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterSeconds(value: string | null, now: Date): number | null {
  if (value === null) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now.getTime()) / 1000);
  // More than the database's numbers hold is for ever.
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 1_000_000_000) : null;
}

/** The page as text, in the encoding that it names; UTF-8 when it names none that is known. */
export function textOf({ headers, body }: Page): string {
  const start = new TextDecoder("latin1").decode(body.subarray(0, 200));
  const named =
    /charset="?([\w:-]+)/i.exec(headers.get("content-type") ?? "")?.[1] ??
    /^\s*<\?xml[^>]{0,150}encoding=["']([\w:-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(named ?? "utf-8").decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

async function postsOf(feed: FeedToRead, parsed: ParsedFeed, person: string, now: Date) {
  const { items } = parsed;
  const others = items.some(({ authors }) => authors.length > 0 && !authors.some((name) => isNamed(name, person)));
  const names = new Set(items.flatMap(({ authors }) => authors.map(authorKey)));
  const isShared = feed.isShared || (others && names.size > 1);
  const own = items.filter(({ authors }) => !isShared || authors.some((name) => isNamed(name, person)));
  const posts: SourcePost[] = [];
  for (const [place, item] of own.entries()) {
    const post = await postOf(feed, parsed, item, dateOf(item.published, now), new Date(now.getTime() - place * 1000));
    if (post !== null) posts.push(post);
  }
  return { posts, isShared };
}

/** What some readers and bridges put before words that someone else wrote. */
const REPOST = /^RT (by )?@\S/;
const ID_MAX_LENGTH = 500;

async function postOf(
  feed: FeedToRead,
  { home }: ParsedFeed,
  { id, link, title, text, image }: FeedItem,
  published: Date | null,
  firstSeen: Date,
): Promise<SourcePost | null> {
  const content = title === "" || text.startsWith(title) ? text : [title, text].filter(Boolean).join("\n\n");
  if (content === "" || REPOST.test(content)) return null;
  const known = id ?? link;
  return {
    network: "feed",
    scope: feed.id,
    externalId:
      known !== null && known.length <= ID_MAX_LENGTH ? cutText(known, ID_MAX_LENGTH) : await hashOf(known ?? content),
    aliases: [],
    kind: title === "" ? "post" : "article",
    postUrl: link ?? home ?? feed.address,
    content,
    postedAt: (published ?? firstSeen).toISOString(),
    isDateExact: published !== null,
    // Most sites without https have it all the same.
    imageUrl: image?.replace(/^http:/, "https:") ?? null,
    videoUrl: null,
  };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const EARLIEST = Date.UTC(1990, 0, 1);
/** Clocks of servers differ. */
const AHEAD_MS = 10 * 60_000;

/** When an item was published; null when that is missing, is no date, or cannot be. A time without a zone is taken as UTC. */
export function dateOf(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const trimmed = text.trim();
  const zoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(trimmed)
    ? `${trimmed.replace(" ", "T")}Z`
    : trimmed;
  const time = Date.parse(zoned);
  return time >= EARLIEST && time <= now.getTime() + AHEAD_MS ? new Date(time) : null;
}
