const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** The German ones that begin otherwise, as LinkedIn and Excel write them. */
const GERMAN_MONTHS: Record<string, number> = { mär: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };

const TIME = /(?:,?\s+(?:at\s+)?)\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?$/i;

/**
 * A day as yyyy-mm-dd from the ways that files write one, with a time of day or without: 2026-03-01, 1 Mar 2026, Mar 1, 2026, 1.3.2026,
 * 3/1/2026. The last has its month first, as spreadsheets write it in English, unless that is no month. Null when it is none.
 */
export function readDate(cell: string, isDayFirst = false): string | null {
  const text = cell.replace(TIME, "");
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s].*)?$/.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return day(dotted[3], dotted[2], dotted[1]);
  const named = /^(\d{1,2})\.?[\s-]+(\p{L}{3})\p{L}*\.?[\s,-]+(\d{4})$/iu.exec(text);
  if (named) return day(named[3], monthOf(named[2]), named[1]);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  if (american) return day(american[3], monthOf(american[1]), american[2]);
  const [, one, other, year] = SLASHED.exec(text) ?? [];
  const [first, second] = isDayFirst ? [other, one] : [one, other];
  return day(year, first, second) ?? day(year, second, first);
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Whether the dates of a column have their day first: one of them has no month there, and none has no month in second place. */
export function haveDayFirst(cells: readonly string[]): boolean {
  const dates = cells.flatMap((cell) => {
    const [, one, other] = SLASHED.exec(cell.trim().replace(TIME, "")) ?? [];
    return one === undefined || other === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  return dates.some(([one]) => one > 12) && dates.every(([, other]) => other <= 12);
}

/** As `readDate`, but null for what others read as another day: 3/1/2026 is in March here, and in January there. */
export function readPlainDate(text: string): string | null {
  const [, one, other, year] = SLASHED.exec(text.replace(TIME, "")) ?? [];
  const isPlain = one === other || day(year, one, other) === null || day(year, other, one) === null;
  return isPlain ? readDate(text) : null;
}

function monthOf(name = ""): string {
  const month = name.toLowerCase();
  return String(GERMAN_MONTHS[month] ?? MONTHS.indexOf(month) + 1);
}

function day(year = "", month = "", date = ""): string | null {
  const written = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null;
}
