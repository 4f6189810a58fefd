import type { FoundDate } from "../find-dates.ts";
import { ordinalOf } from "./spoken-days.ts";

const WEEKDAY_LAST = /(?:^|\s)(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const TWO_DAYS = new RegExp(`^(?<one>(?:on )?${DAY})(?<gap>,? )(?<other>on ${DAY}|tomorrow|today)$`, "iu");

/** "If he works on Friday, tomorrow" has two days: a weekday, and another one that is not the same. */
export const withBothDays = (found: readonly FoundDate[], read: (text: string) => FoundDate[]): FoundDate[] =>
  found.flatMap((both) => {
    const { one = "", gap = "", other = "" } = TWO_DAYS.exec(both.text)?.groups ?? {};
    const [first, second] = [read(one)[0], read(other)[0]];
    if (!first || !second || first.date === second.date) return [both];
    return [
      { ...first, index: both.index, text: one },
      { ...second, index: both.index + one.length + gap.length, text: other },
    ];
  });

/** "Friday the 14th of June" is one day, which the date says. The dates of a text are in their order. */
export const withoutItsWeekday = (found: readonly FoundDate[], text: string): FoundDate[] =>
  found
    .flatMap((one, no) => {
      const [before, next] = [found[no - 1], found[no + 1]];
      const goesOn = (first: FoundDate, second: FoundDate) =>
        WEEKDAY_LAST.test(first.text) &&
        /^,?\s(?:the\s)?$/iu.test(text.slice(first.index + first.text.length, second.index));
      if (next && goesOn(one, next)) return [];
      if (!before || !goesOn(before, one)) return [one];
      return [{ ...one, index: before.index, text: text.slice(before.index, one.index + one.text.length) }];
    })
    .map((one) => inFull(one, text));

const NUMBER = "(?:\\d{1,2}(?:st|nd|rd|th)?|\\p{L}+(?:[ -]\\p{L}+)?(?:st|nd|rd|th))(?![\\p{L}\\d])";
const WITH_NUMBER = new RegExp(`^(?:on )?${DAY},? (?:the )?${NUMBER}`, "iu");
const NEXT = /(?:(?:on|by|until|for) )?(?:next|this coming|the coming|coming)(?: week,?(?: on)?)? $/iu;
const NUMBER_BEHIND = new RegExp(`^,? (?:on )?the (?<no>${NUMBER})`, "iu");

/** "Next Thursday the 18th", "next week Thursday the eighteenth": all of it is the day, as its number is that of the day. */
function inFull(found: FoundDate, text: string): FoundDate {
  const before = WITH_NUMBER.test(found.text) ? (NEXT.exec(text.slice(0, found.index))?.[0] ?? "") : "";
  const behind = WEEKDAY_LAST.test(found.text) ? NUMBER_BEHIND.exec(text.slice(found.index + found.text.length)) : null;
  const no = behind?.groups?.["no"] ?? "";
  const isSame = behind !== null && ordinalOf(no) === Number(found.date.slice(8));
  if (before === "" && !isSame) return found;
  return { ...found, index: found.index - before.length, text: before + found.text + (isSame ? behind[0] : "") };
}

const ELSEWHERE =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const MONTHS_ELSEWHERE =
  "(?:jan|feb|fev|fév|m[aäá]r|apr|abr|avr|ma[iy]|jui?n|jui?l|aug|ago|ao[uû]|sep|okt|oct|nov|de[cz]|déc|dic|ene|de )";
/** A weekday in German, Spanish or French and the day of the month behind it: "Donnerstag, dem 13.", "el jueves día 13". */
export const WEEKDAY_AND_NUMBER = new RegExp(
  `(?<!\\p{L})(?:(?:am|bis|ab|zum|el|le|para el|pour) )?${ELSEWHERE}(?:,? (?:dem|den|der|el|le|d[ií]a) (?<no>\\d{1,2})|,? (?<no>\\d{1,2})(?=\\.))\\.?(?![\\d:/]|\\.\\d|\\s*(?:${MONTHS_ELSEWHERE}|uhr|h(?!\\p{L})|heures?))`,
  "iu",
);
