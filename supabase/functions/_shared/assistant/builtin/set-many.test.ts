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

const SECTORS: Having = {
  people: [
    { name: "Ines Marrow", values: { Sectors: "Food, Retail" } },
    { name: "Ravi Patel", values: { Sectors: "Food" } },
    { name: "Zoë Lind" },
  ],
  columns: [
    { label: "Sectors", type: "multiselect", options: ["Food", "Retail", "Health"] },
    { label: "Allergy", type: "multiselect", options: ["Nuts", "Milk"] },
  ],
};
const valuesAfter = (message: string) =>
  new PlayedConversation(SECTORS).say(message).changes.map(({ input, held }) => [input["value"], held !== null]);

test.each([
  "remove sector food from everyone",
  "remove the Food sector from everyone",
  "remove food from everyone's sectors",
])("%j takes one option from those who have it, each on a card", (message) =>
  expect(valuesAfter(message)).toEqual([
    ["Retail", true],
    [null, true],
  ]),
);
test.each([
  ["set Zoë's sector to Health", "Health"],
  ["add sector health to Ravi", "Food, Health"],
  ["Zoë's allergies: Nuts", "Nuts"],
  ["set Zoë's sectors to Health", "Health"],
])("%j means the user's own column, whose label is the same word as one or as several", (message, value) =>
  expect(valuesAfter(message).map(([one]) => one)).toEqual([value]),
);
test.each([
  ["what is Ravi's sector?", "Food"],
  ["which sectors does Ines have?", "Food, Retail"],
])("%j asks for the user's own column", (message, value) =>
  expect(new PlayedConversation(SECTORS).say(message).text).toContain(`Sectors: ${value}`),
);
test("the built-in industry keeps its own name, and “sector” where there is no such column", () => {
  const industry = { input: { patch: { industry: "fishing" } } };
  expect(new PlayedConversation(SECTORS).say("set Ravi's industry to fishing").changes).toMatchObject([industry]);
  const none = { ...SECTORS, columns: [] };
  expect(new PlayedConversation(none).say("set Ravi's sector to fishing").changes).toMatchObject([industry]);
});
test("a column Stages leaves the word “stage” to the field that each person has", () => {
  const columns: Having["columns"] = [{ label: "Stages", type: "multiselect", options: ["North", "South"] }];
  const { changes } = new PlayedConversation({ ...SECTORS, columns }).say("set Ravi's stage to Lead");
  expect(changes).toMatchObject([{ input: { patch: { stage: "Lead" } } }]);
});
