import { expect, test } from "vitest";
import { undeliveredWords } from "./undelivered-messages";
import { mailsOf } from "./unsubscribe-page";

test.each([
  [1, 0, "1 text or mail didn't arrive, in the last 30 days."],
  [2, 0, "2 texts or mails didn't arrive, in the last 30 days."],
  [0, 1, "1 text or mail may not have arrived, in the last 30 days."],
  [3, 2, "3 texts or mails didn't arrive and 2 may not have, in the last 30 days."],
])("%i that failed and %i that may have arrived are counted in one sentence", (failed, unknown, words) => {
  expect(undeliveredWords(failed, unknown)).toBe(words);
});

test("a link names its kind of mail, and an invalid one names none", () => {
  expect(mailsOf("0b9e5d0c-6a43-4f36-9d62-0d4b9f7f9a11.digest.00")).toBe("mails with the morning digest");
  expect(["", "x", "a.b.c", "..", "a.toString.c"].map(mailsOf)).toEqual([null, null, null, null, null]);
});
