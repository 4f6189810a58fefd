import { expect, test } from "vitest";
import { fitsSlug, isTrade } from "./person-words.ts";

test.each(["bluewater", "nightriver", "ironclover", "sunflower", "goldenpepper"])("%s is no trade", (word) => {
  expect(isTrade(word)).toBe(false);
});
test.each(["illustrator", "beekeeper", "cellist", "bookbinder", "locksmith", "potter", "chemist", "driver"])(
  "%s is one",
  (word) => {
    expect(isTrade(word)).toBe(true);
  },
);

test("a short word within a longer one of an address is no part of a name", () => {
  expect(fitsSlug("Priya Venkataraman at", ["priya", "venkataraman", "lumen"])).toBe(false);
  expect(fitsSlug("Li Na", ["li", "na"])).toBe(true);
});
