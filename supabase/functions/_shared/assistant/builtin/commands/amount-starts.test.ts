import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const having = {
  people: [{ name: "Ilse Moravec" }],
  columns: [
    { label: "Pay Wish", type: "text" as const },
    { label: "Loom Price", type: "number" as const },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["set Ilse's pay wish to A$345k", "A$345k"],
  ["Ilse's pay wish is now A$90,000", "A$90,000"],
  ["Pay wish of Ilse: A$1.2m", "A$1.2m"],
  ["Ilse's pay wish is US$330k", "US$330k"],
  ["set the pay wish of Ilse to US$1,500", "US$1,500"],
  ["change the pay wish of Ilse to NZ$250k", "NZ$250k"],
  ["set Ilse's loom price to A$340", "340"],
  ["set the loom price of Ilse to NZ$1,200", "1200"],
])("dollars are those of their country: %j", (message, value) => {
  expect(play(message).map(({ tool, input }) => [tool, String(input["value"])])).toEqual([["set_custom_value", value]]);
});

test("an article is none", () => {
  expect(play("set Ilse's pay wish to a fair share").map(({ input }) => input["value"])).toEqual(["fair share"]);
});

test.each(["A$34", "NZ$34", "US$34", "R$ 34"])("%s is a number", (text) => {
  expect(numberIn(text)).toBe(34);
});
