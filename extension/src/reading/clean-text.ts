import { cutText, normalized } from "@contract/storable.ts";

/** Direction marks and characters of no width, behind which words could hide. The two joiners stay where letters need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const LONE_JOINER = /(?<![\p{L}\p{M}\p{Emoji}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Emoji}])/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;

/** A stranger's text as one line of at most so many characters; null when nothing is left of it. */
export function toLine(text: string | null | undefined, most: number): string | null {
  const line = clean(text, most).replace(/\s+/gu, " ").trim();
  return line === "" ? null : cutText(line, most).trimEnd();
}

/** The same with its line breaks, of which at most two follow each other. */
export function toLines(text: string | null | undefined, most: number): string | null {
  const lines = clean(text, most)
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return lines === "" ? null : cutText(lines, most).trimEnd();
}

/** Cut first, so that a text of any length costs no more than a long one. */
function clean(text: string | null | undefined, most: number): string {
  const visible = cutText(text ?? "", most * 4 + 2_000)
    .replace(LINE_BREAK, "\n")
    .replace(INVISIBLE, "")
    .replace(CONTROL, " ")
    .replace(LONE_JOINER, "");
  return normalized(visible, "NFC");
}

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10];

/** The text with every script's digits as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Languages of the network whose words for counts and times are tried where a page names none. */
export const LANGUAGES = [
  ..."en de fr es pt it nl sv da nb fi pl cs ro ru uk tr el hu ar he hi ja ko zh-Hans zh-Hant th vi id ms".split(" "),
];

/** The language a page names, as Intl takes it; null when it names none. */
export function pageLanguage(document: Document): string | null {
  try {
    const named = document.documentElement.getAttribute("lang")?.replace("_", "-") ?? "";
    return Intl.NumberFormat.supportedLocalesOf(named)[0] ?? null;
  } catch {
    return null;
  }
}
