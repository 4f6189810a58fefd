import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Mirela Ionescu", company: "Dunav Glass", stage: "Lead", values: { Ovens: "Gas, Electric" } },
    { name: "Otto Brandt", company: "Kelp Works", stage: "Lead" },
  ],
  stages: ["Lead", "Tasting", "Closed"],
  statuses: ["Warm", "Cold"],
  columns: [
    { label: "Ovens", type: "multiselect", options: ["Gas", "Electric", "Wood"] },
    { label: "Pallets", type: "number" },
    { label: "Renewal date", type: "date" },
  ],
  tasks: [{ title: "Chase the glaze sheet", founderName: "Otto Brandt", dueDate: "2030-06-01" }],
};
const said = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const patchOf = (message: string) => said(message).map(({ tool, input }) => [tool, input["patch"] ?? input]);

describe("why something is asked for is no part of it", () => {
  test.each([
    "Push the glaze sheet to Friday, he's on site all week",
    "move the glaze sheet to Friday, they are all in Leeds",
    "postpone the glaze sheet to Friday - because she is ill",
  ])("%s", (message) => expect(patchOf(message)).toMatchObject([["update_task", { dueDate: "2030-06-07" }]]));
  test("and another day in it is", () => {
    expect(said("push the glaze sheet to Friday, he wants Thursday").every(({ held }) => held !== null)).toBe(true);
  });
  test.each([
    "clear the renewal date for Otto, it's all up in the air",
    "empty renewal date of Otto, nobody knows when",
  ])("and no condition: %s", (message) => {
    expect(said(message)).toMatchObject([{ tool: "set_custom_value", input: { value: null } }]);
  });
  test("what was never wanted goes", () => {
    expect(said("take Electric out of Mirela's ovens, she never wanted it")).toMatchObject([
      { tool: "set_custom_value", input: { value: "Gas" } },
    ]);
  });
});

test.each([
  ["can we have Otto's status as Warm", { status: "Warm" }],
  ["could you have Otto's stage as Tasting please", { stage: "Tasting" }],
])("%s sets it", (message, patch) => expect(patchOf(message)).toMatchObject([["update_founder", patch]]));

test.each([
  ["put me down for a call with Otto on Monday", { title: "Call with Otto", dueDate: "2030-06-10" }],
  ["share the sheet with Otto tomorrow itself", { title: "Share the sheet with Otto", dueDate: "2030-06-04" }],
  ["create a task for Otto - share the sheet, EOD today only", { title: "Share the sheet", dueDate: "2030-06-03" }],
  [
    "prepare the draft for Otto, due Friday, and it's in progress already",
    { title: "Prepare the draft", status: "in_progress", dueDate: "2030-06-07" },
  ],
])("%s is a task", (message, task) => expect(patchOf(message)).toMatchObject([["create_task", task]]));

test("what is put in as a task is a new one, whatever there is", () => {
  expect(said("move Mirela to Tasting and put the glaze sheet in as a task for the eighth of july")).toMatchObject([
    { tool: "update_founder" },
    { tool: "create_task", input: { dueDate: "2030-07-08" } },
  ]);
});

test("a second one who is dropped or lowered is of the same field", () => {
  expect(said("bump Otto up to 90, drop Mirela to 20").map(({ input }) => input["patch"])).toMatchObject([
    { priorityScore: 90 },
    { priorityScore: 20 },
  ]);
  expect(said("drop Mirela to 20")).toEqual([]);
});

test("“make it …” with a column's name sets that column, and with another word nothing", () => {
  expect(said("who is Otto?", "make it 140 pallets")).toMatchObject([
    { tool: "set_custom_value", input: { value: "140" } },
  ]);
  expect(said("who is Otto?", "make it 140 euros")).toEqual([]);
});

test("what has shifted is set to the day behind it", () => {
  expect(said("the renewal for Otto has shifted, it is 30 April 2031")).toMatchObject([
    { tool: "set_custom_value", input: { value: "2031-04-30" } },
  ]);
});

test("what stays as it is, and a note that is kept after a story", () => {
  const changes = said(
    "Had a brew with Otto, lovely fellow. The sheet stays where it is. Nothing to chase, just keep in his notes that he pays in cash.",
  );
  expect(changes).toMatchObject([{ tool: "create_note", input: { content: "He pays in cash" } }]);
});
