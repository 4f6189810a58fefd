import { addDays, addMonths } from "../../../contract/calendar-date.ts";

/** A day of every year: its month and day, days from Easter Sunday, or a weekday of a month (the fourth Thursday, and days after it). */
type Yearly =
  { month: number; day: number } | { easter: number } | { month: number; weekday: number; nth: number; plus: number };

/** Names of days in lower case and without accents, by their length: English, German, Spanish, French. */
const NAMED: readonly [names: string, day: Yearly][] = [
  ["christmas eve,xmas eve,heiligabend,heilig abend,nochebuena,veille de noel", { month: 12, day: 24 }],
  ["christmas day,christmas,xmas,x mas,weihnachten,navidad,noel", { month: 12, day: 25 }],
  ["boxing day", { month: 12, day: 26 }],
  [
    "new year eve,new years eve,silvester,nochevieja,fin de ano,saint sylvestre,la saint sylvestre",
    { month: 12, day: 31 },
  ],
  ["new year day,new years day,new years,new year,neujahr,ano nuevo,nouvel an,jour de l an", { month: 1, day: 1 }],
  ["valentine day,valentines day,valentine,valentinstag,san valentin,saint valentin", { month: 2, day: 14 }],
  ["good friday,karfreitag,viernes santo,vendredi saint", { easter: -2 }],
  ["easter monday,ostermontag,lundi de paques", { easter: 1 }],
  ["easter sunday,easter,ostern,ostersonntag,pascua,paques", { easter: 0 }],
  ["halloween,all hallows eve", { month: 10, day: 31 }],
  [
    "st patrick day,st patricks day,saint patrick day,saint patricks day,st paddy day,st paddys day,paddy day,paddys day",
    { month: 3, day: 17 },
  ],
  ["st stephen day,st stephens day,saint stephen day,saint stephens day", { month: 12, day: 26 }],
  ["st brigid day,st brigids day,saint brigid day", { month: 2, day: 1 }],
  ["st david day,st davids day,saint david day", { month: 3, day: 1 }],
  ["st george day,st georges day,saint george day", { month: 4, day: 23 }],
  ["st andrew day,st andrews day,saint andrew day", { month: 11, day: 30 }],
  ["st nicholas day,saint nicholas day", { month: 12, day: 6 }],
  ["all saints day,all saint day", { month: 11, day: 1 }],
  ["burns night", { month: 1, day: 25 }],
  ["bonfire night,guy fawkes night", { month: 11, day: 5 }],
  ["shrove tuesday,pancake tuesday,pancake day", { easter: -47 }],
  ["ash wednesday", { easter: -46 }],
  ["palm sunday", { easter: -7 }],
  ["black friday", { month: 11, weekday: 4, nth: 4, plus: 1 }],
  ["thanksgiving", { month: 11, weekday: 4, nth: 4, plus: 0 }],
];

const ENDS: readonly [words: string, months: 1 | 3 | 12][] = [
  [
    "end of the year,end of year,end of this year,year end,years end,jahresende,ende des jahres,fin de ano,fin del ano,fin de annee,fin de l annee",
    12,
  ],
  [
    "end of the quarter,end of quarter,end of this quarter,quarter end,quartalsende,fin de trimestre,fin du trimestre",
    3,
  ],
  [
    "end of the month,end of month,end of this month,month end,monatsende,ende des monats,fin de mes,fin del mes,fin de mois,fin du mois",
    1,
  ],
];

const phrases = new Map<string, (today: string) => string>([
  ...ENDS.flatMap(([words, months]) =>
    words.split(",").map((phrase): [string, (today: string) => string] => [phrase, (today) => endOf(today, months)]),
  ),
  ...NAMED.flatMap(([names, day]) =>
    names.split(",").map((phrase): [string, (today: string) => string] => [phrase, (today) => nextOf(day, today)]),
  ),
]);
const LONGEST = 4;

/** The next day (yyyy-mm-dd, today too) that these plain words begin with the name of, how many words that has, and whether it ends some days. */
export function namedDay(
  words: readonly string[],
  today: string,
): { date: string; length: number; isEnd: boolean } | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    const day = phrases.get(phrase);
    if (day) return { date: day(today), length, isEnd: ENDS.some(([some]) => some.split(",").includes(phrase)) };
  }
  return null;
}

/** The single words of all names. */
export const namedDayWords: readonly string[] = [...new Set(NAMED.flatMap(([names]) => names.split(/[ ,]/)))].filter(
  (word) => word.length > 5,
);

const two = (value: number) => String(value).padStart(2, "0");

function endOf(today: string, months: 1 | 3 | 12): string {
  const month = Number(today.slice(5, 7));
  const first = `${today.slice(0, 4)}-${two(month - ((month - 1) % months))}-01`;
  return addDays(addMonths(first, months), -1);
}

function nextOf(day: Yearly, today: string): string {
  const year = Number(today.slice(0, 4));
  const present = dayIn(year, day);
  return present >= today ? present : dayIn(year + 1, day);
}

function dayIn(year: number, day: Yearly): string {
  if ("easter" in day) return addDays(easterOf(year), day.easter);
  if ("day" in day) return `${year}-${two(day.month)}-${two(day.day)}`;
  const first = `${year}-${two(day.month)}-01`;
  const ahead = (day.weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(first, ahead + 7 * (day.nth - 1) + day.plus);
}

/** Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
