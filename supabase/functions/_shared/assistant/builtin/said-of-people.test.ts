import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Tomas Quist", values: { Needs: "Tuning" } },
    { name: "Rita Osei", values: { Material: "Oak", "Chair name": "Throne" } },
  ],
  columns: [
    { label: "Needs", type: "multiselect" as const, options: ["Tuning", "Polish", "Moving"] },
    { label: "Material", type: "select" as const, options: ["Oak", "Ash"] },
    { label: "Chair name", type: "text" as const },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each(
  ["wants polish as well", "needs polish too", "also takes polish"].flatMap((told) =>
    [", add it to his needs", "; please put it under his needs", ". Add that to his needs too"].map(
      (order) => `Tomas ${told}${order}`,
    ),
  ),
)("%j is a value, and no note", (message) =>
  expect(say(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value: "Tuning, Polish" } }]),
);
test("a note on his page is one still", () =>
  expect(say("Tomas prefers mornings, add it to his notes").changes.map(({ tool }) => tool)).toEqual(["create_note"]));

test.each(
  ["Aarhus", "Svendborg", "Girona"].flatMap((place) => [
    `add Ola Nordmann, ${place}, linkedin.com/in/olanordmann`,
    `create contact Ola Nordmann, ${place}, stage Lead, linkedin.com/in/olanordmann`,
  ]),
)("%j: one word behind a name is a place that is known, or waits", (message) => {
  const [change] = say(message).changes;
  expect([change?.input["location"], change?.held].some((one) => typeof one === "string")).toBe(true);
});

test.each([
  "which chairs are made of oak?",
  "who has a chair that is built from oak?",
  "whose chairs are made out of oak",
])("%j finds those with the value", (message) => {
  expect(say(message).text).not.toMatch(/no one fits/u);
  expect(say(message).text).not.toMatch(/“Chair name” with|Chair name with/u);
});
