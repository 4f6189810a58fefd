import { READ_AT_MOST } from "@contract/page-limits.ts";
import type { ReadFrom } from "@contract/page-reading.ts";
import { toLine } from "./clean-text.ts";
import { linkedPerson } from "./page-address.ts";
import { type Page, peopleLinks } from "./open-page.ts";
import type { DataPerson } from "./page-data.ts";
import { textLeaves } from "./page-text.ts";
import { isName, type TopCard } from "./top-card.ts";

/** A value and where it was read. */
export interface Read<Value = string> {
  value: Value;
  from: ReadFrom;
}

/** "(3) Jane Doe | LinkedIn": the network's own name is the same in every language. */
const TITLE = /^(?:\(\d{1,3}\+?\)\s*)?(.+?)\s*[|–—-]\s*LinkedIn$/u;

/** What the title has before the network's name; null where it is not a title of the network. */
export function titleWords(page: Page): string | null {
  const title = toLine(page.documents[0]?.title, READ_AT_MOST.headline + READ_AT_MOST.name + 20);
  return title === null ? null : (TITLE.exec(title)?.[1] ?? null);
}

/** The names a page's title could have: of a page below a profile the name is one of several parts. */
export function namesInTitle(page: Page): string[] {
  const words = titleWords(page);
  if (words === null) return [];
  const parts = words.split(/\s+\|\s+/u);
  return (page.isWholeProfile ? [words] : [...parts].reverse()).filter((name) => [...name].length <= READ_AT_MOST.name);
}

/** The orders in which the two parts of a name are written. */
export function dataNames(data: DataPerson | null): string[] {
  const { firstName = null, lastName = null } = data ?? {};
  if (firstName === null || lastName === null) return [firstName ?? lastName].filter((name) => name !== null);
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName}${firstName}`];
}

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The name on which the page's sources agree. Where the title and the page name two people, as they do in the middle of a step to
 * another profile, the page's data decides, else nothing does.
 */
export function readName(page: Page, card: TopCard | null, data: DataPerson | null): Read | null {
  const name = agreedName(page, card, data);
  // A page below the profile may still be the one before, which has another's name on it: the person's own links say it too.
  return name !== null && (page.isWholeProfile || name.from === "page-data" || isLinkText(page, name.value))
    ? name
    : null;
}

function isLinkText({ mains, profileUrl }: Page, name: string): boolean {
  const links = mains.flatMap((main) => peopleLinks(main).filter((link) => linkedPerson(link) === profileUrl));
  return links.some((link) => textLeaves(link).some(({ text }) => isName(text, name)));
}

function agreedName(page: Page, card: TopCard | null, data: DataPerson | null): Read | null {
  const shown = card === null ? null : toLine(card.leaves[card.nameAt]?.text, READ_AT_MOST.name);
  const titles = namesInTitle(page);
  const known = dataNames(data);
  const agreed = titles.find(
    (name) => (shown !== null && isSame(shown, name)) || known.some((each) => isSame(each, name)),
  );
  if (agreed !== undefined && (shown === null || isSame(shown, agreed))) return { value: agreed, from: "title" };
  if (shown !== null && known.some((each) => isSame(shown, each))) return { value: shown, from: "page-data" };
  if (agreed !== undefined) return { value: agreed, from: "title" };
  if (shown !== null) return titles.length > 0 && page.isWholeProfile ? null : { value: shown, from: markOf(card) };
  const [whole] = titles;
  if (page.isWholeProfile && whole !== undefined && !whole.includes("|") && linksTo(page))
    return { value: whole, from: "title" };
  // Which part comes first is not the same in every language.
  const [usual] = known;
  return usual !== undefined && !NO_SPACES.test(usual) ? { value: usual, from: "page-data" } : null;
}

/** The title alone may be that of the page before, while the page is still empty. */
const linksTo = ({ mains, profileUrl }: Page) =>
  mains.some((main) => peopleLinks(main).some((link) => linkedPerson(link) === profileUrl));

const isSame = (shown: string, name: string) => isName(shown, name) || isName(name, shown);

const markOf = (card: TopCard | null): ReadFrom =>
  card?.contact ? "link" : card?.element.closest("[componentkey]") ? "page-mark" : "page-shape";
