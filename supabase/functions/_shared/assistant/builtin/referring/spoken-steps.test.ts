import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Hana Berg", company: "Orekrok", values: { priorityScore: "68", "Bikes on order": "4", Helmets: "12" } },
    { name: "Omar Haddad", company: "Haddad Couriers", values: { priorityScore: "40", "Bikes on order": "10" } },
    { name: "Hana Novak", company: "Novak & Sons" },
  ],
  columns: [
    { label: "Bikes on order", type: "number" as const },
    { label: "Helmets", type: "number" as const },
  ],
  tasks: [{ title: "Reply to the warranty letter", dueDate: "2030-06-04" }],
};
const changed = (message: string) => {
  const { changes } = new PlayedConversation(having).say(message);
  return changes.flatMap(({ input, tool }) => {
    const { priorityScore } = (input["patch"] ?? {}) as { priorityScore?: unknown };
    return tool === "create_note" ? [] : [JSON.stringify(priorityScore ?? input["value"]).replaceAll('"', "")];
  });
};

test.each([
  ["drop Hana Berg by ten points of priority", "58"],
  ["raise Omar's priority by a dozen points", "52"],
  ["Omar's priority up ten please", "50"],
  ["erhöhe die Priorität von Omar um 10", "50"],
  ["sube la prioridad de Omar en 5", "45"],
  ["Hana Berg wants three fewer bikes", "1"],
  ["Omar orders two bikes more", "12"],
  ["Omar needs half as many bikes", "5"],
  ["take 3 off Hana Berg's helmets", "9"],
  ["Hana at Orekrok wants 2 more helmets", "14"],
  ["Talked to Omar today, he'll take two bikes fewer", "8"],
])("%j is %s", (message, value) => expect(changed(message)).toEqual([value]));

test.each([
  "Omar didn't want two more bikes",
  "Omar ordered two bikes less last year",
  "if Omar wants two more bikes call him",
  "does Omar want two more bikes?",
  "buy two more helmets for Omar",
])("%j changes no number", (message) => expect(changed(message)).toEqual([]));

test.each([
  "the warranty letter needs another two days",
  "give the warranty letter reply two more days",
  "I need two more days for the warranty letter",
])("%j counts from the day that it is due", (message) =>
  expect(new PlayedConversation(having).say(message).changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-06" } } },
  ]),
);
test("someone who needs more time is news", () =>
  expect(new PlayedConversation(having).say("Omar needs another two weeks").changes).toMatchObject([
    { tool: "create_note" },
  ]));
