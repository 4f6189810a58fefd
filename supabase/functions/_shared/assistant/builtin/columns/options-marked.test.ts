import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withOptionsMarked } from "./options-marked.ts";

const made = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ines Corvo" }], columns: [] })
    .say(message)
    .changes.map(({ tool, input }): unknown => ({ tool, ...input }));
const column = (label: string, type: string, options: string[] = []): unknown[] => [
  expect.objectContaining({
    ...{ tool: "create_custom_field", label, type },
    ...(options.length > 0 && { options }),
  }) as unknown,
];

test.each([
  ["Make me a dropdown 'Hull check' with Done, Booked, Not yet", "Hull check", ["Done", "Booked", "Not yet"]],
  ["New select column Swell: Good, Not sure, No", "Swell", ["Good", "Not sure", "No"]],
  [
    "I need a new field Crew pass with the values Given, None, Not needed",
    "Crew pass",
    ["Given", "None", "Not needed"],
  ],
  [
    "please create a pick list Mooring (Granted, Pending, Never asked)",
    "Mooring",
    ["Granted", "Pending", "Never asked"],
  ],
  ["Add a column Rope with options old, new, not yet please", "Rope", ["old", "new", "not yet"]],
  ["make a dropdown for Lounge with Box, Stalls and None as the choices", "Lounge", ["Box", "Stalls", "None"]],
  ["can you add a dropdown Ferry: Stop, Wait, Go", "Ferry", ["Stop", "Wait", "Go"]],
])("an option may say no: %s", (message, label, options) => {
  expect(made(message)).toEqual(column(label, "select", options));
});

test.each([
  "add a dropdown Tier: gold, silver, no wait, bronze",
  "add a dropdown Tier: gold, silver",
  "note on Ines: a column Tier with Paid, Not yet",
  "delete the column Tier, not needed, no use",
  "set Ines to Lead, no, Meeting",
])("other words stay as they are: %s", (message) => {
  expect(withOptionsMarked(message)).toBe(message);
});

test.each([
  ["a column where I can tick several ports: Faro, Cadiz, Brest. name it Home ports", "Home ports", "multiselect"],
  ["a list where several can be picked: tram, bus or bike. Call it Commute", "Commute", "multiselect"],
  ["we need a dropdown for how they pay: card, invoice, cash. call it Payment", "Payment", "select"],
  ["Can I have a tick box for whether they've got a boat? Call it Has boat", "Has boat", "boolean"],
  ["could I get a checkbox for who has a licence. name it Licence", "Licence", "boolean"],
  ["tick box for Has parking", "Has parking", "boolean"],
])("what a column is for comes before its name: %s", (message, label, type) => {
  expect(made(message)).toEqual(column(label, type));
});

test.each(["Dropdown for Berth size please.", "pick list called Sail colour"])(
  "options are asked for: %s",
  (message) => {
    const { text, changes } = new PlayedConversation({}).say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/^Which options should/);
  },
);
