import { daysBetween } from "@contract/calendar-date";
import type { Digest, Withheld } from "@contract/digests";
import { calendarDay } from "@/lib/relative-time";

/** Formats an hour of the day: 07:00. */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const channelNames = { sms: "Text", email: "Mail" } as const;
const withheldWords: Record<Withheld, string> = {
  late: "not sent: it was too late",
  "quiet hours": "not sent: these are your quiet hours",
  "daily cap": "not sent: you had as many today as you want",
  "no phone": "not sent: no phone is linked",
  "opted out": "not sent: your phone texted STOP; text START from it to get texts again",
  refused: "didn't arrive: your profile says why",
};

/** Says where a digest was sent besides the app: "Text sent", or why it was not or did not arrive. */
export function sendingWords({ sendings }: Pick<Digest, "sendings">): string[] {
  return sendings.flatMap(({ channel, withheld }) => {
    if (channel === "app") return [];
    const name = channelNames[channel];
    return [`${name} ${withheld === null ? "sent" : withheldWords[withheld]}`];
  });
}

/** Formats a local date as a heading: "Today", "Yesterday", or "Tue, Nov 24". */
export function dayHeading(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return calendarDay(date, {}, { weekday: "short", month: "short", day: "numeric" });
}
