import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const columns = [
  { label: "Yearly Volume Cr", type: "number" as const },
  { label: "Fee Quoted", type: "number" as const },
  { label: "Stock (lakh)", type: "number" as const },
  { label: "Raise €m", type: "number" as const },
];
const idOf = (no: number) => new PlayedConversation({ columns }).columns[no]?.id;
const played = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Ilse Moravec", company: "Tideworks" }, { name: "Teo Aldana" }],
    columns,
  }).say(message);

test.each([
  ["Ilse's yearly volume has gone up to 4.5 cr", 0, "4.5"],
  ["Teo's yearly volume has dropped from 12 to 9 crore", 0, "9"],
  ["the fee for Teo came down to 0.9", 1, "0.9"],
  ["Ilse's fee has been revised to 1.25", 1, "1.25"],
  ["Teo's stock rose to 30 lakh", 2, "30"],
  ["Teo's raise jumped to 5.5 million", 3, "5.5"],
  ["Ilse's yearly volume is down to 60 lakh now", 0, "0.6"],
])("%s: a card with the number", (message, no, value) => {
  const { changes } = played(message);
  expect(changes).toMatchObject([{ tool: "set_custom_value", input: { fieldId: idOf(no), value } }]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each([
  ["Set Ilse's yearly volume to 28 cr", 0, "28"],
  ["set the yearly volume of Teo to 38", 0, "38"],
  ["Set Teo's stock to 2.5", 2, "2.5"],
])("%s: an order", (message, no, value) => {
  expect(played(message).changes).toMatchObject([
    { tool: "set_custom_value", input: { fieldId: idOf(no), value }, held: null },
  ]);
});

test.each([
  "Teo says the fee should come down to 0.9",
  "has Ilse's yearly volume gone up to 4.5 cr?",
  "Ilse's yearly volume has not gone up to 5 cr",
])("%s: no number is set", (message) => {
  expect(played(message).changes.filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
});

test("what is asked for by the number", () => {
  expect(played("note on Ilse: yearly volume has gone up to 4.5 cr").changes).toMatchObject([
    { tool: "create_note", input: { content: "Yearly volume has gone up to 4.5 cr" } },
  ]);
});
