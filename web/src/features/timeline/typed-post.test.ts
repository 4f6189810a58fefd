import { expect, test } from "vitest";
import { dayInAddress, dayWords, isOthersAddress, readPost } from "./typed-post";

const TODAY = "2026-11-20";
const now = new Date("2026-11-20T12:00:00Z");
/** An id that LinkedIn would give at that time. */
const idAt = (iso: string) => ((BigInt(Date.parse(iso)) << 22n) | 77n).toString();
const address = (iso: string, kind = "activity") =>
  `https://www.linkedin.com/posts/ada-lovelace_words-${kind}-${idAt(iso)}-x1Yz?utm_source=share`;

test.each([
  [" Hello ", "", "", { text: "Hello" }],
  [
    "Hello",
    " https://x.example/1 ",
    "2026-11-03",
    { text: "Hello", address: "https://x.example/1", postedAt: "2026-11-03" },
  ],
  ["Hello", "", TODAY, { text: "Hello", postedAt: TODAY }],
  ["  ", "", "", { problem: "Paste the text of the post." }],
  ["Hello", "javascript:alert(1)", "", { problem: "Enter the whole address, beginning with https://." }],
  ["Hello", "http://x.example", "", { problem: "Enter the whole address, beginning with https://." }],
  ["a".repeat(50_001), "", "", { problem: "A post can be up to 50,000 characters; this is 50,001." }],
  ["Hello", `https://${"x".repeat(2_000)}`, "", { problem: "An address can be up to 2,000 characters." }],
  ...["2026-11-21", "2027-01-01", "9999-12-31"].map((day): [string, string, string, object] => [
    "Hello",
    "",
    day,
    { problem: "This date is in the future. Enter the day it was posted, or leave it empty." },
  ]),
])("reads %j, %j and %j as %j", (text, link, day, read) => {
  expect(readPost({ text, address: link, day }, TODAY)).toEqual(read);
});

test.each([
  [address("2026-11-03T10:00:00Z"), "2026-11-03"],
  [address("2026-11-03T10:00:00Z", "ugcPost"), "2026-11-03"],
  [address("2026-11-03T10:00:00Z", "share"), "2026-11-03"],
  [`https://de.linkedin.com/feed/update/urn:li:activity:${idAt("2026-11-03T10:00:00Z")}/`, "2026-11-03"],
  [`https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A${idAt("2026-11-03T10:00:00Z")}`, "2026-11-03"],
  // The day is the reader's own.
  [address("2026-11-03T23:30:00Z"), "2026-11-04"],
  // A number that is no time, a time to come, and the same number elsewhere.
  ["https://www.linkedin.com/posts/ada_words-activity-123456789012345-x", null],
  [address("2026-11-25T10:00:00Z"), null],
  [`https://blog.example/activity-${idAt("2026-11-03T10:00:00Z")}`, null],
  ["", null],
])("of %s, the day is %s", (link, day) => {
  expect(dayInAddress(link, "Europe/Berlin", now)).toBe(day);
});

test("says which day counts where the address and what was typed differ", () => {
  const words = (day: string) =>
    dayWords({ text: "", address: address("2026-11-03T10:00:00Z"), day }, "UTC", now) ?? "";
  expect(words("2026-11-03")).toBe("");
  expect(words("")).toMatch(/^Its LinkedIn address says it was posted on .*2026\.$/);
  expect(words("2026-11-05")).toMatch(/2026\. That day is used, and not the one you entered\.$/);
});

test.each([
  ["https://www.linkedin.com/posts/ada-lovelace_words-activity-1-x", false],
  ["https://www.linkedin.com/posts/Ada-Lovelace_words-activity-1-x", false],
  ["https://www.linkedin.com/posts/ben-hur_words-activity-1-x", true],
  ["https://de.linkedin.com/posts/ada-lovelace-2_words-activity-1-x", true],
  ["https://www.linkedin.com/posts/b%C3%A9n_words", true],
  ["https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678", false],
  ["https://blog.example/posts/ben_words", false],
  ["", false],
])("whether %s is another person's: %s", (link, is) => {
  expect(isOthersAddress(link, "https://www.linkedin.com/in/ada-lovelace")).toBe(is);
});

test("an address that LinkedIn itself made can't be compared", () => {
  const profile = "https://www.linkedin.com/in/acoaaab1c2d3e4f5g6h7i8j9k0l";
  expect(isOthersAddress("https://www.linkedin.com/posts/ben_words-activity-1-x", profile)).toBe(false);
});
