import { expect, test } from "vitest";
import { findDates } from "../find-dates.ts";

const WORDS =
  "money honey hotel phone stone story mayor moment motor minority system sector director mystery wholesaler shop yard monkey mother house".split(
    " ",
  );
test.each(WORDS.flatMap((word) => [`the ${word}`, `send the ${word} to Ana`, `ask for a ${word}`]))(
  "%j says no day",
  (text) => expect(findDates(text, "2030-06-03")).toEqual([]),
);
test.each([
  ["send the money on Friday", "2030-06-07"],
  ["the honey in two weeks", "2030-06-17"],
  ["next month", "2030-07-03"],
  ["tmrw", "2030-06-04"],
])("%j says %s", (text, date) => expect(findDates(text, "2030-06-03").map((one) => one.date)).toEqual([date]));
