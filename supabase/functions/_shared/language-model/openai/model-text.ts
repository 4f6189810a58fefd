import { cutAtWord, toPlainText } from "../plain-text.ts";

const MARKDOWN_LINK = /!?\[([^\][]*)\]\([^()]*\)/gu;
const MARKDOWN_MARK = /\*\*|__|`+|^[^\S\n]*(?:#{1,6}|[-*>])\s+/gmu;
const MAIL_ADDRESS = /\bmailto:|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]+)+/giu;
/** Mail programs make links of bare hosts too. */
const BARE_HOST =
  /(?<![\w@.-])(?:[\w-]+\.)+(?:com|org|net|info|biz|io|co|ai|app|dev|me|eu|de|fr|es|it|uk|us|ru|cn|in|ly|xyz|top|site|online|shop|click|example|test)(?![\w-])/giu;

/** What a model wrote as sentences on one line: it is told to write plainly, and a post may have talked it into something else. */
export function toSentences(written: string, maxLength: number): string {
  return cutAtWord(toPlainText(withoutMarkdown(written)).replaceAll("\n", " "), maxLength);
}

/**
 * What a model wrote for someone to send, with its paragraphs and without any address: neither a link nor a host or mailbox,
 * unless it is one of the `known` names (a company may be called after its site).
 */
export function toLetter(written: string, maxLength: number, known: readonly (string | null)[] = []): string {
  const names = known.map((name) => name?.toLowerCase());
  const text = written
    .replace(/\r\n?/gu, "\n")
    .split(/\n\s*\n/u)
    .map((paragraph) => toPlainText(withoutMarkdown(paragraph)))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .replace(MAIL_ADDRESS, "")
    .replace(BARE_HOST, (host) => (names.includes(host.toLowerCase()) ? host : ""));
  return cutAtWord(text.replace(/[ \t]+/gu, " ").trim(), maxLength);
}

function withoutMarkdown(text: string): string {
  return text.replace(MARKDOWN_LINK, "$1").replace(MARKDOWN_MARK, "");
}
