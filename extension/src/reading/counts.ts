import { LANGUAGES, withLatinDigits } from "./clean-text.ts";

export interface Count {
  value: number;
  /** "1.2K" and "500+" are. */
  isRounded: boolean;
  /** "500+", as the network writes the number of contacts. */
  isAtLeast: boolean;
}

/** A count is alone or next to a word or two. */
const BESIDE_AT_MOST = 32;
const GROUPED = /^\d{1,3}(?:([\s.,٬'’])\d{3})(?:\1\d{3})*(?!\d)|^\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/u;
const DECIMAL = /^\d+(?:[.,٫]\d+)?/u;

/** The count that a short text is about, in any language: "1.234 Follower:innen", "1,2 mil", "12万人"; null where it is about none or several. */
export function readCount(text: string, language: string | null): Count | null {
  const plain = withLatinDigits(text).replace(/\s+/gu, " ").trim();
  const start = plain.search(/\d/);
  if (start < 0 || start > BESIDE_AT_MOST || /[\p{L}\p{N}]$/u.test(withoutIdeographs(plain.slice(0, start))))
    return null;
  const rest = plain.slice(start);
  const grouped = GROUPED.exec(rest)?.[0];
  const number = grouped ?? DECIMAL.exec(rest)?.[0] ?? "";
  const after = rest.slice(number.length);
  if (after.length > BESIDE_AT_MOST || /\d/.test(after)) return null;
  const isAtLeast = after.startsWith("+");
  const scale = scaleOf(after, language);
  if (scale === undefined) return null;
  const isWhole = grouped !== undefined || /^\d+$/.test(number);
  // A separator before three digits is one of thousands, but for "1.234K".
  const value = scale > 1 ? Number(number.replace(/[,٫]/u, ".")) * scale : Number(number.replace(/\D/gu, ""));
  if ((scale === 1 && !isWhole) || !Number.isSafeInteger(Math.round(value))) return null;
  return { value: Math.round(value), isRounded: scale > 1 || isAtLeast, isAtLeast };
}

/** "フォロワー1,234人" has no space before its number; "web3" is no count. */
const withoutIdeographs = (text: string) =>
  text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u, "");

/** What the text behind a number multiplies it by: 1 for no word of scale; nothing where the number is part of a word. */
function scaleOf(after: string, language: string | null): number | undefined {
  const word = after.trimStart().toLowerCase();
  const scales = scalesIn(language);
  const letters =
    /^(?:\p{Script=Latin}+|\p{Script=Arabic}+|\p{Script=Cyrillic}+|\p{Script=Hebrew}+|\p{Script=Greek}+)/u.exec(
      word,
    )?.[0];
  if (letters !== undefined) {
    // "3w" and "1000heads" are no counts.
    return scales.get(letters) ?? (word.length === after.length ? undefined : 1);
  }
  for (const length of [2, 1]) {
    const scale = scales.get([...word].slice(0, length).join(""));
    if (scale !== undefined) return scale;
  }
  return 1;
}

const known = new Map<string, Map<string, number>>();

/** The words for thousands and more of a language and of English; of all languages, as far as they agree, where it is not known. */
function scalesIn(language: string | null): Map<string, number> {
  const key = language ?? "";
  const before = known.get(key);
  if (before) return before;
  const scales = new Map<string, number>();
  const disputed = new Set<string>();
  for (const each of language === null ? LANGUAGES : [language, "en"]) {
    for (const [word, scale] of scaleWords(each)) {
      if (!scales.has(word)) scales.set(word, scale);
      else if (scales.get(word) !== scale) disputed.add(word);
    }
  }
  // A page's own language goes before English.
  if (language === null) for (const word of disputed) scales.delete(word);
  known.set(key, scales);
  return scales;
}

function scaleWords(language: string): [string, number][] {
  return (["short", "long"] as const).flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(language, { notation: "compact", compactDisplay, numberingSystem: "latn" });
    return [3, 4, 5, 6, 7, 8, 9].flatMap((power) =>
      [1, 2, 3, 5, 11].flatMap((times): [string, number][] => {
        const parts = format.formatToParts(times * 10 ** power);
        const word = parts
          .find(({ type }) => type === "compact")
          ?.value.toLowerCase()
          .replace(/[.\s]/g, "");
        const shown = Number(parts.flatMap(({ type, value }) => (type === "integer" ? [value] : [])).join(""));
        const scale = (times * 10 ** power) / shown;
        // "1.1M" shows less than all of it.
        return word !== undefined && Number.isInteger(Math.log10(scale)) ? [[word, scale]] : [];
      }),
    );
  });
}
