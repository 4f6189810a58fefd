const ONES = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const TEENS =
  "eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(" ");
/** The days of a month as they are spoken, the first one first. */
const ORDINALS = [
  ...ONES,
  ...TEENS,
  ...ONES.slice(0, 9).map((one) => `twenty[- ]${one}`),
  "thirtieth",
  "thirty[- ]first",
];
const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty".split(" ");
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const DAY = String.raw`(?:the )?(?:${[...ORDINALS].reverse().join("|")}|\d{1,2}(?:st|nd|rd|th)?)`;
const SMALL = String.raw`(?:${[...NUMBERS].reverse().join("|")})`;
const YEAR = String.raw`(?:twenty|two thousand(?: and)?) (?<year>(?:${TENS.join("|")})(?:[- ]${SMALL})?|${SMALL})`;
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:on|by|until|due|for) )?(?:(?<day>${DAY})(?: of)? (?<month>${MONTH})|(?<month2>${MONTH}) (?<day2>${DAY})),? ${YEAR}(?![\p{L}\p{N}])`,
  "iu",
);

/** "The twentieth of September twenty twenty seven": a day whose year is in words. */
export function spokenDay(text: string): { index: number; text: string; date: string } | null {
  const match = SPOKEN.exec(text);
  if (!match) return null;
  const { day, day2, month, month2, year = "" } = match.groups ?? {};
  const number = dayNumber((day ?? day2 ?? "").toLowerCase());
  const inYear = MONTHS.indexOf((month ?? month2 ?? "").slice(0, 3).toLowerCase()) + 1;
  const [tens = "", one] = year.toLowerCase().split(/[- ]/u);
  const short = TENS.includes(tens)
    ? 20 + 10 * TENS.indexOf(tens) + Math.max(NUMBERS.indexOf(one ?? ""), 0)
    : NUMBERS.indexOf(tens);
  if (number < 1 || number > 31) return null;
  const pad = (part: number) => String(part).padStart(2, "0");
  return { index: match.index, text: match[0], date: `20${pad(short)}-${pad(inYear)}-${pad(number)}` };
}

/** "January the fifth", "on March the 3rd": the month and its day. */
export const MONTH_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:on|by|until|till|due|from|starting|before) )*(${MONTH}),? the (${[...ORDINALS].reverse().join("|")}|\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])`,
  "iu",
);
/** "The ninth to call Ana", "9th": a day of a month that was said before. */
export const DAY_AGAIN = new RegExp(
  String.raw`^(?:(?:on|by|to|until|till|due|for) )*(?:the )?(?<day>${[...ORDINALS].reverse().join("|")}|\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}]|\s+(?:of\s+)?(?:${MONTHS.join("|")})\p{L}*)`,
  "iu",
);
const LATE = [...ORDINALS.slice(3)].reverse().join("|");
/** "On the eighth", "to the twenty first": a day of this month or the next, where no thing of that number follows. */
export const DAY_SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:on|by|until|till|due|before) the (${[...ORDINALS].reverse().join("|")})|(?:to|for|from) the (${LATE}))(?=\s*(?:$|[.,;!?])|\s+(?:to|and|at|please|instead|i|we|not|no|sorry|or|but|because|rather|then)(?!\p{L}))`,
  "iu",
);
/** "On Wednesday the ninth": the day of the month says which Wednesday. */
export const WEEKDAY_SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:on|by|until|till|to|for|due) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,? the (${[...ORDINALS].reverse().join("|")})(?![\p{L}\p{N}]|\s+(?:of\s+)?(?:${MONTHS.join("|")})\p{L}*)`,
  "iu",
);
export const ordinalOf = (said: string): number => dayNumber(said.toLowerCase());

function dayNumber(said: string): number {
  const bare = said.replace(/^the /u, "");
  return /^\d/u.test(bare)
    ? Number.parseInt(bare, 10)
    : ORDINALS.findIndex((ordinal) => new RegExp(`^${ordinal}$`, "u").test(bare)) + 1;
}
