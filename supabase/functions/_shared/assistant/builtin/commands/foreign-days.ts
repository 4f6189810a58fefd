import { BESIDE_DAY, type Tongue } from "../vocabulary/tongues.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Behind a day: "alle 5", "de manhã", "om 10 uur". It stays a part of what is to be done. */
const HOUR = "(?:às?|alle|om|kl\\.?|klockan|klokken|o|alas|ng) \\d{1,2}(?:[:.h]\\d{2})?(?:h| uur)?";
const PART =
  "(?:de|da|à|pela) (?:manhã|tarde|noite)|mattina|pomeriggio|sera|ochtend|middag|avond|ng (?:umaga|hapon|gabi)|morgon|morgen|formiddag|eftermiddag|ettermiddag|kväll|aften|kveld|rano|wieczorem|po południu";
const BEHIND = `(?<behind>(?:,? (?:${HOUR}|${PART})(?!\\p{L})){0,2})`;

/** What makes the day a part of something: one of two, another thing's, each one, the last one, an article. */
const IS_OF_A_THING = new RegExp(
  `(?<![\\p{L}])(?:${BESIDE_DAY.or}|${BESIDE_DAY.of}|${BESIDE_DAY.each}|${BESIDE_DAY.other})\\s*$`,
  "iu",
);
const IS_ASKED = new RegExp(`(?<![\\p{L}])(?:${BESIDE_DAY.whether})\\s`, "iu");

/** The words for the days of a language, the longest one first. */
const namesOf = (days: Tongue["days"]): string =>
  Object.keys(days)
    .sort((one, other) => other.length - one.length)
    .join("|");

const dayPattern = ({ days, on, months }: Tongue): string =>
  `(?<on>(?:(?:${on}) ){0,2})(?:(?:(?:o )?dia )?(?<no>\\d{1,2})(?:º|°|\\.)? (?:de |ng )?(?<month>${months.split(" ").join("|")})|(?<name>${namesOf(days)}))`;

function inEnglish({ groups }: RegExpExecArray, { days, months }: Tongue): string {
  const { no, month = "", name = "" } = groups ?? {};
  if (no === undefined) return days[name.toLowerCase()] ?? name;
  const place = months.split(" ").findIndex((names) => names.split("|").includes(month.toLowerCase()));
  return `on ${no} ${MONTHS[place] ?? ""}`;
}

/** Words that are a day with its preposition and nothing else, in English; other words are unchanged. */
export function englishDay(said: string, tongue: Tongue): string {
  const day = new RegExp(`^\\s*${dayPattern(tongue)}\\s*$`, "iu").exec(said);
  return day ? inEnglish(day, tongue) : said;
}

function daysIn(text: string, tongue: Tongue): RegExpExecArray[] {
  const mentioned = new RegExp(`(?<![\\p{L}-])${dayPattern(tongue)}(?![\\p{L}-])${BEHIND}`, "giu");
  return Array.from(text.matchAll(mentioned)).filter(({ groups }) => {
    const { name = "", on: before = "" } = groups ?? {};
    const after = tongue.isAlso[name.toLowerCase()];
    return after === undefined || new RegExp(`^(?:${after})\\s*$`, "iu").test(before);
  });
}

/** A part of the day behind its weekday, as it is said without it: "maandag morgen" is no tomorrow. */
const asPart = (behind: string): string =>
  behind
    .replace(/^,/u, "")
    .replace(/(?<= )(?:morgen|ochtend|middag|avond)(?!\p{L})/iu, (part) => `'s ${part}s`)
    .replace(/(?<= )(?=(?:mattina|pomeriggio|sera)(?!\p{L}))/iu, "di ");

/** A text with its day in English at the end, where that is its only one and stands at the beginning or the end of it ("… vrijdag te bellen" too); other days are left in what is to be done. */
export function withEnglishDay(text: string, tongue: Tongue): string {
  const [day, ...more] = daysIn(text, tongue);
  if (!day || more.length > 0) return text;
  const before = text.slice(0, day.index).trim();
  const after = text.slice(day.index + day[0].length).trim();
  const isAtAnEnd = (before === "") !== (after === "") || /^te \p{L}+$/iu.test(after);
  const isMoved = new RegExp(`^(?:${tongue.move})\\s`, "iu").test(before);
  if (!isAtAnEnd || isMoved || IS_OF_A_THING.test(before) || IS_ASKED.test(before)) return text;
  const words = `${before} ${after}`.replace(/^[\s,]+|[\s,]+$/gu, "");
  return `${words}${asPart(day.groups?.["behind"] ?? "")} ${inEnglish(day, tongue)}`;
}
