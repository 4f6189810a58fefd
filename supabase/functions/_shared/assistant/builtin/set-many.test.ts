import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ines Marrow", stage: "Lead", values: { stage: "Lead", Topics: "Legal" } },
    { name: "Omar Haddad", stage: "Lead", values: { stage: "Lead" } },
  ],
  columns: [{ label: "Topics", type: "multiselect", options: ["Talent", "Legal", "Finance"] }],
};

test.each(["everyone in Lead: add Finance", "add Finance to everyone in Lead"])(
  "“%s” is a card for each of them, beside what they have",
  (message) => {
    const { changes } = new PlayedConversation(HAVING).say(message);
    expect(changes.map(({ tool }) => tool)).toEqual(["set_custom_value", "set_custom_value"]);
    expect(changes.every(({ held }) => held !== null)).toBe(true);
  },
);

const { people } = new PlayedConversation(HAVING);
test.each([
  ["set the status of everyone in Lead to Active", { status: "Active" }],
  ["please change the owner for everybody in Lead to Greta", { owner: "Greta" }],
  ["set the priority of everyone to 40", { priorityScore: 40 }],
])("%j changes them all", (message, patch) =>
  expect(new PlayedConversation({ ...HAVING, owners: ["Greta"] }).say(message).changes).toMatchObject([
    { tool: "update_founders", input: { founderIds: people.map(({ id }) => id), patch } },
  ]),
);
test.each([
  "move everyone in Closed to Meeting",
  "set the status of everyone in Closed to Active",
  "set all closed people to Paused",
])("%j is about nobody, which it says", (message) => {
  const { changes, text } = new PlayedConversation(HAVING).say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/^Nobody fits “.*Closed.*”, so I changed nothing\.$/u);
});
