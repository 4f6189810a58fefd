import { expect, test } from "vitest";
import { findDates } from "../find-dates.ts";
import { PlayedConversation } from "../played-turn.ts";

// 3 June 2030 is a Monday.
test.each([
  ["the first Monday of March", "2031-03-03"],
  ["the first Monday in July", "2030-07-01"],
  ["last Friday of June", "2030-06-28"],
  ["the last Friday of the month", "2030-06-28"],
  ["the second Tuesday of next month", "2030-07-09"],
  ["the 3rd Thursday in May 2032", "2032-05-20"],
  ["the first Monday of the month", "2030-06-03"],
  // The first of this month is over.
  ["the first Saturday of the month", "2030-07-06"],
])("%j is %s", (text, date) => {
  expect(findDates(`call Per on ${text}`, "2030-06-03", "en").map((one) => one.date)).toEqual([date]);
});

test("its words are no part of a title", () => {
  const played = new PlayedConversation({ people: [{ name: "Per Holt" }] });
  const { changes } = played.say("get back to Per on the first Monday of March about the grant");
  expect(changes.map(({ input }) => [input["title"], input["dueDate"]])).toEqual([
    ["Get back to Per about the grant", "2031-03-03"],
  ]);
});
