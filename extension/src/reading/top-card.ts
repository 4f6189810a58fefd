import { hasWords } from "./clean-text.ts";
import { linkedPerson } from "./page-address.ts";
import { type Page, peopleLinks } from "./open-page.ts";
import { outwards, type TextLeaf, textLeaves } from "./page-text.ts";

/** The part of a profile that has the name, the headline and the place: found by its links and marks, never by its classes. */
export interface TopCard {
  main: Element;
  element: Element;
  leaves: TextLeaf[];
  /** Where the name is among the leaves. */
  nameAt: number;
  /** The link to the person's contact info, in whose row the place is. */
  contact: Element | null;
}

/** What only posts and lists have. */
export const CARDS = '[role="article"], [role="listitem"], [data-urn], article';
const HEADING = "h1, h2, h3, h4, h5, h6";

/** The top card of the page's person; `hint` is the name as far as another source has said it. */
export function findTopCard(page: Page, hint: string | null): TopCard | null {
  for (const main of [...page.mains].reverse()) {
    const contact =
      peopleLinks(main, "/overlay/contact-info").find((link) => linkedPerson(link) === page.profileUrl) ?? null;
    for (const start of startsIn(main, contact, hint)) {
      const card = cardAround(start, main, contact, hint);
      if (card) return card;
    }
  }
  return null;
}

function startsIn(main: Element, contact: Element | null, hint: string | null): Element[] {
  if (contact) return [contact];
  const marked = [...main.querySelectorAll('[componentkey*="topcard" i]')].slice(0, 3);
  if (marked.length > 0) return marked;
  // Any heading may be of any level: without a name to look for, none says that it is one.
  if (hint === null) return [];
  const headings = [...main.querySelectorAll(HEADING)].slice(0, 40);
  return headings.filter((heading) => isOutsideCards(heading) && isName(textOf(heading), hint));
}

const textOf = (element: Element) => textLeaves(element, 1)[0]?.text ?? "";
const isOutsideCards = (element: Element) => element.closest(CARDS) === null;

function cardAround(start: Element, main: Element, contact: Element | null, hint: string | null): TopCard | null {
  for (const element of outwards(start, main)) {
    if (element.querySelector(CARDS) ?? element.closest(CARDS)) return null;
    const leaves = textLeaves(element);
    const nameAt = leaves.findIndex(({ element: leaf, text }) =>
      hint === null ? leaf.closest(HEADING) !== null && hasWords(text) : isName(text, hint),
    );
    // A heading alone is no card yet.
    if (nameAt >= 0 && leaves.length > 1) return { main, element, leaves, nameAt, contact };
  }
  return null;
}

/** Whether a text is this name, perhaps with something behind it that is no letter, such as a mark or "(she/her)". */
export function isName(text: string, name: string): boolean {
  return (
    text === name ||
    (text.startsWith(name) &&
      text.length < name.length + 60 &&
      /^[^\p{L}\p{N}]/u.test(text.slice(name.length).trimStart()))
  );
}

/** The person's photo: never one inside a link to someone else, and never where posts are. */
export function photoIn(card: TopCard, profileUrl: string, name: string | null): string | null {
  const start = card.leaves[card.nameAt]?.element ?? card.element;
  for (const element of outwards(start, card.main)) {
    if (element.querySelector(CARDS)) return null;
    const photos = [...element.querySelectorAll('img[src*="profile-displayphoto"]')].filter((photo) => {
      const link = photo.closest("a");
      return link === null || linkedPerson(link) === profileUrl;
    });
    if (photos.length === 0) continue;
    const named = photos.filter((photo) => name !== null && photo.getAttribute("alt")?.includes(name));
    const sources = new Set((photos.length > 1 ? named : photos).map((photo) => photo.getAttribute("src")));
    return sources.size === 1 ? photoAddress([...sources][0]) : null;
  }
  return null;
}

/** An address of a person's photo on the network's own servers; null for any other. */
export function photoAddress(source: unknown): string | null {
  if (
    typeof source !== "string" ||
    source.length > 2_000 ||
    !source.includes("profile-displayphoto") ||
    !URL.canParse(source)
  )
    return null;
  const { protocol, hostname, href } = new URL(source);
  return protocol === "https:" && /(?:^|\.)licdn\.com$/.test(hostname) && !/\s/.test(href) ? href : null;
}
