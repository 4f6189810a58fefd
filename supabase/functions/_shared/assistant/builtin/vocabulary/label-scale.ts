import { numberIn } from "./numbers.ts";

const MONEY = "(?:[€$£₹]|rs\\.?|inr|rupees?|eur|euros?|usd|dollars?|gbp|pounds?|chf)";
/** "Raise €m", "Budget (in millions)", "Round, m$". */
const IN_MILLIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${MONEY} ?(?:m|mn|mio|mln)|(?:m|mn|mio|mln) ?${MONEY}|mn|mio|mln|(?<=(?:in |\()(?:\p{L}+ )?)millions?)(?![\p{L}\p{N}])`,
  "iu",
);
/** "Budget k€", "Quote (thousands)". */
const IN_THOUSANDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${MONEY} ?k|k ?${MONEY}|(?<=(?:in |\()(?:\p{L}+ )?)thousands?|(?<=\()k(?=\)))(?![\p{L}\p{N}])`,
  "iu",
);
/** "GMV Cr", "Budget (lakh)". */
const IN_CRORES = /(?<![\p{L}\p{N}])(?:cr|crores?)(?![\p{L}\p{N}])/iu;
const IN_LAKHS = /(?<![\p{L}\p{N}])(?:lakhs?|lacs?)(?![\p{L}\p{N}])/iu;
const SAYS_SCALE =
  /\d\s?(?:k|m|mn|mio|mln|cr)(?!\p{L})|(?<!\p{L})(?:thousand|grand|million|mio|mln|crores?|lakhs?|lacs?)(?!\p{L})/iu;
/** From this on a number is no count of millions. */
const IN_FULL = 100_000;

/** What one is worth in a column of a label: a million in "Raise €m", a crore in "GMV Cr", a thousand in "Budget k€", else one. */
export function scaleOf(label: string): number {
  if (IN_MILLIONS.test(label)) return 1_000_000;
  if (IN_CRORES.test(label)) return 10_000_000;
  if (IN_LAKHS.test(label)) return 100_000;
  return IN_THOUSANDS.test(label) ? 1_000 : 1;
}

/** A number as a column of a label holds it: 5.5 for "5.5 million" in "Raise €m", and any other number as it is. */
export function asScaled(said: string, label: string): string {
  const amount = numberIn(said);
  if (amount === null) return said;
  const scale = scaleOf(label);
  const isInFull = SAYS_SCALE.test(said) || (scale >= 1_000_000 && Math.abs(amount) >= IN_FULL);
  return String(scale === 1 || !isInFull ? amount : Math.round((amount / scale) * 1e6) / 1e6);
}

const UNIT_BEHIND = new RegExp(
  String.raw`[\s,]+(?:in )?(?:${MONEY} ?(?:k|m|mn|mio|mln)?|(?:k|m|mn|mio|mln) ?${MONEY}|mn|mio|mln|millions?|thousands?|cr|crores?|lakhs?|lacs?)$`,
  "iu",
);
/** A label without the currency and the scale at its end: "Raise" of "Raise €m". */
export const withoutScale = (label: string): string => label.trim().replace(UNIT_BEHIND, "");
