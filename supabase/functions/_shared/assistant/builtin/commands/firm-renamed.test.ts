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
