import { withoutInvisible } from "../contract/plain-words.ts";
import { normalized } from "../contract/storable.ts";

/** Markup is only what begins like a tag: "5 < 6" and "<3" are words. */
const TAG = /^<[/!?]?[a-z][^<>]*>$/iu;
const LINK =
  /(?:(?:https?|ftp):\/\/|\bwww\.|\b(?:[\w-]{1,63}\.){1,4}(?:com|org|net|io|co|ai|app|dev|in|ly|me|eu|de|fr|es|it|pt|br|jp|uk|us|xyz|so|be|gl)\/)\S*[^\s.,;:!?)\]}»"'。、！]|(?:https?|ftp):\/\//giu;
const LONE_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;
const EMOJI =
  /[0-9#*]\ufe0f?\u20e3|\p{Regional_Indicator}+|(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*/gu;
/** LinkedIn has no bold type, so people write 𝗯𝗼𝗹𝗱 in mathematical letters. */
const MATHEMATICAL = /[\u{1d400}-\u{1d7ff}]+/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;

/**
 * Text as a person reads it, safe to show: no tags, links, emoji or invisible characters, spaces single, lines trimmed,
 * empty lines gone. Line breaks stay. `keepsEmoji` is for names, which are written as their owners write them.
 */
export function toPlainText(text: string, { keepsEmoji = false } = {}): string {
  const letters = withoutInvisible(text.toWellFormed().replace(LINE_BREAK, "\n"))
    .replace(MATHEMATICAL, (bold) => bold.normalize("NFKC"))
    .replace(EMOJI, (emoji) => (keepsEmoji ? emoji : " "))
    .replace(keepsEmoji ? /(?!)/u : LONE_JOINER, "")
    .replaceAll("\ufe0f", (mark) => (keepsEmoji ? mark : ""));
  return withoutMarkup(normalized(letters, "NFC"))
    .replace(LINK, " ")
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Whether there is anything in a text to read. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(toPlainText(text));
}

/** A tag goes with everything in it, and the tag around it too: taking the inner one out of "<a <b>>" leaves another. */
function withoutMarkup(text: string): string {
  const pieces: string[] = [];
  // Where a tag may have begun, as places among the pieces; each piece from there on is read a second time when the tag ends, and never again.
  let begun: number[] = [];
  for (const part of withoutComments(text).split(/(?=<)|(?<=>)/u)) {
    if (part.startsWith("<")) begun.push(pieces.length);
    pieces.push(part);
    if (!part.endsWith(">")) continue;
    const from = begun.pop() ?? pieces.length;
    if (TAG.test(pieces.slice(from).join(""))) pieces.splice(from, pieces.length, " ");
    else begun = [];
  }
  return pieces.join("");
}

function withoutComments(text: string): string {
  const kept: string[] = [];
  let end = 0;
  for (;;) {
    const from = text.indexOf("<!--", end);
    const to = from < 0 ? -1 : text.indexOf("-->", from + 4);
    if (to < 0) return [...kept, text.slice(end)].join(" ");
    kept.push(text.slice(end, from));
    end = to + 3;
  }
}

/** What no cut text ends with. */
const LOOSE_END = /[\s,;:.·–—-]/u;
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** The text when it fits, else as many whole words as fit with an ellipsis. Never cuts a character in two. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of words.segment(text.slice(0, maxLength * 2))) {
    if (index + segment.length > maxLength - 1) break;
    end = index + segment.length;
  }
  // One endless word: cut it between two code points.
  if (end === 0) end = isHighSurrogate(text, maxLength - 2) ? maxLength - 2 : maxLength - 1;
  while (end > 0 && LOOSE_END.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}
