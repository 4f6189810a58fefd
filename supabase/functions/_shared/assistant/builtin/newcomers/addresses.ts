import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** Addresses of LinkedIn profiles as people write them: with or without the host, of any country, with what follows the name. */
const PROFILE =
  /(?:https?:\/\/)?(?:(?:[a-z]{2,3}|m)\.){0,3}linkedin\.com\/(?:mwlite\/)?in\/[^\s,;()<>|"“”]+|(?<![\p{L}\p{N}/.@-])\/?in\/[\p{L}\p{N}_%-]{3,100}(?:\/(?=\s|$))?/iu;
const MAIL = /(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const OTHER = /(?:https?:\/\/|www\.)[^\s,;()<>|"“”]+/iu;
const ADDRESS = new RegExp(`(?<profile>${PROFILE.source})|(?<mail>${MAIL.source})|(?<other>${OTHER.source})`, "giu");
/** "LinkedIn: jane-doe" */
const BARE_SLUG =
  /(?<=linkedin(?:[ -](?:profile|handle|name|id|url))?(?:\s+is)?\s*[:=\s]\s*)@?[a-z0-9]+(?:-[a-z0-9]+)+\b|(?<![\p{L}\p{N}/.-])[a-z0-9]+(?:-[a-z0-9]+)+(?= on linkedin)/iu;

/** Any address in a text. */
export const ANY_ADDRESS = new RegExp(`${PROFILE.source}|${MAIL.source}|${OTHER.source}`, "giu");

/** A profile's address as LinkedIn gives it; null when a text is none. */
export function profileIn(text: string): string | null {
  const raw = PROFILE.exec(text)?.[0] ?? BARE_SLUG.exec(text)?.[0];
  return raw === undefined ? null : profileUrl(raw);
}

function profileUrl(raw: string): string {
  const slug = /(?:^|\/)in\/([^/?#\s]+)/iu.exec(raw)?.[1] ?? raw.replace(/^@/, "");
  return `https://www.linkedin.com/in/${slug.replace(/[.,:;!?'’)]+$/u, "")}`;
}

/** What the last part of a profile's address says of the name: "greta-lindholm-4a1b" is "greta lindholm". */
export const slugWords = (url: string): string[] => {
  const slug = /\/in\/([^/?#]+)/iu.exec(url)?.[1] ?? "";
  let plain = slug;
  try {
    plain = decodeURIComponent(slug);
  } catch {
    // A stray percent sign is kept.
  }
  return plain
    .replace(/^demo-/iu, "")
    .replace(/-(?=[\da-f]*\d)[\da-f]{3,}$/iu, "")
    .split("-")
    .filter((word) => /\p{L}/u.test(word));
};

type Part = { is: "url" | "mail"; value: string } | { is: "words"; value: string };

/** A text in its addresses and the words between them. */
export function splitAddresses(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const words = (to: number) => {
    const value = text.slice(from, to).replace(/^\s*>|<\s*$/gu, "");
    if (/[^\s,.;:<>/|·•–—-]/u.test(value)) parts.push({ is: "words", value });
  };
  for (const match of text.matchAll(ADDRESS)) {
    const { profile, mail } = match.groups ?? {};
    words(match.index);
    if (profile !== undefined) parts.push({ is: "url", value: profileUrl(profile) });
    else if (mail !== undefined) parts.push({ is: "mail", value: mail.replace(/^mailto:/iu, "").replace(/\.+$/u, "") });
    else parts.push({ is: "url", value: match[0].replace(/[.,:;!?)]+$/u, "") });
    from = match.index + match[0].length;
  }
  words(text.length);
  return parts.flatMap((part) => (part.is === "words" ? withSlug(part) : [part]));
}

function withSlug(part: Part): Part[] {
  const match = BARE_SLUG.exec(part.value);
  if (!match) return [part];
  const { index } = match;
  return [
    { is: "words" as const, value: part.value.slice(0, index) },
    { is: "url" as const, value: profileUrl(match[0]) },
    { is: "words" as const, value: part.value.slice(index + match[0].length) },
  ].filter(({ is, value }) => is === "url" || /[\p{L}\p{N}]/u.test(value));
}

/** Returns the people without those whose misspelt names are words of an address: "Maria Steel" of in/maria-steel is no Marina. */
export function withoutOwnNames(people: KnownPerson[], message: string): KnownPerson[] {
  const slugs = [...message.matchAll(/linkedin\.com\/in\/([^\s/?]+)/giu)].flatMap(([, slug = ""]) => plainWords(slug));
  if (slugs.length === 0) return people;
  return people.filter(({ name, misspelt }) => {
    if (!misspelt) return true;
    const own = plainWords(name);
    const runs = message.match(/\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{M}'’-]*)+/gu) ?? [];
    const isOfOther = runs.some((run) => {
      const words = plainWords(run);
      return plainWords(misspelt.written).every((word) => words.includes(word)) && words.length > own.length;
    });
    return !isOfOther && !plainWords(misspelt.written).every((word) => slugs.includes(word));
  });
}
