import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const made = (message: string) =>
  new PlayedConversation({ people: [{ name: "Runa Vik" }] })
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["label"], input["type"], input["options"]]);

const WHAT_FOR = ["the next harbour meeting", "our co-owners", "what they pay per month"];
test.each(
  WHAT_FOR.flatMap((what) => [
    `I need a number column for ${what}, name it Berth fee.`,
    `make a number column for ${what} and call it Berth fee`,
    `Could we have a field for ${what}? Numeric, call it Berth fee`,
    `please add a column to track ${what} and label it Berth fee`.replace("a column", "a number column"),
  ]),
)("%j has the name that is said last", (message) => {
  expect(made(message)).toEqual([["create_custom_field", "Berth fee", "number", []]]);
});

test.each([
  [
    "Could we have a field where I can tick several co-owners? Multi-select, call it Co-owners, options Kelp, Birch.",
    "multiselect",
    "Co-owners",
  ],
  ["Can I have a list for the sponsors? Dropdown, name it Sponsor, options: Kelp, Birch", "select", "Sponsor"],
  ["a field where I can pick several co-owners - Kelp, Birch", "multiselect", "Co-owners"],
])("%j has its options", (message, type, label) => {
  expect(made(message)).toEqual([["create_custom_field", label, type, ["Kelp", "Birch"]]]);
});

test.each(["I'd like to see who sails", "I want to know who sails", "we need that for the audit"])(
  "“%s” behind an order says why",
  (why) =>
    expect(made(`Please create a text column named Skipper, ${why}`)).toEqual([
      ["create_custom_field", "Skipper", "text", []],
    ]),
);

test.each(["call it a day", "Please call it off", "name it when you see it"])("%j makes no column", (message) =>
  expect(made(message).filter(([tool]) => tool === "create_custom_field")).toEqual([]),
);
