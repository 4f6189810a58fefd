import { expect, test } from "vitest";
import { dayName, postDate, publishedDate, timelineDate, updateStamp } from "./relative-time";

const now = new Date("2026-11-21T12:00:00Z");
const place = { locale: "en-GB", timeZone: "UTC" };
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [ago(-30), "Just now"],
  [ago(0), "Just now"],
  [ago(minute - 1), "Just now"],
  [ago(minute), "1m ago"],
  [ago(hour - 1), "59m ago"],
  [ago(hour), "1h ago"],
  [ago(day - 1), "23h ago"],
  [ago(day), "1d ago"],
  [ago(7 * day - 1), "6d ago"],
  [ago(7 * day), "14 Nov 2026, 12:00"],
  [null, "Never refreshed"],
])("stamps an update of %j with %j", (iso, stamp) => {
  expect(updateStamp(iso, now, place)).toBe(stamp);
});

test.each([
  [ago(5 * minute), "11:55"],
  [ago(day - 1), "12:00"],
  [ago(day), "1d ago"],
  [ago(7 * day - 1), "6d ago"],
  [ago(7 * day), "14 Nov 2026"],
])("dates a post of %j as %j", (iso, date) => {
  expect(postDate({ at: iso, dating: "exact" }, now, place)).toBe(date);
});

test.each([
  [ago(5 * minute), "about", "About today"],
  [ago(2 * day), "about", "About 2d ago"],
  [ago(7 * day), "about", "About 14 Nov"],
  [ago(400 * day), "about", "About Oct 2025"],
  [ago(5 * minute), "first_seen", "Seen 11:55"],
  [ago(2 * day), "first_seen", "Seen 2d ago"],
  [ago(7 * day), "first_seen", "Seen 14 Nov"],
] as const)("says of a post of %j in a table that its date is %s: %j", (at, dating, said) => {
  expect(postDate({ at, dating }, now, place)).toBe(said);
});

test.each([
  [ago(minute - 1), "Just now"],
  [ago(minute), "1m ago"],
  [ago(hour - 1), "59m ago"],
  [ago(hour), "1h ago"],
  [ago(day - 1), "23h ago"],
  [ago(day), "1d ago"],
  [ago(168 * hour - 1), "6d ago"],
  [ago(168 * hour), "14 Nov 2026"],
])("dates a timeline entry of %j as %j", (iso, date) => {
  expect(timelineDate(iso, now, place)).toBe(date);
});

test.each([
  ["2026-11-20T10:00:00Z", "exact", "1d ago"],
  ["2026-11-20T10:00:00Z", "first_seen", "First seen 1d ago"],
  ["2026-11-21T11:59:50Z", "first_seen", "First seen just now"],
  ["2026-11-21T09:00:00Z", "about", "About today"],
  ["2026-11-20T10:00:00Z", "about", "About 1 day ago"],
  ["2026-10-31T10:00:00Z", "about", "About 3 weeks ago"],
  ["2026-06-21T10:00:00Z", "about", "About 5 months ago"],
  ["2023-11-21T10:00:00Z", "about", "About 3 years ago"],
] as const)("a post of %s, %s, is told as %s", (at, dating, said) => {
  expect(publishedDate({ at, dating }, new Date("2026-11-21T12:00:00Z"), { locale: "en" })).toBe(said);
});

test("a day is today, yesterday or a date, in the reader's own time", () => {
  const now = new Date(2026, 10, 22, 0, 5);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  const dateOf = () => "20 Nov";
  expect(dayName(at(2026, 10, 22, 0, 1), now, dateOf)).toBe("Today");
  expect(dayName(at(2026, 10, 21, 23, 59), now, dateOf)).toBe("Yesterday");
  expect(dayName(at(2026, 10, 20, 23, 59), now, dateOf)).toBe("20 Nov");
});
