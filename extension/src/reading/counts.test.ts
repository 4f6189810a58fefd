import { describe, expect, it } from "vitest";
import { readCount } from "./counts.ts";

describe("readCount", () => {
  it.each([
    ["12,345 followers", "en", 12_345],
    ["1.2K followers", "en", 1_200],
    ["3.4M", "en", 3_400_000],
    ["1.234 Follower:innen", "de", 1_234],
    ["1,2 Mio. Follower:innen", "de", 1_200_000],
    ["1 234 abonnés", "fr", 1_234],
    ["12\u202f345 abonnés", "fr", 12_345],
    ["3,4 M d’abonnés", "fr", 3_400_000],
    ["1,2 mil seguidores", "es", 1_200],
    ["1,2 MIL seguidores", "es", 1_200],
    ["3,4 mil seguidores", "pt", 3_400],
    ["フォロワー 1,234人", "ja", 1_234],
    ["フォロワー1,234人", "ja", 1_234],
    ["12万", "ja", 120_000],
    ["1.2万人のフォロワー", "ja", 12_000],
    ["١٢٬٣٤٥ متابعًا", "ar", 12_345],
    ["1.2 ألف متابع", "ar", 1_200],
    ["1,23,456 followers", "en", 123_456],
    ["0 followers", "en", 0],
  ])("reads %s (%s) as %i", (text, language, value) => {
    expect(readCount(text, language)?.value).toBe(value);
    expect(readCount(text, null)?.value ?? value).toBe(value);
  });

  it("says what is rounded", () => {
    expect(readCount("1.2K followers", "en")).toEqual({ value: 1_200, isRounded: true, isAtLeast: false });
    expect(readCount("500+ connections", "en")).toEqual({ value: 500, isRounded: true, isAtLeast: true });
    expect(readCount("500 followers", "en")).toEqual({ value: 500, isRounded: false, isAtLeast: false });
  });

  it.each(["web3", "3w", "2nd", "1000heads", "Forbes 30 under 30", "1.5 followers", "no number", "", "9".repeat(40)])(
    "takes %s for no count",
    (text) => expect(readCount(text, "en")).toBeNull(),
  );

  it.each(["en", "de", "fr", "ja", "ar"])("reads every number back as %s writes it", (language) => {
    const whole = new Intl.NumberFormat(language);
    const short = new Intl.NumberFormat(language, { notation: "compact" });
    for (let value = 1; value < 2_000_000_000; value = Math.ceil(value * 1.37)) {
      expect(readCount(whole.format(value), language)?.value).toBe(value);
      const rounded = readCount(short.format(value), language)?.value ?? 0;
      expect(Math.abs(rounded - value) / value).toBeLessThanOrEqual(0.5);
    }
  });
});
