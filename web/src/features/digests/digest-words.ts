import { daysBetween } from "@contract/calendar-date";
import type { Digest, Withheld } from "@contract/digests";
import { calendarDay } from "@/lib/relative-time";

/** Formats an hour of the day: 07:00. */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const channelNames = { sms: "Text", email: "Mail" } as const;
const withheldWords: Record<Withheld, string> = {
  late: "it was too late",
  "quiet hours": "these are your quiet hours",
  "daily cap": "you had as many today as you want",
  "no phone": "no phone is linked",
  refused: "it could not be sent; your profile says why",
};

/** Says where a digest was sent besides the app: "Text sent", or why it was not. */
export function sendingWords({ sendings }: Pick<Digest, "sendings">): string[] {
  return sendings.flatMap(({ channel, withheld }) => {
    if (channel === "app") return [];
    const name = channelNames[channel];
    return [withheld === null ? `${name} sent` : `${name} not sent: ${withheldWords[withheld]}`];
  });
}

/** Formats a local date as a heading: "Today", "Yesterday", or "Tue, Nov 24". */
export function dayHeading(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return calendarDay(date, {}, { weekday: "short", month: "short", day: "numeric" });
}
