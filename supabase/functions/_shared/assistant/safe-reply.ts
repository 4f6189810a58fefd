import { PROFILE_URL_EXAMPLE } from "../contract/profile-url.ts";
import { storable } from "../contract/storable.ts";

/** Which addresses an answer may hold. */
export interface LinkRule {
  /** What it may link to: the app's own paths, and addresses of records that were read for it. */
  isKnown(url: string): boolean;
  /** What it may show as a text that leads nowhere: what the user wrote. */
  isShown(url: string): boolean;
}

const OWN_PATH = /^\/(?:people(?:\/[0-9a-f-]{36})?|tasks|profile)\/?(?:[?#][\w=&-]*)?$/;
/** The form for a person with what was said of them; nothing is stored until the user submits it. */
const FILLED_FORM = /^\/people\?add=person(?:&person-(?:name|company|email)=[\w%+.-]{0,600}){0,3}$/;
// Each pattern has an end to what it reads ahead, so that a text of any shape takes a time that grows as its length.
const IMAGE = /!\[([^\][]*)\](?:\([^)\n]{0,2100}\)|\[[^\]\n]{0,500}\])?/gu;
const LINK = /\[([^\][\n]*)\]\((\s{0,3}[^)\n]{0,2500})\)/gu;
const TARGET = /^\s*<?([^\s>]*)/u;
const REFERENCE = /^[ \t]{0,20}\[[^\]\n]{1,500}\]:[ \t]{0,20}\n?[ \t]{0,20}\S+.*$/gmu;
const AUTOLINK = /<\/?[a-z!?][^>\n]{0,2100}>/giu;
const BARE =
  /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\bwww\.|\b(?:javascript|data(?=:\S)|mailto|tel|vbscript):)[^\s)\]}>"”»'`]*/giu;
const ENDINGS =
  "com|org|net|info|biz|io|co|ai|app|dev|me|eu|de|fr|es|it|uk|us|ru|cn|in|ly|xyz|top|site|online|shop|click|example|test|gg|link|page|cc";
/** A host, as people write one. */
const HOST = new RegExp(`(?<![\\w.-])(?:[\\w-]{1,63}\\.){1,8}(?:${ENDINGS})(?![\\w-])`, "giu");
/** An address without a scheme, also behind a name: "linkedin.com@evil.example/x" leads to evil.example. */
const SCHEMELESS = new RegExp(
  `(?<![\\w@./:+-])(?:[\\w.+-]{1,64}@)?(?:[\\w-]+\\.)+(?:${ENDINGS})(?:/[^\\s)\\]}>"”»'\`]*)`,
  "giu",
);

const MARKS = /[()[\]<>\\]/g;

/** An address as a link's markup holds it: a bracket would end the link, and what follows could begin another. */
export const linkAddress = (url: string): string =>
  url.replace(MARKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const asStored = (url: string): string =>
  url.replace(/%(28|29|5B|5D|3C|3E|5C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const withoutEnd = (url: string): string => url.replace(/[.,;:!?]+$/, "");

/** The addresses in a text, as an answer may hold them. */
export const addressesIn = (text: string): string[] =>
  [BARE, SCHEMELESS].flatMap((pattern) => (text.match(pattern) ?? []).map(withoutEnd));

/** Addresses that the app links to: its own pages, its example of an address, and the posts and profiles of records that were read. */
export function linkRule(known: ReadonlySet<string>, shown: ReadonlySet<string> = new Set()): LinkRule {
  const isOfRecord = (url: string) => url === PROFILE_URL_EXAMPLE || known.has(url) || known.has(asStored(url));
  return {
    isShown: (url) => shown.has(withoutEnd(url)),
    isKnown: (url) => OWN_PATH.test(url) || FILLED_FORM.test(url) || isOfRecord(url) || isOfRecord(withoutEnd(url)),
  };
}

/** Whether a link's words are, or hold, the address of another host than the one that it leads to. */
function isMisleading(words: string, url: string): boolean {
  if (url.startsWith("/") || !URL.canParse(url)) return false;
  const plainHost = (host: string) => host.toLowerCase().replace(/^www\./, "");
  const host = plainHost(new URL(url).hostname);
  return [...words.matchAll(HOST)].some(([named]) => plainHost(named) !== host);
}

/**
 * What a model wrote, fit to show: no images, no HTML, and no address that is not a record's own. A foreign link keeps its words
 * and loses where it led.
 */
export function safeReply(written: string, rule: LinkRule): string {
  const kept: string[] = [];
  const keep = (text: string) => `\u0002${kept.push(text) - 1}\u0003`;
  const text = storable(written)
    .replace(/[\u0002\u0003\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
    .replace(IMAGE, "$1")
    .replace(REFERENCE, "")
    .replace(LINK, (_, words: string, target: string) => {
      const url = TARGET.exec(target)?.[1] ?? "";
      return rule.isKnown(url) && !isMisleading(words, url) ? keep(`[${withoutAddresses(words)}](${url})`) : words;
    })
    .replace(AUTOLINK, (tag) => (rule.isKnown(tag.slice(1, -1)) ? keep(tag.slice(1, -1)) : ""))
    .replace(BARE, (url) => (rule.isKnown(url) || rule.isShown(url) ? keep(url) : ""))
    .replace(SCHEMELESS, (url) => (rule.isShown(url) ? keep(url) : ""));
  return text.replace(/\u0002(\d+)\u0003/gu, (_, index: string) => kept[Number(index)] ?? "");
}

/** The words of a link lead nowhere themselves. */
function withoutAddresses(words: string): string {
  return words.replace(AUTOLINK, "").replace(BARE, "").replace(SCHEMELESS, "").replace(/!$/, "");
}

/** What may become a link is no longer than this; a longer text waits for the end of its line. */
const HELD_AT_MOST = 4_000;

/** Passes a reply on as it comes, made safe: what might still become a link is held back until it is known what it is. */
export function safeStream(rule: LinkRule, send: (text: string) => void): { write(text: string): void; end(): void } {
  let held = "";
  const flush = (upTo: number) => {
    const ready = safeReply(held.slice(0, upTo), rule);
    held = held.slice(upTo);
    if (ready !== "") send(ready);
  };
  return {
    write(text) {
      held += text;
      if (held.length > HELD_AT_MOST && !text.includes("\n")) return;
      const newline = held.lastIndexOf("\n");
      const space = held.lastIndexOf(" ");
      const bracket = held.slice(newline + 1).search(/[[<!]/);
      const safe =
        bracket === -1 ? Math.max(newline, space) + 1 : Math.max(newline + 1, wholeWords(held, newline + 1 + bracket));
      if (safe > 0) flush(safe);
    },
    end: () => flush(held.length),
  };
}

/** The end of the last whole word before a place where a link may have begun. */
function wholeWords(text: string, before: number): number {
  return text.lastIndexOf(" ", before - 1) + 1;
}
