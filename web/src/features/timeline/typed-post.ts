import { todayIn } from "@contract/calendar-date";
import { type HandedInPost, POST_ADDRESS_MAX_LENGTH, POST_TEXT_MAX_LENGTH } from "@contract/posts";
import { canonicalProfileUrl } from "@contract/profile-address";
import { tooLong } from "@contract/text";
import { calendarDay } from "@/lib/relative-time";
import type { TypedPost } from "./post-draft";

const LINKEDIN = /^https:\/\/(?:[a-z]{2,3}\.)?(?:www\.)?linkedin\.com\//i;
/** The database reads the same: activity, ugcPost and share ids all begin with the time. */
const POST_ID = /(?:activity|ugcPost|share)(?:[:-]|%3A)([1-9]\d{14,18})/i;
const SINCE = Date.UTC(2003, 0, 1);
const DAY_MS = 86_400_000;

/** A post as it was typed, or what is wrong with it. */
export function readPost({ text, address, day }: TypedPost, today: string): HandedInPost | { problem: string } {
  const words = text.trim();
  const link = address.trim();
  if (words === "") return { problem: "Paste the text of the post." };
  if (link !== "" && !(/^https:\/\/\S+$/.test(link) && URL.canParse(link)))
    return { problem: "Enter the whole address, beginning with https://." };
  if (words.length > POST_TEXT_MAX_LENGTH) return { problem: tooLong("A post", POST_TEXT_MAX_LENGTH, words.length) };
  if (link.length > POST_ADDRESS_MAX_LENGTH) return { problem: tooLong("An address", POST_ADDRESS_MAX_LENGTH) };
  if (day > today) return { problem: "This date is in the future. Enter the day it was posted, or leave it empty." };
  return { text: words, ...(link !== "" && { address: link }), ...(day !== "" && { postedAt: day }) };
}

/** The day that a LinkedIn post's address says it was posted on, as yyyy-mm-dd in that time zone; null when it says none. */
export function dayInAddress(address: string, timeZone: string, now: Date): string | null {
  const link = address.trim();
  const id = LINKEDIN.test(link) ? POST_ID.exec(link)?.[1] : undefined;
  if (id === undefined) return null;
  const at = Number(BigInt(id) >> 22n);
  return at < SINCE || at > now.getTime() + DAY_MS ? null : todayIn(timeZone, new Date(at));
}

/** Which day the post is given, and why, where the address says it; null where it doesn't. */
export function dayWords({ address, day }: TypedPost, timeZone: string, now: Date): string | null {
  const said = dayInAddress(address, timeZone, now);
  if (said === null || said === day) return null;
  const sentence = `Its LinkedIn address says it was posted on ${calendarDay(said)}.`;
  return day === "" ? sentence : `${sentence} That day is used, and not the one you entered.`;
}

/** Whether the address of a LinkedIn post names another profile than this one. One by LinkedIn's own id can't be compared. */
export function isOthersAddress(address: string, profileUrl: string): boolean {
  const name = /linkedin\.com\/posts\/([^/?#_]+)_/i.exec(address.trim())?.[1];
  const owner = name === undefined ? null : canonicalProfileUrl(`https://www.linkedin.com/in/${name}`);
  return owner !== null && owner !== profileUrl && !/\/in\/aco[a-z0-9_-]{20,}$/.test(profileUrl);
}
