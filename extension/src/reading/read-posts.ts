import { POSTS_PER_PAGE } from "@contract/page-limits.ts";
import type { PostsReading, ReadPost } from "@contract/page-reading.ts";
import { isOfAnother, openPage, type Page } from "./open-page.ts";
import { readAddress } from "./page-address.ts";
import { looksLikePost, type PostCard, readCard } from "./post-card.ts";
import { pairIds, timeOfId } from "./post-ids.ts";
import { fitsAge } from "./relative-time.ts";

/** What a post may be in: the classic layout's cards, the server-driven one's, and a plain item of a list. */
const MAYBE_POST =
  '[data-urn^="urn:li:"], [data-id^="urn:li:"], [role="article"], [role="listitem"], [componentkey*="FeedType_"], article, li';
const LOOKED_AT_AT_MOST = 2_000;

export interface PostsOptions {
  /** The address the user sees. */
  address?: string;
  /** The moment labels such as "3w" are counted back from. */
  now?: Date;
}

/**
 * The posts of the page's person that are in view, in the page's order: on the profile and on its recent activity. What others wrote or
 * what can't be read is only counted. Never throws.
 */
export function readPosts(
  document: Document,
  { address = document.URL, now = new Date() }: PostsOptions = {},
): PostsReading {
  try {
    return postsOn(openPage(document, address), now.getTime());
  } catch {
    // A page can put elements in the place of what a document has; its address stays what it is.
    const { kind, profileUrl } = readAddress(address);
    return { kind, profileUrl, posts: [], leftOut: 0 };
  }
}

function postsOn(page: Page, now: number): PostsReading {
  const { kind, profileUrl } = page;
  const hasPosts = kind === "profile" || kind === "own-profile" || kind === "activity";
  if (profileUrl === null || !hasPosts || isOfAnother(page)) return { kind, profileUrl, posts: [], leftOut: 0 };
  const elements = cardsIn(page);
  const cards = elements.flatMap((element) => readCard(element, profileUrl, page.language) ?? []);
  const unnamed = cards.filter(({ id }) => id === null);
  const marks = unnamed.map(({ element, text, age }) => ({ key: element.getAttribute("componentkey"), text, age }));
  const paired = unnamed.length === 0 ? [] : pairIds(page.documents, marks, profileUrl, now);
  const posts = cards.map((card) => toPost(card, paired[unnamed.indexOf(card)] ?? null, now));
  return { kind, profileUrl, posts, leftOut: elements.length - cards.length };
}

/** The outermost parts of the page that look like posts. */
function cardsIn({ mains, language }: Page): Element[] {
  const cards: Element[] = [];
  for (const main of mains) {
    let last: Element | null = null;
    for (const element of [...main.querySelectorAll(MAYBE_POST)].slice(0, LOOKED_AT_AT_MOST)) {
      if (last?.contains(element) || !looksLikePost(element, language)) continue;
      cards.push(element);
      last = element;
      if (cards.length >= POSTS_PER_PAGE) return cards;
    }
  }
  return cards;
}

/** The time is the id's, unless the label tells another: a planned post has an id of the day it was planned. */
function toPost({ kind, text, age, id, imageUrl }: PostCard, paired: string | null, now: number): ReadPost {
  const externalId = id ?? paired;
  const isExact = externalId !== null && (age === null || fitsAge(timeOfId(externalId), age, now));
  const postedAt = isExact ? timeOfId(externalId) : age === null ? null : now - age.from;
  return {
    externalId,
    idFrom: id !== null ? "card" : paired !== null ? "page-data" : null,
    kind,
    text,
    postedAt: postedAt === null ? null : new Date(postedAt).toISOString(),
    isDateExact: isExact,
    imageUrl,
  };
}
