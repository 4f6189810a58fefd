import { Parser } from "htmlparser2";
import { cutText } from "../../contract/storable.ts";

/** What no reader sees. */
const HIDDEN = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "head",
  "title",
  "select",
  "textarea",
]);
const BLOCKS = new Set([
  ...[
    "p",
    "div",
    "section",
    "article",
    "header",
    "footer",
    "aside",
    "figure",
    "figcaption",
    "blockquote",
    "pre",
    "table",
    "tr",
    "ul",
    "ol",
  ],
  ...["dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li"],
]);
/** More than a post holds, so that no document takes long. */
const TEXT_MAX_LENGTH = 60_000;

const DEPTH_AT_MOST = 500;
class TooDeep extends Error {}

/** How many tags are open. The parser takes longer for each tag the more are; no page that a person wrote has so many. */
export class Depth {
  #open = 0;
  open(): void {
    this.#open += 1;
    if (this.#open > DEPTH_AT_MOST) throw new TooDeep();
  }
  close(): void {
    this.#open -= 1;
  }
}

/** Has a parser read HTML to its end, or to where it is too deep. */
export function endWhereDeep(parser: Parser, html: string): void {
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}

/** The words of an HTML fragment as plain text: paragraphs apart, list items marked, and nothing that could run. */
export function htmlText(html: string): string {
  let text = "";
  let hidden = 0;
  const depth = new Depth();
  const parser = new Parser({
    onopentagname(name) {
      depth.open();
      if (HIDDEN.has(name)) hidden += 1;
      else if (name === "br") text += "\n";
      else if (BLOCKS.has(name)) text += name === "li" ? "\n• " : "\n\n";
    },
    onclosetag(name) {
      depth.close();
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
      else if (BLOCKS.has(name) && name !== "li") text += "\n\n";
    },
    ontext(words) {
      if (hidden === 0 && text.length < TEXT_MAX_LENGTH) text += words.replaceAll(/[ \t\r\n\f]+/g, " ");
    },
  });
  endWhereDeep(parser, html);
  return tidyText(text);
}

/** A text with at most one empty line in a row, no space around lines, and only what can be stored. */
export function tidyText(text: string): string {
  return cutText(text, TEXT_MAX_LENGTH)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line. */
export const htmlLine = (html: string): string => htmlText(html).replaceAll(/\s+/g, " ");
