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
  let [previous, stripped] = ["", text];
  // From the inside out: an image can be the text of a link.
  while (stripped !== previous) [previous, stripped] = [stripped, stripped.replace(MARKDOWN_LINK, "$1")];
  return withoutAddresses(stripped).replace(MARKDOWN_MARK, "");
}

/** Takes away the addresses of links whose text or address has brackets of its own, up to the bracket that ends them or the end of the line. */
function withoutAddresses(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf("]("); start !== -1; start = text.indexOf("](", at)) {
    parts.push(text.slice(at, start + 1));
    at = start + 1;
    let depth = 0;
    do {
      if (text[at] === "(") depth += 1;
      else if (text[at] === ")") depth -= 1;
      at += 1;
    } while (depth > 0 && at < text.length && text[at] !== "\n");
  }
  return parts.join("") + text.slice(at);
}
