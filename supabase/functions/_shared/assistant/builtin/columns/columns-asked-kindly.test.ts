import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({
    people: [{ name: "Runa Halvorsen" }],
    columns: [
      { label: "Grain", type: "select", options: ["Oak", "Ash"] },
      { label: "Workshops", type: "multiselect", options: ["Glass", "Wood"] },
      { label: "Fee", type: "number" },
    ],
  });
const inputs = (message: string) =>
  talk()
    .say(message)
    .changes.map(({ tool, input }) => ({ tool, said: JSON.stringify(input) }));

test.each([
  ["Could Grain have a Birch as well", "Birch"],
  ["could Grain have a Birch as well?", "Birch"],
  ["can we have an Elm in Grain?", "Elm"],
  ["There should be a Clay under Workshops", "Clay"],
  ["we need a Birch option in Grain", "Birch"],
])("%j adds the option on a card", (message, option) => {
  const [change, other] = inputs(message);
  expect(other).toBeUndefined();
  expect(change).toMatchObject({ tool: "change_custom_field" });
  expect(change?.said).toContain(option);
});

test.each([
  ["Set up somewhere to keep how many seats each sponsor gets. 'Comp seats', a number", "Comp seats", "number"],
  ['We need somewhere to note when the permit runs out: "Permit end", a date', "Permit end", "date"],
  ["Could we have a place to track who has a van. Has van, yes/no please", "Has van", "boolean"],
])("%j makes the column that is named behind", (message, label, type) => {
  const [change, other] = inputs(message);
  expect(other).toBeUndefined();
  expect(change).toMatchObject({ tool: "create_custom_field" });
  expect(change?.said).toContain(`"${label}"`);
  expect(change?.said).toContain(`"${type}"`);
});

test.each([
  ["Please call Fee something better, Day rate will do", "Day rate"],
  ["Fee needs a better name, Day rate would do", "Day rate"],
  ["Can we give Grain a clearer name: Kind of wood", "Kind of wood"],
])("%j renames the column", (message, label) => {
  const [change, other] = inputs(message);
  expect(other).toBeUndefined();
  expect(change).toMatchObject({ tool: "change_custom_field" });
  expect(change?.said).toContain(`"${label}"`);
});

test.each(["call Fee something else", "Could Grain have Oak?", "Can we have a chat?", "Who has Oak in Grain?"])(
  "%j changes no column",
  (message) => expect(inputs(message)).toEqual([]),
);
