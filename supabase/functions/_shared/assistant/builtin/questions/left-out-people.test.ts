import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const ROWS: AskedRows = {
  columns: [
    { label: "Crates", type: "number" },
    { label: "Tea", type: "select", options: ["Assam", "Oolong"] },
  ],
  people: [
    { name: "Mira Osei", location: "Leeds", stage: "Regular", own: { Crates: 40, Tea: "Assam" } },
    { name: "Teun Bakker", location: "Hull", stage: "Regular", own: { Crates: 25, Tea: "Oolong" } },
    { name: "Lea Roth", location: "Leeds", stage: "Regular", own: { Crates: 15, Tea: "Oolong" } },
    { name: "Juno Falk", location: "Hull", stage: "Lead", own: { Crates: 7, Tea: "Assam" } },
  ],
};
const start = () => new AskedConversation(ROWS, { stages: ["Lead", "Regular"], statuses: ["Active"] });
const named = (text: string) => ROWS.people.map(({ name }) => name).filter((name) => text.includes(`[${name}]`));

test.each([
  ["without Teun", ["Mira Osei", "Lea Roth"]],
  ["and without Teun and Lea", ["Mira Osei"]],
  ["except Mira please", ["Teun Bakker", "Lea Roth"]],
  ["minus Lea", ["Mira Osei", "Teun Bakker"]],
  ["without the oolong ones", ["Mira Osei"]],
  ["except those in Leeds", ["Teun Bakker"]],
  ["minus the ones in Hull", ["Mira Osei", "Lea Roth"]],
])("%j leaves them out of the last list", (text, people) => {
  const conversation = start();
  conversation.ask("who are my regulars?");
  expect(named(conversation.ask(text))).toEqual(people);
});

test("the sum of what is left is of them", () => {
  const conversation = start();
  conversation.ask("who are my regulars?");
  conversation.ask("without Teun");
  expect(conversation.ask("how many crates is that?")).toContain("total: 55");
});

test("a sum is asked again without someone", () => {
  const conversation = start();
  expect(conversation.ask("how many crates do the regulars take?")).toContain("80");
  expect(conversation.ask("without Teun")).toContain("55");
});

test("without a question before it, nothing is told of the others", () =>
  expect(named(start().ask("without Teun"))).not.toContain("Mira Osei"));
