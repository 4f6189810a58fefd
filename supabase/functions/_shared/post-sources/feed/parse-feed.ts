import { parseFeed as parse } from "feedsmith";
import { htmlLine, htmlText, tidyText } from "./html-text.ts";

/** The most items of a feed that are looked at, as they come: the newest, nearly always. */
export const ITEMS_AT_MOST = 100;

/** An item of a feed, with text that is plain and addresses that are whole. */
export interface FeedItem {
  /** What the item calls itself; null when it doesn't. */
  id: string | null;
  /** The address of its page; null when it names none. */
  link: string | null;
  /** One line; "" when it has none, as in a feed of short posts. */
  title: string;
  text: string;
  /** As it was written. */
  published: string | null;
  authors: string[];
  /** The address of its picture; null when it names none. */
  image: string | null;
}

export interface ParsedFeed {
  title: string | null;
  /** The page that the feed is of. */
  home: string | null;
  items: FeedItem[];
}

/** What a document says as a feed in RSS, Atom, RDF or JSON Feed; null when it is none of these, or not one that a reader should try. */
export function parseFeed(document: string, address: string): ParsedFeed | null {
  const text = document.replace(/^\uFEFF/, "").trimStart();
  if (!text.startsWith("{") && !isReadableMarkup(text)) return null;
  try {
    const parsed = parseAny(text);
    switch (parsed.format) {
      case "rss":
        return fromRss(parsed.feed, address);
      case "rdf":
        return fromRdf(parsed.feed, address);
      case "atom":
        return fromAtom(parsed.feed, address);
      case "json":
        return fromJson(parsed.feed, address);
    }
  } catch {
    return null;
  }
}

/** As it is called here: every field may be missing, and dates are text. */
const parseAny = (text: string) => parse(text);

/** No feed has longer tags, nor more of them: a hundred items of a hundred elements each are a tenth of that. */
const TAG_MAX_LENGTH = 20_000;
const TAGS_AT_MOST = 100_000;
const NOT_TAGS: [start: string, end: string][] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

/**
 * Whether markup can be parsed in a time that grows with its length. fast-xml-parser looks for the end of each `<`, as far as it takes: two
 * million of them without an end keep it busy for hours.
 */
export function isReadableMarkup(text: string): boolean {
  let tags = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const other = NOT_TAGS.find(([start]) => text.startsWith(start, at));
    if (other) {
      const end = text.indexOf(other[1], at + other[0].length);
      if (end < 0) return false;
      at = end + other[1].length;
    } else {
      tags += 1;
      const end = text.indexOf(">", at);
      if (end < 0 || end - at > TAG_MAX_LENGTH || tags > TAGS_AT_MOST) return false;
      at = end + 1;
    }
  }
  return tags > 0;
}

/** The address resolved against these, the outermost first; null when that gives no web page. */
function resolved(address: string | undefined, ...bases: (string | undefined)[]): string | null {
  if (address === undefined || address.trim() === "") return null;
  let whole: string | undefined;
  for (const part of [...bases, address]) {
    if (part !== undefined && URL.canParse(part.trim(), whole)) whole = new URL(part.trim(), whole).href;
    else if (part === address) return null;
  }
  return whole !== undefined && /^https?:\/\/[^\s]+$/.test(whole) ? whole : null;
}

interface FoundMedia {
  url?: string;
  type?: string;
  medium?: string;
}
interface MediaModule {
  thumbnails?: FoundMedia[];
  contents?: (FoundMedia & { thumbnails?: FoundMedia[] })[];
  groups?: { thumbnails?: FoundMedia[]; contents?: FoundMedia[] }[];
}
const isPicture = ({ type, medium }: FoundMedia) => medium === "image" || type?.startsWith("image/") === true;

/** The picture that an item names by an enclosure or by Media RSS: one for itself before a thumbnail of something else. */
function pictureOf(enclosures: (FoundMedia | undefined)[], media: MediaModule | undefined): string | undefined {
  const groups = media?.groups ?? [];
  const contents = [...(media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])];
  const thumbnails = [
    media?.thumbnails,
    ...contents.map((one) => (one as MediaModule).thumbnails),
    ...groups.map((group) => group.thumbnails),
  ];
  const found = [...enclosures.filter((one) => one !== undefined), ...contents].filter(isPicture);
  return [...found, ...thumbnails.flatMap((some) => some ?? [])].find(({ url }) => url)?.url;
}

type Feed<Format> = Extract<ReturnType<typeof parseAny>, { format: Format }>["feed"];

const named = (...names: (string | undefined)[]) =>
  names.flatMap((name) => (name ? [htmlLine(name)] : [])).filter(Boolean);
const line = (html: string | undefined) => (html ? htmlLine(html) : "");

function fromRss(feed: Feed<"rss">, address: string): ParsedFeed {
  const home = resolved(feed.link, address);
  const base = home ?? address;
  const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): FeedItem => {
    const guid = item.guid?.value;
    const permalink = item.guid?.isPermaLink !== false && guid && /^https?:\/\//.test(guid) ? guid : undefined;
    const people = (item.authors ?? []).map((one) => (typeof one === "string" ? one : (one.name ?? one.email)));
    return {
      id: guid?.trim() || null,
      link: resolved(item.link, base) ?? resolved(permalink),
      title: line(item.title ?? item.dc?.titles?.[0]),
      text: htmlText(item.content?.encoded ?? item.description ?? ""),
      published: item.pubDate ?? item.dc?.dates?.[0] ?? item.dcterms?.created?.[0] ?? null,
      authors: named(...(item.dc?.creators ?? []), ...people),
      image: resolved(pictureOf(item.enclosures ?? [], item.media), base),
    };
  });
  return { title: line(feed.title) || null, home, items };
}

function fromRdf(feed: Feed<"rdf">, address: string): ParsedFeed {
  const home = resolved(feed.link, address);
  const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): FeedItem => ({
    id: item.rdf?.about?.trim() || null,
    link: resolved(item.link ?? item.rdf?.about, home ?? address),
    title: line(item.title),
    text: htmlText(item.content?.encoded ?? item.description ?? ""),
    published: item.dc?.dates?.[0] ?? null,
    authors: named(...(item.dc?.creators ?? [])),
    image: resolved(pictureOf([], item.media), home ?? address),
  }));
  return { title: line(feed.title) || null, home, items };
}

type AtomText = { value?: string; type?: string } | undefined;
const isPlain = (text: AtomText) => text?.type === undefined || text.type === "text" || text.type === "text/plain";
/** Atom's texts are plain unless they say otherwise (RFC 4287, 3.1.1); many that say nothing are HTML all the same. */
const atomText = (text: AtomText) =>
  isPlain(text) && !/<\/?[a-z][^>]*>/i.test(text?.value ?? "")
    ? tidyText(text?.value ?? "")
    : htmlText(text?.value ?? "");
const atomLine = (text: AtomText) => atomText(text).replaceAll(/\s+/g, " ");

interface AtomLink {
  href?: string;
  rel?: string;
  type?: string;
}
const pageOf = (links: (AtomLink | undefined)[] | undefined) => {
  const pages = (links ?? []).filter((link) => link?.rel === undefined || link.rel === "alternate");
  return (pages.find((link) => link?.type === undefined || link.type === "text/html") ?? pages[0])?.href;
};

const enclosuresOf = (links: (AtomLink | undefined)[] | undefined) =>
  (links ?? []).flatMap((link): FoundMedia[] =>
    link?.rel === "enclosure" && link.href ? [{ url: link.href, ...(link.type && { type: link.type }) }] : [],
  );

function fromAtom(feed: Feed<"atom">, address: string): ParsedFeed {
  const base = [address, feed.xml?.base];
  const home = resolved(pageOf(feed.links), ...base);
  const people = feed.authors ?? [];
  const items = (feed.entries ?? []).slice(0, ITEMS_AT_MOST).map((entry): FeedItem => {
    const authors = entry.authors?.length ? entry.authors : (entry.source?.authors ?? people);
    return {
      id: entry.id?.trim() || null,
      link: resolved(pageOf(entry.links), ...base, entry.xml?.base),
      title: atomLine(entry.title),
      text: atomText(entry.content?.value ? entry.content : entry.summary),
      published: entry.published ?? entry.updated ?? null,
      authors: named(...authors.map((one) => one.name)),
      image: resolved(pictureOf(enclosuresOf(entry.links), entry.media), ...base, entry.xml?.base),
    };
  });
  return { title: atomLine(feed.title) || null, home, items };
}

const attachmentsOf = (attachments: { url?: string; mime_type?: string }[] | undefined) =>
  (attachments ?? []).map(({ url, mime_type: type }): FoundMedia => ({ ...(url && { url }), ...(type && { type }) }));

function fromJson(feed: Feed<"json">, address: string): ParsedFeed {
  const home = resolved(feed.home_page_url, address);
  const people = feed.authors ?? [];
  const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): FeedItem => ({
    id: item.id?.trim() || null,
    link: resolved(item.url, address) ?? resolved(item.external_url, address),
    title: item.title ? tidyText(item.title).replaceAll(/\s+/g, " ") : "",
    text: item.content_text ? tidyText(item.content_text) : htmlText(item.content_html ?? item.summary ?? ""),
    published: item.date_published ?? item.date_modified ?? null,
    authors: named(...(item.authors?.length ? item.authors : people).map((one) => one.name)),
    image: resolved(item.image ?? item.banner_image ?? pictureOf(attachmentsOf(item.attachments), undefined), address),
  }));
  return { title: feed.title ? tidyText(feed.title).replaceAll(/\s+/g, " ") : null, home, items };
}
