const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day as yyyy-mm-dd from the ways that files write one: 2026-03-01, 1 Mar 2026, Mar 1, 2026, 1.3.2026, 3/1/2026. Null when it is none. */
export function readDate(cell: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s].*)?$/.exec(cell);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  if (dotted) return day(dotted[3], dotted[2], dotted[1]);
  const named = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-,]+(\d{4})$/i.exec(cell);
  if (named) return day(named[3], monthOf(named[2]), named[1]);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(cell);
  if (american) return day(american[3], monthOf(american[1]), american[2]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  // Month first, as spreadsheets write it in English, unless that is no month.
  if (slashed) return day(slashed[3], slashed[1], slashed[2]) ?? day(slashed[3], slashed[2], slashed[1]);
  return null;
}

/** As `readDate`, but null for what others read as another day: 3/1/2026 is in March here, and in January there. */
export function readPlainDate(text: string): string | null {
  const [, one, other, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const isPlain = one === other || day(year, one, other) === null || day(year, other, one) === null;
  return isPlain ? readDate(text) : null;
}

function monthOf(name = ""): string {
  return String(MONTHS.indexOf(name.toLowerCase()) + 1);
}

function day(year = "", month = "", date = ""): string | null {
  const written = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null;
}
