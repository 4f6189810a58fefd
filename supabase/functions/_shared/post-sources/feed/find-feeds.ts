import { Parser } from "htmlparser2";
import { cutText } from "../../contract/storable.ts";
import { FetchProblem, type FetchPublic, type Page } from "./fetch-public.ts";
import { Depth, endWhereDeep, htmlLine } from "./html-text.ts";
import { parseFeed } from "./parse-feed.ts";
import { publicUrl } from "./public-address.ts";
import { textOf } from "./read-feed.ts";

export interface FoundFeed {
  address: string;
  title: string | null;
}

const FEED_TYPES = new Set([
  "application/rss+xml",
  "application/atom+xml",
  "application/feed+json",
  "application/json",
  "application/rdf+xml",
]);
const FEEDS_AT_MOST = 8;
const TITLE_MAX_LENGTH = 300;
/** Where publishing programs put a feed that their pages do not name. */
const USUAL_PATHS = ["/feed", "/rss", "/feed.xml", "/atom.xml", "/rss.xml", "/index.xml", "/feed.json"];

/** The feeds at an address that a person typed: that one, those that its page names, or one at a usual place. Throws FetchProblem. */
export async function findFeeds(typed: string, fetchPublic: FetchPublic): Promise<FoundFeed[]> {
  const page = await openPage(typed, fetchPublic);
  if (page.status !== 200) throw new FetchProblem("unreachable", `The site answered with error ${page.status}.`);
  const itself = asFeed(page);
  if (itself !== null) return [itself];
  const linked = feedLinks(textOf(page), page.url);
  return linked.length > 0 ? linked : usualFeeds(page.url, fetchPublic);
}

/** A site without https is asked for by name alone, too. */
async function openPage(typed: string, fetchPublic: FetchPublic): Promise<Page> {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text)) return fetchPublic(text);
  try {
    return await fetchPublic(`https://${text}`);
  } catch (error) {
    if (error instanceof FetchProblem && error.kind === "unreachable") return fetchPublic(`http://${text}`);
    throw error;
  }
}

function asFeed(page: Page): FoundFeed | null {
  const parsed = parseFeed(textOf(page), page.url.href);
  return parsed && { address: page.url.href, title: parsed.title };
}

/** The feeds that a page names in its head, those of comments last. */
export function feedLinks(html: string, address: URL): FoundFeed[] {
  const found = new Map<string, FoundFeed>();
  let base = address;
  const depth = new Depth();
  const parser = new Parser({
    onopentag(name, { rel = "", type = "", href = "", title }) {
      depth.open();
      if (name === "base" && URL.canParse(href, address)) base = new URL(href, address);
      if (name !== "link" || !rel.toLowerCase().split(/\s+/).includes("alternate")) return;
      const isFeed = FEED_TYPES.has(type.split(";")[0]?.trim().toLowerCase() ?? "");
      const url = isFeed && URL.canParse(href, base) ? publicUrl(new URL(href, base).href) : null;
      if (url !== null && found.size < FEEDS_AT_MOST * 2) {
        found.set(url.href, {
          address: url.href,
          title: title ? cutText(htmlLine(title), TITLE_MAX_LENGTH) || null : null,
        });
      }
    },
    onclosetag: () => depth.close(),
  });
  endWhereDeep(parser, html);
  const ofComments = ({ address: to, title }: FoundFeed) => Number(/comments?/i.test(`${to} ${title ?? ""}`));
  return [...found.values()].sort((one, other) => ofComments(one) - ofComments(other)).slice(0, FEEDS_AT_MOST);
}

async function usualFeeds(site: URL, fetchPublic: FetchPublic): Promise<FoundFeed[]> {
  for (const path of USUAL_PATHS) {
    try {
      const page = await fetchPublic(new URL(path, site).href);
      const feed = page.status === 200 ? asFeed(page) : null;
      if (feed !== null) return [feed];
    } catch (error) {
      // A site that does not answer here will not answer elsewhere.
      if (!(error instanceof FetchProblem) || error.kind === "unreachable") return [];
    }
  }
  return [];
}
