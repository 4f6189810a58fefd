import { expect, test } from "vitest";
import { withSpelledDays } from "./days.ts";
import { numberIn } from "./numbers.ts";

test.each([
  ["17.5k", 17_500],
  ["17,500", 17_500],
  ["€40k", 40_000],
  ["40 k", 40_000],
  ["95%", 95],
  ["forty thousand", 40_000],
  ["seventeen thousand five hundred", 17_500],
  ["ninety five", 95],
  ["ninety-five", 95],
  ["two hundred and fifty thousand dollars", 250_000],
  ["1.2 million", 1_200_000],
  ["half a million", 500_000],
  ["a hundred", 100],
  ["150.000", 150_000],
  ["zero", 0],
])("%j is %d", (text, number) => expect(numberIn(text)).toBe(number));
test.each(["1.500", "five ten", "twenty fifty", "many", "", "12abc", "thousand"])("%j is no sure number", (text) =>
  expect(numberIn(text)).toBeNull(),
);

test.each([
  ["call her on tuseday", "call her on tuesday"],
  ["tommorow or wendesday", "tomorrow or wednesday"],
  ["by the 4th of decmber", "by the 4th of december"],
  ["tmrw", "tomorrow"],
])("%j is %j", (text, spelled) => expect(withSpelledDays(text)).toBe(spelled));
test.each(["Mondays", "sundry things", "the Friday's notes", "ann@fridy.test", "the sunny day", "my day"])(
  "%j stays as it is",
  (text) => expect(withSpelledDays(text)).toBe(text),
);
