import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { namedDayWords } from "../vocabulary/named-days.ts";
import type { Language } from "../reading.ts";
import type { Token } from "./tokens.ts";

export type Unit = "day" | "week" | "month" | "quarter" | "year";
export const lists = (text: string) => text.split(" ");
export const keyed = <Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(
    Object.entries(entries).flatMap(([words, value]) => lists(words).map((word): [string, Value] => [word, value])),
  );

export const UNITS = keyed<Unit>({
  "day days tag tage tagen dia dias jour jours": "day",
  "week weeks woche wochen semana semanas semaine semaines": "week",
  "month months monat monate monaten mes meses mois": "month",
  "quarter quarters quartal quartale quartalen trimestre trimestres": "quarter",
  "year years jahr jahre jahren ano anos an ans annee annees": "year",
});
export const MONTHS = keyed<number>({
  "january jan januar janner enero janvier": 1,
  "february feb februar febrero fevrier": 2,
  "march mar marz marzo mars": 3,
  "april apr abril avril": 4,
  "may mai mayo": 5,
  "june jun juni junio juin": 6,
  "july jul juli julio juillet": 7,
  "august aug agosto aout": 8,
  "september sep sept septiembre septembre": 9,
  "october oct oktober okt octubre octobre": 10,
  "november nov noviembre novembre": 11,
  "december dec dezember dez diciembre decembre": 12,
});
/** The month in which each season begins, as weather services of the northern half have them. */
export const SEASONS = keyed<number>({
  "spring springtime fruhling fruhjahr primavera printemps": 3,
  "summer summertime sommer verano ete": 6,
  "autumn fall herbst otono automne": 9,
  "winter wintertime invierno hiver": 12,
});
export const WEEKDAYS = keyed<number>({
  "sunday sundays sonntag domingo dimanche": 0,
  "monday mondays montag lunes lundi": 1,
  "tuesday tuesdays dienstag martes mardi": 2,
  "wednesday wednesdays mittwoch miercoles mercredi": 3,
  "thursday thursdays donnerstag jueves jeudi": 4,
  "friday fridays freitag viernes vendredi": 5,
  "saturday saturdays samstag sonnabend sabado samedi": 6,
});
export const SMALL = keyed<number>({
  "a an one ein eine einen einem einer un una uno une": 1,
  "two zwei dos deux couple": 2,
  "three drei tres trois": 3,
  "four vier cuatro quatre": 4,
  "five funf cinco cinq": 5,
  "six sechs seis": 6,
  "seven sieben siete sept": 7,
  "eight acht ocho huit": 8,
  "nine neun nueve neuf": 9,
  "ten zehn diez dix": 10,
  "twelve zwolf doce douze": 12,
  "twenty zwanzig veinte vingt": 20,
  "thirty dreissig treinta trente": 30,
});
export const DAY_WORDS: Record<Language, Record<string, number>> = {
  en: { today: 0, tonight: 0, yesterday: -1, tomorrow: 1, "the day before yesterday": -2, "the day after tomorrow": 2 },
  de: { heute: 0, gestern: -1, morgen: 1, vorgestern: -2, ubermorgen: 2 },
  es: { hoy: 0, ayer: -1, manana: 1, anteayer: -2, "pasado manana": 2 },
  fr: { "aujourd hui": 0, "d aujourd hui": 0, hier: -1, demain: 1, "avant hier": -2, "apres demain": 2 },
};
/** The words of days, weeks and months that someone may misspell. */
export const dateWords = (language: Language): string[] => [
  ...UNITS.keys(),
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...Object.keys(DAY_WORDS[language]),
  ...namedDayWords,
];
export const THIS = new Set(
  lists("this current diese dieser diesen dieses diesem este esta estos estas ce cette ces cet"),
);
export const LAST = new Set(
  lists(
    "last past previous letzte letzter letzten letztes letztem vergangene vergangenen pasado pasada ultimo ultima ultimos ultimas passe passee dernier derniere derniers dernieres",
  ),
);
export const NEXT = new Set(
  lists(
    "next coming following upcoming nachste nachster nachsten nachstes nachstem kommende kommenden proximo proxima proximos proximas prochain prochaine prochains prochaines que",
  ),
);
export const LEADS = new Set(
  lists("the in on during of within over den der dem im am en el la los las de del dans au le les a ce du"),
);
export const SINCE = new Set(lists("since seit desde depuis"));
export const BEFORE = new Set(lists("before vor antes avant"));
export const AFTER = new Set(lists("after nach despues apres"));
export const UNTIL = new Set(lists("until till by bis hasta jusqu jusque"));
export const AGO = new Set(lists("ago"));
export const AGO_LEADS: Record<Language, string[][]> = {
  en: [],
  de: [["vor"]],
  es: [["hace"]],
  fr: [["il", "y", "a"]],
};
export const MORE = new Set(lists("more over longer mehr langer uber mas plus"));
export const LESS = new Set(lists("less under weniger menos moins"));
export const THAN = new Set(lists("than als de que d"));
export const FOR = new Set(lists("for in within seit desde depuis durante pendant en hace"));

export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
export const monthStart = (date: string) => `${date.slice(0, 8)}01`;
export const monthEnd = (date: string) => addDays(addMonths(monthStart(date), 1), -1);
export const pad = (value: number, width = 2) => String(value).padStart(width, "0");

/** Some units before (or after) a day. */
export function shift(today: string, count: number, unit: Unit): string {
  const bounded = Math.max(-5000, Math.min(5000, count));
  if (unit === "day") return addDays(today, bounded);
  if (unit === "week") return addDays(today, bounded * 7);
  return addMonths(today, bounded * (unit === "month" ? 1 : unit === "quarter" ? 3 : 12));
}

/** The day on which a user's weeks begin. */
export type WeekStart = "sunday" | "monday" | "saturday";
const FIRST_DAY: Record<WeekStart, number> = { sunday: 0, monday: 1, saturday: 6 };

/** The whole week (from the user's first day of it), month, quarter or year that is so many from the present one. */
export function whole(
  { today, weekStart }: Pick<Reader, "today" | "weekStart">,
  unit: Unit,
  away: number,
): { from: string; to: string } {
  const day = shift(unit === "day" || unit === "week" ? today : monthStart(today), away, unit);
  if (unit === "day") return { from: day, to: day };
  if (unit === "week") {
    const from = addDays(day, -((weekdayOf(day) - FIRST_DAY[weekStart] + 7) % 7));
    return { from, to: addDays(from, 6) };
  }
  if (unit === "month") return { from: monthStart(day), to: monthEnd(day) };
  const month = Number(day.slice(5, 7));
  const first = unit === "year" ? 1 : month - ((month - 1) % 3);
  const from = `${day.slice(0, 4)}-${pad(first)}-01`;
  return { from, to: monthEnd(addMonths(from, unit === "year" ? 11 : 2)) };
}

export interface Reader {
  tokens: readonly Token[];
  language: Language;
  today: string;
  weekStart: WeekStart;
}
export type Span = {
  from: string;
  to: string;
  length: number;
  isAnnual?: boolean;
  isYearless?: boolean;
  isEnd?: boolean;
  /** Since the summer is since its end, once it is over. */
  isSeason?: boolean;
};

export const wordAt = ({ tokens }: Reader, at: number): string => {
  const token = tokens[at];
  return token && !token.isQuoted ? token.plain : "";
};

export function countAt(reader: Reader, at: number): { count: number; length: number } | null {
  const word = wordAt(reader, at);
  if (/^\d{1,4}$/.test(word)) return { count: Number(word), length: 1 };
  const small = SMALL.get(word);
  if (small === undefined) return null;
  if (small === 1 && wordAt(reader, at + 1) === "couple")
    return { count: 2, length: wordAt(reader, at + 2) === "of" ? 3 : 2 };
  if (word === "couple") return { count: 2, length: wordAt(reader, at + 1) === "of" ? 2 : 1 };
  return { count: small, length: 1 };
}
