import { isAction } from "./task-leads.ts";

const COUNTS: Readonly<Record<string, string>> = {
  ...{ zwei: "2", drei: "3", vier: "4", sechs: "6", dos: "2", tres: "3", cuatro: "4", seis: "6" },
  ...{ deux: "2", trois: "3", quatre: "4", six: "6" },
};
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tage?n?|d[ií]as?|jours?)$/iu, "day"],
  [/^(?:wochen?|semanas?|semaines?)$/iu, "week"],
  [/^(?:monate?n?|mes(?:es)?|mois)$/iu, "month"],
  [/^(?:quartale?|trimestres?)$/iu, "quarter"],
];
const FOREIGN =
  /(?<![\p{L}])(?:alle|jede[nrs]?|cada|tou(?:te)?s les|chaque)\s+(?:(?<count>\d{1,2}|zwei|drei|vier|sechs|dos|tres|cuatro|seis|deux|trois|quatre|six)\s+)?(?<unit>tage?n?|wochen?|monate?n?|quartale?|d[ií]as?|semanas?|mes(?:es)?|trimestres?|jours?|semaines?|mois)(?![\p{L}])/iu;

/** "Alle drei Wochen", "cada mes", "chaque mois" as "every 3 weeks", "every month". */
export const rhythmInEnglish = (text: string): string =>
  text.replace(FOREIGN, (...found: unknown[]) => {
    const { count, unit = "" } = found.at(-1) as { count?: string; unit?: string };
    const said = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
    return count === undefined ? `every ${said}` : `every ${COUNTS[count.toLowerCase()] ?? count} ${said}s`;
  });

const POLITE = "(?:(?:please|pls|hey|ok|okay|so|and|also|then)[\\s,]+)*";
const UNIT = "(?:day|week|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const COUNT = "(?:other|second|third|two|three|four|five|six|\\d{1,2})";
const NTH = "(?:first|second|third|fourth|last|1st|2nd|3rd|4th)";
const RHYTHM = `(?:(?:every|each) ${NTH} (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in) (?:the|each|every) month|(?:on )?(?:the )?${NTH} (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in) (?:each|every) month|(?:every|each)\\s+(?:${COUNT}\\s+)?${UNIT}s?|once\\s+(?:a|per|every|each)\\s+${UNIT})`;
const FROM_DAY =
  "(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?MONTH)?|MONTH(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:next |this )?(?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tomorrow|today)(?: 20\\d\\d)?".replaceAll(
    "MONTH",
    "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*",
  );
const STARTING = "(?:starting|beginning|from|as of)(?:\\s+(?:on|from|in))?\\s+";
const START = `(?:,?\\s*(?:${STARTING}(?:${FROM_DAY}(?=\\s*[,:]|\\s+\\p{L})|[^,:]{2,25}(?=\\s*[,:]))|on the \\d{1,2}(?:st|nd|rd|th)?))?`;
const DOES_NOT = "(?!(?:i|we|you|she|he|they|it|there|the|an?|my|our|her|his|their|this|that|one|some|no)\\s)";
const FIRST = new RegExp(
  `^\\s*(?<polite>${POLITE})(?<rhythm>${RHYTHM}${START})(?<mark>\\s*[,:]\\s*|\\s+)(?:(?:i|we)\\s+(?:want|need|have|must|should(?!\\s+have\\b)|ought)(?:\\s+to)?\\s+)?(?<rest>${DOES_NOT}\\S.{3,})$`,
  "isu",
);
const OWN_WISH = new RegExp(
  `^\\s*${POLITE}(?:i|we)(?:['’]d)?\\s+(?:want|wish|need|have|plan|hope|aim|try|intend)\\s+to\\s+(?=(?:talk|speak|chat|catch up|check in|touch base|keep|stay|be|hear|see|meet)\\s[^]*\\b(?:every|each)\\s)`,
  "iu",
);
const OF_TASKS = new RegExp(
  `^(?:(?:every|each|once\\s+\\S+)\\s+(?:${COUNT}\\s+)?${UNIT}s?(?:$|[\\s,])|.*\\smonth$)`,
  "iu",
);
const CONTACTS = /^(?:talk|speak|chat|catch up|check in|touch base|keep in touch|stay in touch|be in touch|meet)\b/iu;

/** "Each quarter, starting 1 March, inspect the rod": what is to be done first, and then how often. What is told of others stays as it is. */
export function withRhythmLast(said: string): string {
  const text = rhythmInEnglish(said).replace(OWN_WISH, "");
  const { rhythm = "", mark = "", rest = "" } = FIRST.exec(text)?.groups ?? {};
  if (rest === "" || /^\p{Lu}/u.test(rest)) return text === rhythmInEnglish(said) ? said : text;
  const how = rhythm
    .replace(/^once\s+(?:a|per|every|each)/iu, "every")
    .replace(/^each/iu, "every")
    .replace(/^(?:on )?(?:the )?(?=(?:first|second|third|fourth|last|\d\w\w) \p{L}+days? )/iu, "every ")
    .replace(/,\s*/gu, " ");
  const what = rest.replace(/[\s.!]+$/u, "");
  // What follows at once may be told of someone; behind a mark it is to be done.
  const isToDo = isAction(`${rest} `);
  const isTask = OF_TASKS.test(rhythm) && !CONTACTS.test(rest) && (isToDo || /[,:]/u.test(mark));
  if (mark.trim() === "" && !isToDo && !CONTACTS.test(rest)) return said;
  return isTask ? `add a task to ${what} ${how}` : `${what} ${how}`;
}
