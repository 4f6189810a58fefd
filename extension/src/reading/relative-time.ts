import { cutText } from "@contract/storable.ts";
import { LANGUAGES, withLatinDigits } from "./clean-text.ts";

/** How long ago something was, in milliseconds: at least `from`, less than `to`, as labels round down. */
export interface Age {
  from: number;
  to: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The shortest and the longest length of each unit, and up to how many of it a label counts. */
const UNITS = {
  minute: { least: MINUTE, most: MINUTE, upTo: 59 },
  hour: { least: HOUR, most: HOUR, upTo: 23 },
  day: { least: DAY, most: DAY, upTo: 31 },
  week: { least: 7 * DAY, most: 7 * DAY, upTo: 52 },
  month: { least: 30 * DAY, most: 31 * DAY, upTo: 12 },
  year: { least: 365 * DAY, most: 366 * DAY, upTo: 30 },
} as const;
type Unit = keyof typeof UNITS;
const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/** The network's own short forms in English, where "m" is minutes. */
const OWN_FORMS: Record<string, Unit> = { m: "minute", h: "hour", d: "day", w: "week", mo: "month", yr: "year" };
const LABEL_AT_MOST = 40;

/** The age in a label such as "3w", "3 Wo. • Bearbeitet", "2 sem." or "3週間前"; null where it is none, or could be two. */
export function readAge(label: string, language: string | null): Age | null {
  const first =
    cutText(label, 200)
      .split(/[•·∙|]/u)
      .find((part) => part.trim() !== "") ?? "";
  const key = keyOf(first);
  if (key === "" || key.length > LABEL_AT_MOST) return null;
  return (language === null ? agreedAge(key) : labelsOf(language).get(key)) ?? null;
}

/** Where the language is not known: the age in every language that knows the label, if they agree. */
function agreedAge(key: string): Age | null {
  const ages = LANGUAGES.map((language) => labelsOf(language).get(key)).filter((age) => age !== undefined);
  const [age = null] = ages;
  return ages.every((each) => each !== null && each.from === age?.from) ? age : null;
}

const keyOf = (label: string) =>
  withLatinDigits(label)
    .toLowerCase()
    .replace(/[\s.()\u200e\u200f\u061c]/gu, "");

const known = new Map<string, Map<string, Age | null>>();

/** Every label of a language, made by Intl, so that plurals, duals without a number and word order are right. Null where two ages share one. */
function labelsOf(language: string): Map<string, Age | null> {
  const before = known.get(language);
  if (before) return before;
  const labels = new Map<string, Age | null>();
  known.set(language, labels);
  if (/^en\b/.test(language)) {
    for (const [form, unit] of Object.entries(OWN_FORMS))
      eachCount(unit, (count, age) => labels.set(`${count}${form}`, age));
  }
  for (const style of ["short", "long", "narrow"] as const) {
    const added = new Map<string, Age | null>();
    for (const unit of UNIT_NAMES) addLabels(added, language, style, unit);
    for (const [label, age] of added) {
      // A bare "3m" is months to Intl in some languages, and minutes to the network.
      if (!labels.has(label)) labels.set(label, /^\d+m$/.test(label) ? null : age);
    }
  }
  return labels;
}

function addLabels(labels: Map<string, Age | null>, language: string, style: "short" | "long" | "narrow", unit: Unit) {
  const locale = new Intl.Locale(language, { numberingSystem: "latn" });
  const alone = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: style });
  const ago = new Intl.RelativeTimeFormat(locale, { style });
  eachCount(unit, (count, age) => {
    for (const text of [alone.format(count), ago.format(-count, unit)]) {
      const key = keyOf(text);
      const same = labels.get(key);
      labels.set(key, same === undefined || same?.from === age.from ? age : null);
    }
  });
}

function eachCount(unit: Unit, visit: (count: number, age: Age) => void) {
  const { least, most, upTo } = UNITS[unit];
  for (let count = 1; count <= upTo; count += 1) visit(count, { from: count * least, to: (count + 1) * most });
}

/** A label is made when the page is, which may be open for hours, and months have no one length. */
export function fitsAge(postedAt: number, age: Age, now: number): boolean {
  const since = now - postedAt;
  return since >= age.from - HOUR && since < age.to + Math.max(age.from / 30, 12 * HOUR);
}
