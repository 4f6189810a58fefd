import { describe, expect, it } from "vitest";
import { fitsAge, readAge } from "./relative-time.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("readAge", () => {
  it.each([
    ["3w", "en", 21 * DAY],
    ["3w •", "en", 21 * DAY],
    ["5m", "en", HOUR / 12],
    ["2mo • Edited •", "en", 60 * DAY],
    ["1yr", "en", 365 * DAY],
    ["3 weeks ago", "en", 21 * DAY],
    ["3 Wo.", "de", 21 * DAY],
    ["3 Wo. • Bearbeitet", "de", 21 * DAY],
    ["5 Std.", "de", 5 * HOUR],
    ["2 sem.", "fr", 14 * DAY],
    ["2 sem", "es", 14 * DAY],
    ["2 mois", "fr", 60 * DAY],
    ["3週間前", "ja", 21 * DAY],
    ["5 時間前", "ja", 5 * HOUR],
    ["أسبوعان", "ar", 14 * DAY],
    ["٣ أسابيع", "ar", 21 * DAY],
    ["قبل أسبوعين", "ar", 14 * DAY],
  ])("reads %s (%s)", (label, language, from) => {
    expect(readAge(label, language)?.from).toBe(from);
  });

  it.each(["", "3", "w", "3 people", "Founder", "Jan 2019", "99w99", "3m".repeat(50)])("takes %s for no age", (label) =>
    expect(readAge(label, "en")).toBeNull(),
  );

  it("does not guess the unit where it is not the same in all languages", () => {
    expect(readAge("3 Wo.", null)?.from).toBe(21 * DAY);
    expect(readAge("3m", null)).toBeNull();
    expect(readAge("3m", "fr")).toBeNull();
  });

  it("knows that labels round down", () => {
    const sixMonths = readAge("6mo", "en");
    if (!sixMonths) throw new Error("It was not read.");
    const now = Date.parse("2026-11-20T12:00:00Z");
    expect(fitsAge(now - 211 * DAY, sixMonths, now)).toBe(true);
    expect(fitsAge(now - 150 * DAY, sixMonths, now)).toBe(false);
    expect(fitsAge(now - 260 * DAY, sixMonths, now)).toBe(false);
  });
});
