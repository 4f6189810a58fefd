import { expect, test } from "vitest";
import { readCountedDays, readDigestWishes } from "./digest-words.ts";

test.each([
  ["2 done", { want: "done", number: 2 }],
  ["Done 12.", { want: "done", number: 12 }],
  ["#3 is done!", { want: "done", number: 3 }],
  ["2done", { want: "done", number: 2 }],
  ["two done", { want: "done", number: 2 }],
  ["✅ 2", { want: "done", number: 2 }],
  ["2 ✔️", { want: "done", number: 2 }],
  ["Done with 2", { want: "done", number: 2 }],
  ["mark 2 as done", { want: "done", number: 2 }],
  ["finished 2", { want: "done", number: 2 }],
  ["tick off 2", { want: "done", number: 2 }],
  ["draft 3", { want: "draft", number: 3 }],
  ["2", { want: "which", number: 2 }],
  ["#12.", { want: "which", number: 12 }],
  ["snooze 1", { want: "snooze", number: 1, until: "1d" }],
  ["Snooze 1 3d", { want: "snooze", number: 1, until: "3d" }],
  ["snooze 4 for 2 weeks", { want: "snooze", number: 4, until: "for 2 weeks" }],
  ["4 snooze until Friday!", { want: "snooze", number: 4, until: "until friday" }],
])("%j is an answer to a digest", (words, wish) => {
  expect(readDigestWishes(words)).toEqual([wish]);
});

test.each([
  "digest",
  "Digest?",
  "my digest please",
  "show me today's digest",
  "send the morning digest again",
  "What’s in my digest?",
])("%j asks for what is open in a digest", (words) => {
  expect(readDigestWishes(words)).toEqual([{ want: "list" }]);
});

test.each([
  "all done",
  "All done!",
  "everything is done",
  "all of them are finished",
  "done with everything",
  "both done",
])("%j means every line of a digest", (words) => {
  expect(readDigestWishes(words)).toEqual([{ want: "all" }]);
});

test.each([
  "digest the report",
  "turn my digest off",
  "all tasks are done",
  "Call Ana done",
  "done",
  "2 dine",
  "123",
  "snooze Ana 3d",
  "draft an email to Ana",
  "done 123",
  "1, 2",
  "1 and 2",
  "1 done and call Ana",
  "done 1 2 friday",
])("%j is the assistant's to read", (words) => {
  expect(readDigestWishes(words)).toBeNull();
});

const done = (number: number) => ({ want: "done", number });
const snooze = (number: number, until: string) => ({ want: "snooze", number, until });

test.each([
  ["2 and 3 done", [done(2), done(3)]],
  ["1, 2, and 4 are done", [done(1), done(2), done(4)]],
  ["done 1 2", [done(1), done(2)]],
  ["1 and 2 are both done", [done(1), done(2)]],
  ["1 & 2 both done.", [done(1), done(2)]],
  ["snooze 1 and 2", [snooze(1, "1d"), snooze(2, "1d")]],
  ["snooze 1, 2 until friday", [snooze(1, "until friday"), snooze(2, "until friday")]],
  ["1 done\n2 snooze 3d", [done(1), snooze(2, "3d")]],
  ["1 done, snooze 3 friday and draft 4", [done(1), snooze(3, "friday"), { want: "draft", number: 4 }]],
  ["2 done. 2 done", [done(2), done(2)]],
])("%j is read as %j", (words, wishes) => {
  expect(readDigestWishes(words)).toEqual(wishes);
});

test("days are counted in days, weeks and months", () => {
  for (const [words, days] of [
    ["1d", 1],
    ["for 3 days", 3],
    ["2 weeks", 14],
    ["a month", 30],
    ["0d", 0],
    ["1h", null],
    ["friday", null],
  ])
    expect([words, readCountedDays(String(words))]).toEqual([words, days]);
});
