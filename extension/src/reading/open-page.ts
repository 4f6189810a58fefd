import type { PageKind } from "@contract/page-reading.ts";
import { pageLanguage } from "./clean-text.ts";
import { linkedPerson, readAddress } from "./page-address.ts";

/** A page of the network as the readers see it. */
export interface Page {
  kind: PageKind;
  /** Canonical; null where the page is nobody's. */
  profileUrl: string | null;
  /** The profile itself, rather than a page below it. */
  isWholeProfile: boolean;
  /** The page's own document, then those of its frames of the same origin, in one of which the profile may be. */
  documents: Document[];
  /** The part of each document that holds the page's own content. */
  mains: Element[];
  language: string | null;
}

const FRAMES_AT_MOST = 5;

/** Says what a page is. The address is the one the user sees; frames have others. */
export function openPage(document: Document, address: string): Page {
  const { kind, profileUrl, isWholeProfile } = readAddress(address);
  const documents = [document, ...framesOf(document)];
  const mains = documents.flatMap((each) => each.querySelector("main") ?? bodyOf(each) ?? []);
  const page = { kind, profileUrl, isWholeProfile, documents, mains, language: pageLanguage(document) };
  if (kind !== "profile" && kind !== "activity") return page;
  if (isSignedOut(documents)) return { ...page, kind: "logged-out" };
  return kind === "profile" && isOwn(page) ? { ...page, kind: "own-profile" } : page;
}

function framesOf(document: Document): Document[] {
  const frames = [...document.querySelectorAll("iframe")].slice(0, 50);
  return frames.flatMap((frame) => frame.contentDocument ?? []).slice(0, FRAMES_AT_MOST);
}

/** Null for a document that is still empty. */
const bodyOf = (document: Document): Element | null => document.querySelector("body");

const SIGNED_IN = 'script#rehydrate-data, code[id^="bpr-guid-"], a[href*="/mynetwork/"], a[href*="/notifications/"]';
const SIGNED_OUT =
  'form[action*="/uas/login"], a[href*="linkedin.com/login"], a[href*="linkedin.com/signup"], a[href^="/login"], a[href^="/signup"], a[href*="/authwall"], script[type="application/ld+json"]';

const isSignedOut = (documents: Document[]) =>
  !documents.some((document) => document.querySelector(SIGNED_IN)) &&
  documents.some((document) => document.querySelector(SIGNED_OUT));

/** Only the user's own profile has links to change it. */
const isOwn = ({ mains, profileUrl }: Page) =>
  mains.some((main) => peopleLinks(main, "/edit/").some((link) => linkedPerson(link) === profileUrl));

const LINKS_AT_MOST = 400;

/** The links below an element to a person, or to a page below theirs. */
export function peopleLinks(element: Element, below = ""): Element[] {
  const links = element.querySelectorAll(`a[href*="/in/"]${below === "" ? "" : `[href*="${below}"]`}`);
  return [...links].slice(0, LINKS_AT_MOST);
}

/** Pages below a profile that only the profile itself links to. */
const OF_THE_PERSON = ["/overlay/contact-info", "/recent-activity", "/details/"];

/**
 * Whether what is shown is someone else's page still: after a step within the network the address changes first. It is told by the
 * links which only a profile has to its own pages, and by there being no link to the person among those to others.
 */
export function isOfAnother({ mains, profileUrl }: Page): boolean {
  const owners = mains.flatMap((main) => OF_THE_PERSON.flatMap((below) => peopleLinks(main, below).map(linkedPerson)));
  if (owners.length > 0) return !owners.includes(profileUrl);
  const linked = mains.flatMap((main) => peopleLinks(main).map(linkedPerson));
  return linked.length > 0 && !linked.includes(profileUrl);
}
