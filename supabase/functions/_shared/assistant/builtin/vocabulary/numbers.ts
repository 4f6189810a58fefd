const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const SMALL = new Map<string, number>([
  ...ONES.split(" ").map((word, number): [string, number] => [word, number]),
  ...TENS.split(" ").map((word, at): [string, number] => [word, 20 + 10 * at]),
  ["fourty", 40],
]);
const SCALES = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1_000],
  ["grand", 1_000],
  ["k", 1_000],
  ["million", 1_000_000],
  ["mio", 1_000_000],
  ["mil", 1_000_000],
  ["m", 1_000_000],
  ["lakh", 100_000],
  ["lakhs", 100_000],
  ["lac", 100_000],
  ["lacs", 100_000],
  ["cr", 10_000_000],
  ["crore", 10_000_000],
  ["crores", 10_000_000],
]);
const WORD = `(?:${[...SMALL.keys(), "hundred", "thousand", "grand", "million"].join("|")})`;
const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  "three quarters": 0.75,
  "1/2": 0.5,
  "1/4": 0.25,
};
const PART =
  "(?: and (?:an? |one )?(?:half|quarter)(?! (?:of|an?) )| and three quarters| (?:and )?1/[24]| point (?:\\d+|(?:zero|one|two|three|four|five|six|seven|eight|nine))+)(?: (?:thousand|grand|million|mio)(?![\\p{L}]))?";
/** Digits in groups of three: "35 000". What looks so within a longer row of digits is a phone number. */
const GROUPED = String.raw`(?<![+\d]|\d[ \u00a0\u202f])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d|[ \u00a0\u202f]\d)`;
/** A number as it is written in digits, with points and commas, or in groups. */
export const DIGITS = String.raw`(?:${GROUPED}(?:[.,]\d{1,2}(?!\d))?|\d[\d.,]*)`;
const QUOTED_OR_GROUPED = new RegExp(String.raw`["“„«][^"”“»]{1,200}["”“»]|${GROUPED}`, "gu");

/** A text with each number of several groups in one, "35000"; what is quoted stays as it is. */
export const withNumbersWhole = (text: string): string =>
  text.replace(QUOTED_OR_GROUPED, (found) => (/^\d/u.test(found) ? found.replace(/\s/gu, "") : found));

/** "A$34" and "NZ$34" are dollars too. */
const CURRENCY =
  "(?:(?:au?|us|nz|ca?|hk|sg?|r)?\\$|[€£₹]|rs\\.?|inr|rupees?|usd|eur|euros?|gbp|chf|dollars?|pounds?|bucks|percent|per cent|%)";

/** A number of several words, or one that is no small word of every day: "ninety five", "forty thousand", "45 thousand", "two million". */
export const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(?:half a (?:million|thousand|dozen)|a (?:hundred|thousand|million|dozen)|(?:${DIGITS}|${WORD}(?:(?:[ -]| and )${WORD})*)${PART}|(?:${DIGITS} ?(?:k|thousand|grand|million|mio|hundred)|${WORD})(?:(?:[ -]| and )${WORD})+|${DIGITS} (?:thousand|grand|million|mio|hundred|k|lakhs?|lacs?|cr|crores?|percent|per cent|euros?|dollars?|pounds?|bucks|usd|eur|gbp|chf)(?![\p{L}])|(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|${TENS.replaceAll(" ", "|")}))(?: ${CURRENCY})?(?![\p{L}\p{N}])`,
  "giu",
);

/**
 * The number that a text is, in digits or in English words: "17,500", "17.5k", "€40k", "95%", "forty thousand". Null for what is none, and
 * for "1.500", which is one thing in English and another elsewhere.
 */
export function numberIn(text: string): number | null {
  const whole = withNumbersWhole(text).trim().toLowerCase();
  const sign = NEGATIVE.exec(whole)?.[0];
  if (sign !== undefined) return negative(numberIn(whole.slice(sign.length)));
  const bare = whole.replace(new RegExp(`^${CURRENCY}(?!\\p{L}) ?| ?(?<!\\p{L})${CURRENCY}$`, "gu"), "").trim();
  const digits = /^(-?[\d][\d.,]*?)\s*(k|m|mio|mil|thousand|grand|million|hundred|lakhs?|lacs?|cr|crores?)?$/.exec(
    bare,
  );
  if (digits?.[1]) {
    const amount = amountOf(digits[1]);
    return amount === null ? null : scaled(amount, SCALES.get(digits[2] ?? ""));
  }
  return withPart(bare) ?? spoken(bare.split(/[\s-]+/));
}

/** "Minus 5", "−5": the sign of a number that is below zero. */
const NEGATIVE = /^(?:minus |[−–-] ?)(?=[$€£]?[\p{L}\d])/u;
const negative = (amount: number | null) => (amount === null ? null : -amount);
/** The sign of a number that is set, "to minus 5": nothing is taken from the one that is there. */
export const SIGN = String.raw`(?:(?<=(?<![\p{L}])(?:to|at|is|now|auf|sur)\s+)(?:minus\s+|[−–-]\s?)|(?<=[:=]\s*)[−–-]\s?)`;

/** "Twenty one and a half", "2 1/2", "three point five"; null where there is no part of one. */
function withPart(text: string): number | null {
  const { less, scale } =
    /^(?<less>.+ (?:half|quarters?|1\/[24]|point \S+(?: \S+)*?)) (?<scale>thousand|grand|million|mio)$/.exec(text)
      ?.groups ?? {};
  const amount = less === undefined ? null : withPart(less);
  if (amount !== null) return scaled(amount, SCALES.get(scale ?? ""));
  const {
    whole = "",
    part = "",
    digits,
  } = /^(?<whole>.+?) (?:(?:and )?(?:an? |one )?(?<part>half|quarter|three quarters|1\/[24])|point (?<digits>.+))$/.exec(
    text,
  )?.groups ?? {};
  const count = whole === "" ? null : numberIn(whole);
  if (count === null || !Number.isInteger(count)) return null;
  if (digits === undefined) return count + (PARTS[part] ?? 0);
  const figures = digits.split(" ").map((word) => (/^\d+$/.test(word) ? word : SMALL.get(word)));
  return figures.some((one) => one === undefined) ? null : Number(`${count}.${figures.join("")}`);
}

/** What things are counted or measured in, without those that are a thousand or a million too. */
const UNIT =
  "(?:(?:square |cubic )?(?:cm|mm|met(?:re|er)s?|kilomet(?:re|er)s?|km|inch(?:es)?|feet|foot|ft|yards?|miles?)|m2|m²|sqm|ha|hectares?|kg|kilos?|grams?|lbs?|tons?|tonnes?|lit(?:re|er)s?|gallons?|degrees|hours?|hrs?|minutes|mins|days|weeks|months|years|points?|pieces?|pcs|units?|stück|seats|places|rooms|beds|heads?|pallets?|boxes|crates|bags|bottles|copies|times|volts?|watts?|kw|mw|hp|knots|nights|persons|people|employees|staff)";
const WITH_UNIT = new RegExp(String.raw`^(?<number>\S(?:.*\S)?)\s?${UNIT}\.?$`, "iu");
/** A number without the unit behind it: "3.2 metres", "95mm"; the same text where it is no number with a unit. */
export function withoutUnit(text: string): string {
  const number = WITH_UNIT.exec(text.trim())?.groups?.["number"];
  return number !== undefined && numberIn(number) !== null ? number : text;
}

/** Money has two decimals at most, and a part of a number none that would be lost. */
const scaled = (amount: number, scale = 1) => Math.round(amount * scale * 100) / 100;

function amountOf(digits: string): number | null {
  const text = digits.replace(/[.,]+$/, "");
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(",", ""));
  // "150.000" is no number of English people, but "1.500" may be.
  if (/^-?\d{2,3}\.000$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return Number(text.replaceAll(".", ""));
  if (/^-?\d{1,3}\.\d{3}$/.test(text)) return null;
  // "1.250,50" is a number in one way only.
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  // "15,9" has a comma where others have a point.
  return /^-?\d+(?:[.,]\d{1,2}|\.\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

function spoken(words: readonly string[]): number | null {
  const said = words.filter((word) => word !== "and" && word !== "a");
  if (said.length === 0) return null;
  if (said[0] === "half") return said.length === 2 ? scaled(0.5, SCALES.get(said[1] ?? "")) : null;
  let total = 0;
  let part = 0;
  for (const [no, word] of said.entries()) {
    const small = SMALL.get(word) ?? (/^\d/.test(word) ? amountOf(word) : null);
    const scale = SCALES.get(word);
    if (small !== null) {
      // "5000 80" is two numbers beside each other.
      if (/^\d/.test(word) && /^\d/.test(said[no - 1] ?? "")) return null;
      // "Five ten" is no number, and "twenty fifty" neither.
      const isJoined = part === 0 || part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && small < 10);
      if (!isJoined) return null;
      part += small;
    } else if (scale === undefined) return null;
    else if (scale === 100) part = Math.max(part, 1) * 100;
    else {
      if (no === 0 && !words.includes("a")) return null;
      total += scaled(Math.max(part, 1), scale);
      part = 0;
    }
  }
  return total + part;
}
