import { expect, test } from "vitest";
import { isTrade } from "./person-words.ts";

test.each(["bluewater", "nightriver", "ironclover", "sunflower", "goldenpepper"])("%s is no trade", (word) => {
  expect(isTrade(word)).toBe(false);
});
test.each(["illustrator", "beekeeper", "cellist", "bookbinder", "locksmith", "potter", "chemist", "driver"])(
  "%s is one",
  (word) => {
    expect(isTrade(word)).toBe(true);
  },
);
