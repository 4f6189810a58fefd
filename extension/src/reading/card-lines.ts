import { hasWords } from "./clean-text.ts";
import { type Count, readCount } from "./counts.ts";
import { outwards, type TextLeaf } from "./page-text.ts";
import { isName, type TopCard } from "./top-card.ts";

/** The lines of a top card, told apart by their links, pictures and numbers rather than by their order. */
export interface CardLines {
  headline: string | null;
  location: string | null;
  /** What is next to a company's picture or is a link to it: a company, a school, or "company · school". */
  organizations: string[];
  /** The number of followers, only if the number of contacts follows it. */
  followers: Count | null;
}

const SEPARATOR = /^[·•・∙|,–-]+$/u;
/** "· 2nd", "• 2e", "she/her", "2." beside a name. */
const BADGE = /^[·•・∙]|^\d{1,2}\p{L}{0,3}[.º°]?$|^\(?\p{L}{1,9}(?:\s?\/\s?\p{L}{1,9})+\)?$/u;
const ORGANIZATION_LINK = 'a[href*="/company/"], a[href*="/school/"]';
const ORGANIZATION_PICTURE = 'img[src*="company-logo"], img[src*="school-logo"]';

export function linesOfCard(card: TopCard, language: string | null): CardLines {
  const { leaves, nameAt, contact } = card;
  const name = leaves[nameAt];
  const kinds = leaves.map((leaf, at) => kindOf(leaf, card, at, language));
  const place = contact && name ? placeBeside(contact, name, leaves, kinds) : null;
  const open = leaves.flatMap((leaf, at) => (kinds[at] === "words" && leaf !== place ? [{ leaf, at }] : []));
  return {
    headline: headlineAmong(open, card, place),
    location: place?.text ?? null,
    organizations: leaves.filter((_, at) => kinds[at] === "organization").map(({ text }) => text),
    followers: followersIn(leaves, language),
  };
}

type Kind = "name" | "badge" | "control" | "count" | "organization" | "words" | "separator";

function kindOf({ element, text }: TextLeaf, card: TopCard, at: number, language: string | null): Kind {
  const name = card.leaves[card.nameAt]?.text ?? "";
  if (at === card.nameAt || isName(text, name)) return "name";
  if (SEPARATOR.test(text) || !hasWords(text)) return "separator";
  if (isOrganization(element, card)) return "organization";
  if (element.closest('button, a, [role="button"], [role="link"], [aria-live], label')) return "control";
  if (readCount(text, language)) return "count";
  // What follows a lone dot is beside something, never a line.
  if (BADGE.test(text) || SEPARATOR.test(card.leaves[at - 1]?.text ?? "")) return "badge";
  return isBesideBadge(element, card) ? "badge" : "words";
}

/** The same badge in words for the ear: in one element with the badge, and not with the name. */
function isBesideBadge(element: Element, { element: card, leaves, nameAt }: TopCard): boolean {
  const name = leaves[nameAt]?.element;
  const badges = leaves.filter(({ text }) => hasWords(text) && BADGE.test(text));
  for (const around of outwards(element, card, 6)) {
    if (name && around.contains(name)) return false;
    if (badges.some((badge) => around.contains(badge.element))) return true;
  }
  return false;
}

function isOrganization(element: Element, { element: card, leaves, nameAt }: TopCard): boolean {
  if (element.closest(ORGANIZATION_LINK)) return true;
  const name = leaves[nameAt]?.element;
  for (const around of outwards(element, card, 4)) {
    if (name && around.contains(name)) return false;
    const words = leaves.filter((leaf) => around.contains(leaf.element) && hasWords(leaf.text));
    if (words.length > 1) return false;
    if (around.querySelector(ORGANIZATION_PICTURE)) return true;
  }
  return false;
}

/** The place shares its row with the link to the contact info; a row with more in it says nothing. */
function placeBeside(contact: Element, name: TextLeaf, leaves: TextLeaf[], kinds: Kind[]): TextLeaf | null {
  const words = leaves.filter((leaf, at) => kinds[at] === "words" && !contact.contains(leaf.element));
  for (const row of outwards(contact, contact.ownerDocument.documentElement, 8)) {
    if (row.contains(name.element)) return null;
    const inRow = words.filter(({ element }) => row.contains(element));
    const others = leaves.filter(
      (leaf, at) => row.contains(leaf.element) && ["organization", "count"].includes(kinds[at] ?? ""),
    );
    if (inRow.length > 0 || others.length > 0)
      return inRow.length === 1 && others.length === 0 ? (inRow[0] ?? null) : null;
  }
  return null;
}

/** The one line that is nothing else; of several the first, where all is in the order that the network has. */
function headlineAmong(open: { leaf: TextLeaf; at: number }[], card: TopCard, place: TextLeaf | null): string | null {
  const [first, second, ...rest] = open;
  // Without the link beside the place, the place itself could be the one line that is left.
  if (first === undefined || card.contact === null) return null;
  if (second === undefined) return first.leaf.text;
  const end = place ?? card.leaves.find(({ element }) => card.contact?.contains(element));
  const endAt = end ? card.leaves.indexOf(end) : -1;
  const inOrder = card.nameAt < first.at && second.at < endAt && rest.every(({ at }) => at > endAt);
  return inOrder ? first.leaf.text : null;
}

/** "5,432 followers" is told from "500+ contacts" by coming before it: the network writes no more than 500+ of those. */
function followersIn(leaves: TextLeaf[], language: string | null): Count | null {
  const counts = leaves.flatMap(({ text }) => readCount(text, language) ?? []);
  const [followers, contacts] = counts;
  if (counts.length !== 2 || !followers || !contacts) return null;
  return contacts.isAtLeast && contacts.value === 500 && !followers.isAtLeast ? followers : null;
}
