import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) => new PlayedConversation({ people: [{ name: "Marga Oduya" }] }).say(message).changes;

test.each([
  ["Can we track EIIS eligible per company, just yes or no", "EIIS eligible", "boolean", []],
  ["Can we track board seat for each founder, a yes/no will do", "Board seat", "boolean", []],
  ["could you keep track of Headcount per company - only a number", "Headcount", "number", []],
  ["let's record Renewal per client, as a date", "Renewal", "date", []],
  [
    "where I can tick several at once - Fairs: BIO-Europe, JPM, BioEquity",
    "Fairs",
    "multiselect",
    ["BIO-Europe", "JPM", "BioEquity"],
  ],
  ["something where I can pick more than one - Grants: EIC, DTIF", "Grants", "multiselect", ["EIC", "DTIF"]],
  ["one where you can only pick one: Risk class - I, IIa, III", "Risk class", "select", ["I", "IIa", "III"]],
])("a column is asked for by what it is kept for: %s", (message, label, type, options) => {
  expect(play(message)).toMatchObject([{ tool: "create_custom_field", input: { label, type, options } }]);
});

test.each([
  "can we track who signed",
  "can you track how many tasks I have per person, just a number",
  "where can I tick tasks?",
])("a question makes none: %s", (message) => {
  expect(play(message).filter(({ tool }) => tool === "create_custom_field")).toEqual([]);
});
