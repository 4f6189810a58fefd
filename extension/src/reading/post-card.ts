import { READ_AT_MOST } from "@contract/page-limits.ts";
import { cutText } from "@contract/storable.ts";
import { hasWords, toLine, toLines } from "./clean-text.ts";
import { readCount } from "./counts.ts";
import { linkedPerson } from "./page-address.ts";
import { linesOf, outwards, textLeaves } from "./page-text.ts";
import { type Age, readAge } from "./relative-time.ts";

/** A card of a post, as far as the page shows it. */
export interface PostCard {
  element: Element;
  kind: "post" | "quote" | "repost";
  text: string;
  age: Age | null;
  /** The id in the card itself. */
  id: string | null;
  imageUrl: string | null;
}

const TEXT_BOX = '[data-testid="expandable-text-box"]';
const POST =
  '[data-urn*="urn:li:activity"], [data-urn*="urn:li:ugcPost"], [data-urn*="urn:li:share"], [role="article"]';
/** What has no place in a post's own words. */
const AROUND_TEXT = "button, img, svg, video, ul, ol, iframe, input, figure, [role='button']";
const ID = /urn:li:(?:activity|ugcPost|share):([1-9]\d{14,18})(?!\d)/;

/** Someone's avatar and name above their words; both are links to them. */
interface Actor {
  target: string;
  first: Element;
  last: Element;
}

/** A card of the person's, read; null where it is another author's, or what is in it can't be told. */
export function readCard(element: Element, profileUrl: string, language: string | null): PostCard | null {
  const { actors, header } = actorsIn(element);
  const [first, second] = actors;
  if (first === undefined) return null;
  // "Jane reposted this" above another's post: the first link is Jane's and wraps no picture.
  const isHeadedRepost = header === profileUrl && first.target !== profileUrl;
  // What another brought along is on another's page, which may be the one before.
  if (header !== null && header !== profileUrl) return null;
  if (!isHeadedRepost && first.target !== profileUrl) return null;
  const own = isHeadedRepost ? null : textOf(element, first, second, language);
  const text =
    own ??
    (isHeadedRepost
      ? textOf(element, first, undefined, language)
      : second && textOf(element, second, undefined, language));
  if (text == null) return null;
  const kind = own === null ? "repost" : second ? "quote" : "post";
  return {
    element,
    kind,
    text,
    age: labelOf(element, first, second, language)?.age ?? null,
    id: idOf(element, second),
    imageUrl: imageOf(element, second),
  };
}

/** Whether a part of a page looks like a post at all: someone's picture and name, and a mark of a post or how long ago. */
export function looksLikePost(element: Element, language: string | null): boolean {
  if (actorsIn(element).actors.length === 0) return false;
  const isMarked = element.matches(POST) || element.querySelector(`${POST}, ${TEXT_BOX}`) !== null;
  return isMarked || textLeaves(element, 60).some(({ text }) => readAge(text, language) !== null);
}

function actorsIn(card: Element): { actors: Actor[]; header: string | null } {
  const actors: Actor[] = [];
  let header: string | null = null;
  const links = [...card.querySelectorAll('a[href*="/in/"], a[href*="/company/"]')].slice(0, 60);
  let group: { target: string; links: Element[] } = { target: "", links: [] };
  const close = () => {
    const [first, last] = [group.links[0], group.links.at(-1)];
    const isActor = group.links.some((link) => !isWords(link)) && group.links.some(isWords);
    if (isActor && first && last) actors.push({ target: group.target, first, last });
    else if (actors.length === 0 && first) header = group.target;
  };
  for (const link of links) {
    const target = linkedPerson(link) ?? link.getAttribute("href") ?? "";
    if (target !== group.target) {
      close();
      group = { target, links: [] };
    }
    group.links.push(link);
  }
  close();
  return { actors, header };
}

const isWords = (link: Element) => link.querySelector("img") === null && hasWords(cutText(link.textContent, 2_000));

const isAfter = (node: Element, other: Element) =>
  (other.compareDocumentPosition(node) & 4) !== 0 && !other.contains(node);
const isBetween = (node: Element, first: Actor, second: Actor | undefined) =>
  isAfter(node, first.first) && (second === undefined || isAfter(second.first, node));

function labelOf(card: Element, first: Actor, second: Actor | undefined, language: string | null) {
  for (const { element, text } of textLeaves(card)) {
    if (!isBetween(element, first, second)) continue;
    const age = readAge(text, language);
    if (age) return { element, age };
  }
  return null;
}

/** The words of the first of two actors, or of the only one. */
function textOf(card: Element, first: Actor, second: Actor | undefined, language: string | null): string | null {
  const boxes = [...card.querySelectorAll(TEXT_BOX)];
  const box = boxes.find((each) => isBetween(each, first, second));
  if (box || boxes.length > 0) return box ? toLines(linesOf(box, READ_AT_MOST.post), READ_AT_MOST.post) : null;
  const label = labelOf(card, first, second, language)?.element;
  const start = textLeaves(card).find(
    ({ element, text }) =>
      (label ? isAfter(element, label) : hasDirection(element, card)) &&
      isBetween(element, first, second) &&
      hasWords(text) &&
      !element.closest("a, button, [role='button']") &&
      !isAside(text, language),
  );
  return start
    ? toLines(
        linesOf(wholeText(start.element, card, [label, first.first, second?.first], language), READ_AT_MOST.post),
        READ_AT_MOST.post,
      )
    : null;
}

/** Where no label can be read: the classic layout says of people's own words in which direction they run. */
function hasDirection(element: Element, card: Element): boolean {
  const directed = element.closest("[dir]");
  return directed !== null && directed !== card && card.contains(directed);
}

/** A label repeated for screen readers, or the number of something. */
const isAside = (text: string, language: string | null) =>
  readAge(text, language) !== null || (text.length < 60 && readCount(text, language) !== null);

/** The largest part of the card around some words that has nothing but words. */
function wholeText(start: Element, card: Element, others: (Element | undefined)[], language: string | null): Element {
  let whole = start;
  for (const element of outwards(start, card, 10)) {
    if (element.querySelector(AROUND_TEXT) || others.some((other) => other && element.contains(other))) break;
    if (
      element !== start &&
      textLeaves(element).some(({ element: leaf, text }) => !start.contains(leaf) && isAside(text, language))
    )
      break;
    whole = element;
  }
  return whole;
}

function idOf(card: Element, second: Actor | undefined): string | null {
  const named = [card, ...card.querySelectorAll("[data-urn], [data-id]")].slice(0, 20);
  const ids = named.flatMap((each) =>
    [each.getAttribute("data-urn"), each.getAttribute("data-id")].flatMap((urn) => ID.exec(urn ?? "")?.[1] ?? []),
  );
  const wrapped = ID.exec(
    card.parentElement?.getAttribute("data-urn") ?? card.parentElement?.getAttribute("data-id") ?? "",
  )?.[1];
  if (ids[0] !== undefined && (second === undefined || ID.test(card.getAttribute("data-urn") ?? ""))) return ids[0];
  if (wrapped !== undefined) return wrapped;
  if (second !== undefined) return null;
  const links = [...card.querySelectorAll('a[href*="/feed/update/urn:li:"]')].flatMap(
    (link) => ID.exec(link.getAttribute("href") ?? "")?.[1] ?? [],
  );
  return new Set(links).size === 1 ? (links[0] ?? null) : null;
}

/** A picture that was posted; the pictures of people and companies are none. */
function imageOf(card: Element, second: Actor | undefined): string | null {
  const image = [...card.querySelectorAll('img[src*="/feedshare-"]')].find(
    (each) => second === undefined || isAfter(second.first, each),
  );
  const source = toLine(image?.getAttribute("src"), READ_AT_MOST.address) ?? "";
  if (!URL.canParse(source)) return null;
  const { protocol, hostname, href } = new URL(source);
  return protocol === "https:" && /(?:^|\.)licdn\.com$/.test(hostname) ? href : null;
}
