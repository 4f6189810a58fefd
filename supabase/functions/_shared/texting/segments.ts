/** The characters of GSM-7 that take one place in a text, and those that take two: 3GPP TS 23.038, 6.2.1. */
const ONE_PLACE = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const TWO_PLACES = new Set("^{}\\[~]|€\f");

/** How many places a single segment has, and each of several joined ones, which begin with a header. */
const GSM = { alone: 160, joined: 153 };
const UCS2 = { alone: 70, joined: 67 };

/** Returns how many segments a carrier counts for a text. One character outside GSM-7 makes the whole text UCS-2. */
export function segmentsOf(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => ONE_PLACE.has(letter) || TWO_PLACES.has(letter));
  const widths = letters.map((letter) => (isGsm ? (TWO_PLACES.has(letter) ? 2 : 1) : letter.length));
  const { alone, joined } = isGsm ? GSM : UCS2;
  const places = widths.reduce((sum, width) => sum + width, 0);
  if (places <= alone) return 1;
  // A character of two places is never split: the whole character goes into the next segment.
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > joined) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
}

/** Punctuation with a GSM-7 equivalent: a single one of these would double what a text costs. */
const PLAINER: Record<string, string> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": "'",
  "’": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "…": "...",
  "•": "-",
  "→": "to",
  "\u00a0": " ",
  "\u202f": " ",
};

/** Returns the same text with punctuation from GSM-7, so that more fits into a segment. */
export const inPlainerMarks = (text: string): string =>
  text.replace(/[“”„‘’–—‑…•→\u00a0\u202f]/gu, (mark) => PLAINER[mark] ?? mark);
