import { expect, test } from "vitest";
import { readDigestWish, wantsNoAnswer } from "./digest-words.ts";

test.each([
  ["2 done", { want: "done", number: 2 }],
  ["Done 12.", { want: "done", number: 12 }],
  ["#3 is done!", { want: "done", number: 3 }],
  ["draft 3", { want: "draft", number: 3 }],
  ["snooze 1", { want: "snooze", number: 1, days: 1 }],
  ["Snooze 1 3d", { want: "snooze", number: 1, days: 3 }],
  ["snooze 4 for 2 weeks", { want: "snooze", number: 4, days: 14 }],
  ["4 snooze a month", { want: "snooze", number: 4, days: 30 }],
])("%j is an answer to a digest", (words, wish) => {
  expect(readDigestWish(words)).toEqual(wish);
});

test.each([
  "Call Ana done",
  "2",
  "done",
  "2 and 3 done",
  "snooze Ana 3d",
  "draft an email to Ana",
  "done 123",
  "snooze 1 tomorrow",
])("%j is the assistant's to read", (words) => {
  expect(readDigestWish(words)).toBeNull();
});

test("a bare ok or thanks gets no answer; anything more does", () => {
  for (const words of ["ok", "OK!", "Thanks", "thank you so much", "ok, thanks!", "👍", "Got it."])
    expect([words, wantsNoAnswer(words)]).toEqual([words, true]);
  for (const words of ["ok do it", "yes", "?", "thanks to Ana we met", "no", "", "2 done"])
    expect([words, wantsNoAnswer(words)]).toEqual([words, false]);
});
