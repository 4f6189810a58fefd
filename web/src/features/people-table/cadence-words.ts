import type { PersonSource } from "@contract/person-sources";
import { dateOf, type Place } from "@/lib/relative-time";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often something is read: "Every 12 hours". */
function everyInWords(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours <= 1) return "Every hour";
  if (hours % 24 !== 0) return `Every ${hours} hours`;
  return hours === 24 ? "Every day" : `Every ${hours / 24} days`;
}

/** How long it is until a moment: "in 5 min", "in 7 h", a date from two days on. */
function untilInWords(iso: string, now: Date, place: Place = {}): string {
  const left = Date.parse(iso) - now.getTime();
  if (left < MINUTE_MS) return "soon";
  if (left < HOUR_MS) return `in ${Math.round(left / MINUTE_MS)} min`;
  if (left < 2 * DAY_MS) return `in ${Math.round(left / HOUR_MS)} h`;
  return `on ${dateOf(iso, place)}`;
}

type Cadence = Pick<PersonSource, "kind" | "state" | "nextAt" | "everySeconds">;

/** How often a source is read, and when next. `readsLinkedIn`: there is one that could know a profile which none knew. */
export function cadenceInWords(
  { kind, state, nextAt, everySeconds }: Cadence,
  now: Date,
  readsLinkedIn: boolean,
  place: Place = {},
): string {
  const what = kind === "profile" ? "profile" : "feed";
  if (everySeconds === null) return "Checked only when you refresh";
  if (state === "unknown")
    return readsLinkedIn
      ? "Not found; checked again when you refresh or change the address"
      : "Checked once you connect a data source";
  if (state === "stopped") return "Not read any more: this feed has ended";
  if (nextAt === null) {
    return state === "waiting" ? "The first check is on its way" : `This ${what} is checked when you refresh`;
  }
  const next = untilInWords(nextAt, now, place);
  if (state === "failing") return `Tried again ${next}`;
  if (state === "limited") return `The site asked us to wait; next ${next}`;
  return `${everyInWords(everySeconds)} · next ${next}`;
}
