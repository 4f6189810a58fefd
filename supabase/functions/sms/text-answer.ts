import { cutText } from "../_shared/contract/storable.ts";
import { inPlainerMarks, segmentsOf } from "../_shared/texting/segments.ts";

/** The longest answer, in segments: anything longer is better read in the app. */
const SEGMENTS_AT_MOST = 4;

/** A link to a post in an answer (`postLink`), with the space before it. */
const POST_LINK = / ?\[See the post\]\(([^)\s]{0,2500})\)/g;

/** The link to the form of Add Person, with the space before it: in a text there is no form, and the address is asked for anyway. */
const FORM_LINK = / ?\[Open the form, filled in\]\([^)\s]{0,2500}\)/g;

/**
 * Turns an answer's Markdown into plain text: links keep their words, and list items get numbers to reply with. A single link to a post is
 * written out; several would fill the text, and the answer quotes the posts anyway.
 */
export function plainAnswer(markdown: string): string {
  const isOnlyPost = [...markdown.matchAll(POST_LINK)].length === 1;
  let place = 0;
  const lines = markdown.split("\n").map((line) => {
    const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/.exec(line)?.[1];
    if (item === undefined) {
      if (line.trim() !== "") place = 0;
      return line.replace(/^#{1,6}\s+/, "").replace(/^>\s?/, "");
    }
    place += 1;
    return `${place}. ${item}`;
  });
  const words = lines
    .join("\n")
    .replace(FORM_LINK, "")
    .replace(POST_LINK, (_, address: string) => (isOnlyPost ? ` ${address}` : ""))
    .replace(/\[([^\][\n]{1,500})\]\([^)\s]{0,2500}\)/g, "$1")
    .replace(/(\*\*|__|`)/g, "")
    .replace(/\\([\\*_[\]()#>-])/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(?<=\bdue )[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, nearDay);
  return inPlainerMarks(words).trim();
}

const YEARLESS_DAYS = 300;
/** A day (`Nov 24, 2026`) with its weekday, and without the year where it is near. */
function nearDay(day: string): string {
  const moment = Date.parse(`${day} UTC`);
  const isNear = Math.abs(moment - Date.now()) < YEARLESS_DAYS * 86_400_000;
  return isNear ? dateInWords(new Date(moment).toISOString().slice(0, 10)) : day;
}

/** Formats a date for a text: `Tue, Nov 24`. */
export const dateInWords = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    ...{ weekday: "short", month: "short", day: "numeric", timeZone: "UTC" },
  });

/** Cuts a text that takes too many segments, and ends it with the address of the rest. */
export function fitText(text: string, more: string): string {
  if (segmentsOf(text) <= SEGMENTS_AT_MOST) return text;
  const end = `... More: ${more}`;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (segmentsOf(cutText(text, middle) + end) <= SEGMENTS_AT_MOST) fits = middle;
    else tooLong = middle;
  }
  return cutText(text, fits).replace(/\s+\S*$/, "") + end;
}

/** Adds the examples that the app shows as chips to an answer that introduces them with a colon. */
export const withExamples = (answer: string, examples: string[]): string =>
  /:\s*$/.test(answer) && examples.length > 0
    ? [answer.trimEnd(), ...examples.map((example) => `"${example}"`)].join("\n")
    : answer;
