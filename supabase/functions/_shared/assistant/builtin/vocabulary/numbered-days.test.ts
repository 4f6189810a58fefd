import { expect, test } from "vitest";
import { findDates } from "../find-dates.ts";

const TODAY = "2030-06-04";
test.each([
  "he wants 2M by march for the 3rd storage site",
  "visit the 12th loom shed",
  "call Teo about the 4th round",
  "she hired the 5th weaver",
  "send the plan of the 2nd warehouse",
  "call Teo on the 5th floor matter",
  "it is the 1st spinning mill",
  "pay the 10th instalment",
])("%j has no day of its number", (text) => {
  expect(findDates(text, TODAY).map(({ date }) => date.slice(8))).not.toContainEqual(
    expect.stringMatching(/^(?:03|12|04|05|02|10)$/u),
  );
});
test.each([
  ["call Teo on the 13th about the plant", "2030-06-13"],
  ["send the deck by the 14th please", "2030-06-14"],
  ["move it to the 15th", "2030-06-15"],
  ["the 16th works for me", "2030-06-16"],
  ["make it the 17th instead", "2030-06-17"],
  ["for the 18th at noon", "2030-06-18"],
  ["on the 19th send Teo the plan", "2030-06-19"],
  ["until the 20th Teo is away", "2030-06-20"],
  ["the 21st, not before", "2030-06-21"],
])("%j has one", (text, date) => {
  expect(findDates(text, TODAY).map((one) => one.date)).toContain(date);
});
