import type { PageKind } from "@contract/page-reading.ts";
import { canonicalProfileUrl } from "@contract/profile-address.ts";

/** What an address of the network says by itself, before anything on the page is looked at. */
export interface AddressReading {
  kind: PageKind;
  /** The canonical address of the person whose page it is; null where it is nobody's. */
  profileUrl: string | null;
  /** The profile itself, rather than a page below it. */
  isWholeProfile: boolean;
}

const HOST = /^(?:[a-z]{2,6}\.)?linkedin\.com$/;
const NOBODY: AddressReading = { kind: "unknown", profileUrl: null, isWholeProfile: false };
const SIGN_IN = /^\/(?:authwall|login|uas|checkpoint|signup)(?:\/|$)/;

/** The kind of page at an address, and whose it is. `/in/me` is the user's own, and says no name. */
export function readAddress(address: string): AddressReading {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname) || url.username !== "") return NOBODY;
  const [first, second, third] = url.pathname.split("/").filter((part) => part !== "");
  if (first === "in" && second !== undefined) {
    const profileUrl = canonicalProfileUrl(`https://www.linkedin.com/in/${second}`);
    if (profileUrl === null) return NOBODY;
    if (second === "me") return { kind: "own-profile", profileUrl: null, isWholeProfile: third === undefined };
    const kind = third === "recent-activity" ? "activity" : "profile";
    return { kind, profileUrl, isWholeProfile: third === undefined };
  }
  if (/^(?:company|school|showcase)$/.test(first ?? "") && second !== undefined) return { ...NOBODY, kind: "company" };
  if (first === "groups" && second !== undefined) return { ...NOBODY, kind: "group" };
  return SIGN_IN.test(url.pathname) ? { ...NOBODY, kind: "logged-out" } : NOBODY;
}

/** The person a link leads to, canonical; null for any other link. */
export function linkedPerson(link: Element): string | null {
  const href = link.getAttribute("href") ?? "";
  if (href.length > 4_000 || !href.includes("/in/")) return null;
  return canonicalProfileUrl(href.startsWith("/") && !href.startsWith("//") ? `https://www.linkedin.com${href}` : href);
}

/** Whether this is what the network calls a person in its addresses and its data. */
export function isSlugOf(text: unknown, profileUrl: string): boolean {
  if (typeof text !== "string" || text.length > 400 || text.includes("/")) return false;
  // Data may name thousands of people, nearly all of them plainly.
  if (/^[a-z0-9-]+$/i.test(text)) return profileUrl.endsWith(`/in/${text.toLowerCase()}`);
  return canonicalProfileUrl(`https://www.linkedin.com/in/${text}`) === profileUrl;
}
