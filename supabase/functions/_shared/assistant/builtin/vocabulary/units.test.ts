import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";
import { numberIn } from "./numbers.ts";
import { strangeAmount } from "./units.ts";

const HAVING: Having = {
  people: [{ name: "Ines Marrow", values: { "Deal size": "400", priorityScore: "40" } }],
  columns: [
    { label: "Deal size", type: "number" },
    { label: "Order weight", type: "number" },
    { label: "Price per kilo", type: "number" },
  ],
};

test.each([
  ["Deal size", "2", "her deal size is 2 kg", "2 kg"],
  ["Deal size", "20 tonnes", "set deal size to 20 tonnes", "20 tonnes"],
  ["Order weight", "30", "order weight 30 euros", "30 euros"],
])("%s of %s in “%s” is of another kind", (label, value, text, amount) =>
  expect(strangeAmount(label, value, text)).toBe(amount),
);
test.each([
  ["Deal size", "2", "her deal size is 2 million"],
  ["Deal size", "300", "set it to 300 dollars"],
  ["Price per kilo", "3", "her price per kilo is 3 euros"],
  ["Order weight", "30", "order weight 30 kg"],
  ["Shelf space", "30", "shelf space 30 metres"],
])("%s of %s in “%s” may be", (label, value, text) => expect(strangeAmount(label, value, text)).toBeNull());

test.each(["Ines's deal size is 2 kg", "deal size of Ines: 20 tons", "Ines's deal size went up to 7 litres"])(
  "%j is asked about and not stored",
  (message) => {
    const { changes, text } = new PlayedConversation(HAVING).say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/does not look like a value of Deal size/u);
  },
);
test("the number that answers it is stored", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("set the deal size of Ines to 20 tons");
  expect(talk.say("20000").changes).toMatchObject([{ tool: "set_custom_value", input: { value: "20000" } }]);
});

test.each([
  ["set Ines's deal size to minus 5", "-5"],
  ["set Ines's deal size to -5", "-5"],
  ["Ines deal size: −30", "-30"],
  ["the deal size of Ines is minus two hundred", "-200"],
  ["setze die Deal size von Ines auf minus 30", "-30"],
  ["set Ines's deal size to 5", "5"],
  ["lower Ines's deal size by 50", "350"],
  ["Ines's deal size minus 50", "350"],
])("%j stores %s", (message, value) =>
  expect(new PlayedConversation(HAVING).say(message).changes).toMatchObject([
    { tool: "set_custom_value", input: { value } },
  ]),
);
test.each([
  ["minus 5", -5],
  ["−1.5k", -1500],
  ["minus two hundred", -200],
  ["minus", null],
])("%j is %s", (text, number) => expect(numberIn(text)).toBe(number));
