import type { Language } from "../reading.ts";

const NUMBER = /^\d[\d.,]*(?:k|m|mio|tsd)?\+?$/u;
const SMALL_NUMBERS: Record<string, number> = Object.fromEntries(
  [
    "zero null cero",
    "one",
    "two zwei dos deux",
    "three drei tres trois",
    "four vier cuatro quatre",
    "five funf cinco cinq",
    "six sechs seis",
    "seven sieben siete",
    "eight acht ocho huit",
    "nine neun nueve neuf",
    "ten zehn diez dix",
    "eleven",
    "twelve zwolf doce douze",
  ].flatMap((words, number) => words.split(" ").map((word): [string, number] => [word, number])),
);

/** "5k", "1,200", "2.5m", "1.200" (German), "10+"; null for what is no number. */
export function numberOf(word: string, language: Language): number | null {
  const small = SMALL_NUMBERS[word];
  if (small !== undefined) return small;
  if (!NUMBER.test(word)) return null;
  const bare = word.replace(/\+$/u, "");
  const unit = /m|mio/.test(bare) ? 1_000_000 : /k|tsd/.test(bare) ? 1_000 : 1;
  let digits = bare.replace(/[a-z]+$/u, "");
  // A thousand is "1,000" in English and "1.000" elsewhere.
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) digits = digits.replace(/[.,]/g, "");
  else digits = language === "en" ? digits.replaceAll(",", "") : digits.replace(",", ".");
  const number = Number(digits) * unit;
  return Number.isFinite(number) ? number : null;
}
