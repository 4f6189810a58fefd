import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Salma Idris", priorityScore: 18 },
    { name: "Otto Behn", priorityScore: 40 },
  ],
  tasks: [
    { title: "Safety training session", founderName: "Salma Idris", dueDate: "2030-06-05" },
    { title: "Collect the samples", founderName: "Otto Behn", dueDate: "2030-06-04" },
  ],
  columns: [
    { label: "Safety trained", type: "boolean" as const },
    { label: "Contract ends", type: "date" as const },
  ],
};
const tools = (message: string) => new PlayedConversation(HAVING).say(message).changes.map(({ tool }) => tool);

test.each(["Salma's safety training moves to the 9th", "Salma's safety training moves to Friday"])(
  "“%s” is of the task, and no yes to a column of nearly that name",
  (message) => expect(tools(message)).toEqual(["update_task"]),
);

test("what is said of the column is set", () =>
  expect(tools("Salma is safety trained now")).toEqual(["set_custom_value"]));

test.each(["Next thing: ", "next step - ", "Next: ", "next task: "])(
  "“%s…” is a task, and no day of a column",
  (lead) => expect(tools(`${lead}send Otto the contract on 10 June`)).toEqual(["create_task"]),
);

test.each([
  ["bump Salma up to priority 30", 30],
  ["take Otto down to priority 10", 10],
  ["raise Salma's priority by 30", 48],
  ["bump Salma up 5 points of priority", 23],
])("“%s” comes to %i", (message, priorityScore) =>
  expect(new PlayedConversation(HAVING).say(message).changes).toMatchObject([{ input: { patch: { priorityScore } } }]),
);
