import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const people = [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }];
const columns = [{ id: "5f2c9d30-0000-4000-8000-000000000001", label: "Door", type: "text" as const, options: [] }];
const after = (order: string, message: string) => {
  const talk = new PlayedConversation({ people, columns });
  talk.say(order);
  return talk.say(message).changes.filter(({ tool }) => tool !== "create_note");
};

const ORDERS = [
  "Set Odile's location to Kiel",
  "Set Odile's role to Buyer",
  "Set Odile's owner to Nora",
  "Set Odile's company to Kelp",
  "Set Odile's Door to side gate",
];
const TOLD = [
  "Bruno left Harbour Foods",
  "Bruno got funded",
  "Bruno loves plums",
  "Bruno hates phone calls",
  "Bruno sold it",
  "Bruno painted two boats",
  "Bruno snores",
  "Bruno is happy today",
];

test.each(ORDERS.flatMap((order) => TOLD.map((told) => [order, told] as const)))(
  "after “%s”, “%s” is no value of that field",
  (order, told) => expect(after(order, told).filter(({ held }) => held === null)).toEqual([]),
);

test.each([
  ["Set Odile's location to Kiel", "and Bruno london", { location: "london" }],
  ["Set Odile's location to Kiel", "Bruno: Utrecht", { location: "Utrecht" }],
  ["Set Odile's location to Kiel", "Lyon for Bruno", { location: "Lyon" }],
  ["Set Odile's role to Buyer", "and Bruno head chef", { roleTitle: "head chef" }],
  ["Set Odile's owner to Nora", "Bruno to Nora", { owner: "Nora" }],
])("after “%s”, “%s” gives the same field", (order, message, input) =>
  expect(after(order, message)).toMatchObject([{ tool: "update_founder", input: { patch: input } }]),
);

test.each([
  ["set Odile's role back to Co-founder and CEO", { roleTitle: "Co-founder and CEO" }],
  ["please change Odile role back to buyer", { roleTitle: "buyer" }],
  ["put Odile's company back to Kelp", { company: "Kelp" }],
  ["switch the location of Odile back to Kiel", { location: "Kiel" }],
])("%s", (message, input) => {
  const [change] = new PlayedConversation({ people, columns }).say(message).changes;
  expect(change).toMatchObject({ tool: "update_founder", input: { patch: input } });
});

test("what is to be done is no value", () => {
  const { changes } = new PlayedConversation({ people }).say("set a task to get back to Odile");
  expect(changes).toMatchObject([{ tool: "create_task", input: { title: "Get back to Odile" } }]);
});
