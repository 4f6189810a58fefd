import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Runa Vik", company: "Saltmarsh" },
      { name: "Obi Nwosu", company: "Kelpworks" },
      { name: "Ada Keller", company: "Kelpworks" },
    ],
    tasks: [{ title: "Saltmarsh invoice" }],
    columns: [{ label: "Saltmarsh visit", type: "date" }],
  });
const companies = (message: string) => {
  const conversation = world();
  const { changes } = conversation.say(message);
  const nameOf = (id: unknown) => conversation.people.find((person) => person.id === id)?.name;
  return changes
    .filter(({ tool }) => tool === "update_founder")
    .map(({ input, held }) => [
      nameOf(input["founderId"]),
      (input["patch"] as Record<string, unknown>)["company"],
      held === null,
    ]);
};

const ORDERS = ["please fix that", "so update Runa's company", "can you correct her company please"];
test.each([
  "rename Saltmarsh to Birch",
  "please rebrand the company Saltmarsh to Birch",
  ...ORDERS.flatMap((order) => [
    `Saltmarsh has renamed itself to Birch. ${order}`,
    `Saltmarsh is now called Birch, ${order}`,
  ]),
])("%j sets the company of the one who is there", (message) => {
  expect(companies(message)).toEqual([["Runa Vik", "Birch", true]]);
});

test.each([
  "Saltmarsh is now called Birch",
  "Saltmarsh got rebranded as Birch.io",
  "Saltmarsh changed its name to Birch",
])("%j is news that waits for a Confirm", (message) =>
  expect(companies(message)).toEqual([["Runa Vik", expect.stringContaining("Birch"), false]]),
);

test.each([
  "rename Saltmarsh invoice to Birch invoice",
  "rename the column Saltmarsh visit to Visit",
  "Saltmarsh is called every Monday",
  "Saltmarsh has renamed itself to Birch. Fix Obi's company",
  "Kelpworks is now called Birch",
  "rename Oakwood to Birch",
])("%j sets no company", (message) => {
  expect(companies(message)).toEqual([]);
});

test.each([
  "Saltmarsh has just been called Best Yard 2030 by the Times",
  "Saltmarsh had been called Old Pier",
  "Saltmarsh had changed its name to Old Pier",
  "Saltmarsh gets called Salty by mistake",
  "Saltmarsh was called Birch until last year",
  "Saltmarsh is called Birch by everyone here",
  "Saltmarsh goes by Monday",
  "Saltmarsh trades as Birch and Obi is CEO",
  "Saltmarsh is called Birch Labs and Runa is its CTO",
  "rename Saltmarsh to Birch and Kelpworks to Elm",
])("%j tells no name that it has now, and changes no company and no role", (message) =>
  expect(
    world()
      .say(message)
      .changes.filter(({ tool }) => tool === "update_founder"),
  ).toEqual([]),
);

test.each([
  "Saltmarsh has changed its name to Birch, set Runa's role to Buyer",
  "Saltmarsh is now called Birch, change Runa's role to Buyer",
  "Saltmarsh has been called Best Yard by the Times. Change Runa's role to Buyer",
])("what else is ordered in %j is no part of the name, and is not left out", (message) => {
  const { changes } = world().say(message);
  expect(changes.filter(({ tool }) => tool === "update_founder")).toMatchObject([
    { input: { patch: { roleTitle: "Buyer", company: null } } },
  ]);
});

test.each([
  ["Saltmarsh is now called Birch & Sons", "Birch & Sons"],
  ["Saltmarsh got rebranded as Bank of Turku last week", "Bank of Turku"],
  ["Saltmarsh now trades as Birch Labs", "Birch Labs"],
])("%j is the whole name", (message, name) => {
  expect(companies(message)).toEqual([["Runa Vik", name, false]]);
});
