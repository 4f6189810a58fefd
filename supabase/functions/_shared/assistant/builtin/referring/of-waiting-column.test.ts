import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Katrin Holm" }, { name: "Nadia Rossi" }, { name: "Leo Baum" }] };
const [katrin, nadia] = new PlayedConversation(HAVING).people.map(({ id }) => id);
const cardAfter = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return messages.map((message) => talk.say(message)).at(-1)?.changes ?? [];
};
const NUMBER = "add a number column Looms";

test.each([
  "and set it to 9 for Katrin",
  "it's 9 for Katrin",
  "Katrin has 9",
  "put nine for Katrin please",
  "please make it 9 for Katrin Holm",
])("%j, while a column waits, is on its card", (message) =>
  expect(cardAfter(NUMBER, message)).toMatchObject([
    { tool: "take_back" },
    { tool: "create_custom_field", input: { label: "Looms", values: [{ founderId: katrin, value: "9" }] } },
  ]),
);
test("several are on one card, also those that come later and those that are corrected", () =>
  expect(cardAfter(NUMBER, "Katrin 9, Nadia 12", "no, 10 for Katrin").at(-1)?.input["values"]).toEqual([
    { founderId: nadia, value: "12" },
    { founderId: katrin, value: "10" },
  ]));
test("a type that is answered keeps the card, and the value comes on it", () =>
  expect(cardAfter("add a column Looms", "number", "and set it to 9 for Katrin").at(-1)?.input).toMatchObject({
    type: "number",
    values: [{ founderId: katrin, value: "9" }],
  }));
test.each(["remind me to call Katrin tomorrow", "Katrin likes tea", "who is Katrin?", "set it to 9 for Petra"])(
  "%j is no value of the column that waits",
  (message) => expect(cardAfter(NUMBER, message).map(({ tool }) => tool)).not.toContain("create_custom_field"),
);
test.each(["give Katrin a task for Friday", "give Katrin a reminder for Monday", "make it a text for Katrin"])(
  "%j, while a column for numbers waits, is no value of it",
  (message) => {
    const talk = new PlayedConversation(HAVING);
    talk.say(NUMBER);
    const { text, changes } = talk.say(message);
    expect(text).not.toContain("set Looms of");
    expect(changes.flatMap(({ input }) => input["values"] ?? [])).toEqual([]);
  },
);
