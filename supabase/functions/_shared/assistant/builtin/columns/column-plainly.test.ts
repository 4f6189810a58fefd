import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changes = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Orla Fitzmaurice" }],
    columns: [
      { label: "Licence", type: "text" },
      { label: "Snacks", type: "multiselect", options: ["Popcorn", "Nachos"] },
    ],
  }).say(message).changes;

test.each([
  "rename Licence to\nPermit number",
  "rename the column Licence\nPermit number",
  "please relabel Licence:\n\n“Permit number”",
])("%j has the new name on the next line", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "change_custom_field", input: { label: "Permit number" } }]),
);
test("a value on the next line is no name", () => {
  const [renamed] = changes("rename the column Licence to Permit\nOrla's is 31 March");
  expect(renamed).toMatchObject({ tool: "change_custom_field", input: { label: "Permit" } });
});
test("an order on the next line is no name", () => {
  expect(changes("rename the column Licence\nadd a task to call Orla").map(({ tool }) => tool)).toEqual([
    "create_task",
  ]);
});

test.each([
  ["can we track when each screen was last cleaned? a date", "Last cleaned", "date"],
  ["could you keep track of when the lamps were replaced - a date column please", "Replaced on", "date"],
  ["can we track their shoe size? a number", "Shoe size", "number"],
  ["I want a column for the distance to the site, in km", "Distance to the site", "number"],
  ["add a column Moisture in percent", "Moisture", "number"],
  ["could we have a text column, Passport, please", "Passport", "text"],
])("%j", (message, label, type) => {
  expect(changes(message)).toMatchObject([{ tool: "create_custom_field", input: { label, type } }]);
});

test.each(["in Snacks call Popcorn Sweet popcorn", "in Snacks, 'Popcorn' should read 'Sweet popcorn'"])(
  "%j",
  (message) => {
    expect(changes(message)).toMatchObject([{ input: { added: ["Sweet popcorn"], removed: ["Popcorn"] } }]);
  },
);
test.each(["in Snacks call Orla", "can we track Orla? a date would be good", "can we text you from the train"])(
  "%j makes no column",
  (message) => {
    expect(changes(message).map(({ tool }) => tool)).not.toContain("create_custom_field");
    expect(changes(message).map(({ tool }) => tool)).not.toContain("change_custom_field");
  },
);

describe("what a column is for, and orders that are asked", () => {
  const HAVING = { people: [{ name: "Ravi Patel" }], columns: [{ label: "Met via", type: "text" as const }] };
  const made = (message: string) => new PlayedConversation(HAVING).say(message).changes.map(({ input }) => input);
  test.each([
    ["I'd like a date column for when the lease ends. Call it Lease end.", { label: "Lease end", type: "date" }],
    ["I want a number column for how many cows they have, name it Herd.", { label: "Herd", type: "number" }],
    ["new select col Permit with options asked, given", { label: "Permit", options: ["asked", "given"] }],
    [
      "Could we have a multi-select column Talks? options Norse, Irish",
      { label: "Talks", options: ["Norse", "Irish"] },
    ],
  ])("%j makes the column", (message, column) => expect(made(message)).toMatchObject([column]));
  test.each([
    ["Could the column Met via be renamed to First met, please?", "First met"],
    ["can the column Met via be called Origin?", "Origin"],
  ])("%j renames the column", (message, label) => expect(made(message)).toMatchObject([{ label }]));
  test("an order behind the options is none of them", () => {
    const [column] = made("column Talks, several can apply: Norse, Irish. then set norse and irish for Ravi");
    expect(column?.["options"] ?? ["Norse", "Irish"]).toEqual(["Norse", "Irish"]);
  });
  test.each([
    "May the column Met via be called anything?",
    "Should the column Met via be called Origin?",
    "Could the column Met via be called something better?",
  ])("%j asks, and renames nothing", (message) => expect(made(message)).toEqual([]));
  test("what a column is called is no value of anyone", () =>
    expect(made("Add a column for how much they pay. Label it Met via for Ravi")).toMatchObject([
      { label: "Met via for Ravi" },
    ]));
  test("“call it a day” names no column", () =>
    expect(made("A column for what they like. Call it a day").map(({ label }) => label)).not.toContain("Day"));
  test.each(["Could I have a column Vet? Options yes, no", "add a column Vet with options yes, no"])(
    "%j has both options",
    (message) => expect(made(message)).toMatchObject([{ label: "Vet", options: ["yes", "no"] }]),
  );
});
