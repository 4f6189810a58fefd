import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [{ name: "Marga Oduya" }],
    columns: [
      { label: "Next visit", type: "date" },
      { label: "Budget", type: "number" },
    ],
  });

test.each([
  "move the Next visit column to the end",
  "move Next visit after Budget",
  "put the Budget column before the stage",
  "move Budget to the start of the table",
  "make the Budget column bigger",
  "I don't want to see the Budget column any more",
  "we don't need the Budget column in the report",
])("“%s” is done on the screen", (text) => {
  const { changes, text: said } = world().say(text);
  expect(changes).toEqual([]);
  expect(said).toMatch(/Column settings/);
});

test.each([
  "move next visit to the start of July",
  "move the next visit to the end of the month for Marga",
  "move Marga's next visit to after Easter",
  "move the next visit to before Christmas",
  "make the budget bigger, 20k",
  "put Marga's budget first",
])("“%s” is about the value of one person", (text) => {
  const talk = world();
  talk.say("tell me about Marga Oduya");
  expect(talk.say(text).text).not.toMatch(/Column settings/);
});

test("a day behind a column's name is its value", () => {
  const { changes } = world().say("move the next visit to the end of August for Marga");
  expect(changes).toMatchObject([{ tool: "set_custom_value", input: { value: "2030-08-31" } }]);
});
