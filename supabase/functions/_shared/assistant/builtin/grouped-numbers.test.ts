import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
import { numberIn, withNumbersWhole } from "./vocabulary/numbers.ts";

const HAVING = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt" }],
  columns: [
    { label: "Deal size", type: "number" as const },
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
  ],
};
const values = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const all = messages.flatMap((message) => talk.say(message).changes);
  return all.filter(({ tool }) => tool === "set_custom_value").map(({ input }) => input["value"]);
};

test.each([
  ["set Per's deal size to 35 000", ["35000"]],
  ["Set Marga's deal size to 13 500 and make her silver", ["13500", "Silver"]],
  ["deal size 8 000 for Per", ["8000"]],
  ["Per's deal size is €27 500", ["27500"]],
  ["set Per's deal size to 1 250 000.50", ["1250000.5"]],
  ["set Per's deal size from 10 000 to 20 000", ["20000"]],
  ["set Per's deal size to 50\u202f000, no, 60\u202f000", ["60000"]],
  ["put a deal size of 250 000 on Per", ["250000"]],
])("“%s” is read in groups", (message, wanted) => expect(values(message)).toEqual(wanted));

test("also where it corrects another", () => {
  expect(values("set Per's deal size to 50 000", "no, 30 000")).toEqual(["50000", "30000"]);
  expect(values("set Per's deal size to 50 000", "and Marga's 20 000")).toEqual(["50000", "20000"]);
});

test.each(["set Per's deal size to 12 34", "set Per's deal size to 35 00", "set Per's deal size to 1 2 3"])(
  "“%s”: of two numbers none is dropped",
  (message) => expect(values(message)).toEqual([]),
);

test("a note keeps them as they were typed, a question finds by them, and a phone number is none", () => {
  const { changes } = new PlayedConversation(HAVING).say("note on Per: bought 35 000 bricks");
  expect(changes[0]?.input).toMatchObject({ content: "Bought 35 000 bricks" });
  expect(new PlayedConversation(HAVING).say("who has a deal size above 30 000?").text).toContain("30,000");
  expect(numberIn("35 000")).toBe(35_000);
  for (const same of ["+47 912 345 678", "030 1234 567", "“35 000”", "5 0000"])
    expect(withNumbersWhole(same)).toBe(same);
});
