import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  tasks: [{ title: "Renew loom licences" }, { title: "Book the dye works" }, { title: "Price list call" }],
  columns: [{ label: "Shop Link", type: "text" as const }],
};
const play = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["Link the loom licences to Teo, he gets us the discount", "Renew loom licences", "Teo Aldana"],
  ["link the dye works booking to Ilse", "Book the dye works", "Ilse Moravec"],
  ["Please hang the price list call on Teo", "Price list call", "Teo Aldana"],
  ["connect the price list call with Ilse, because she sets them", "Price list call", "Ilse Moravec"],
])("a task that is linked to someone is theirs, also beside a column called Link: %j", (message, title, name) => {
  const conversation = new PlayedConversation(having);
  const { changes } = conversation.say(message);
  const task = conversation.tasks.find((one) => one.title === title);
  const person = conversation.people.find((one) => one.name === name);
  expect(
    changes.map(({ tool, input }) => [tool, input["taskId"], JSON.stringify(input).includes(person?.id ?? "none")]),
  ).toEqual([["update_task", task?.id, true]]);
});

test.each(["Set the shop link of Teo to https://loom.example", "Teo's shop link is https://loom.example"])(
  "an address is still the value of that column: %j",
  (message) => {
    expect(play(message).map(({ tool }) => tool)).toEqual(["set_custom_value"]);
  },
);

test.each([
  ["New task already under way - reading Teo's six month review, no deadline", "Reading Teo's six month review"],
  ["Add a task that's in progress - sort the 3 week samples, no due date", "Sort the 3 week samples"],
  ["new to-do underway – draft the two year price list", "Draft the two year price list"],
])("a new task that has begun: %j", (message, title) => {
  expect(
    play(message).map(({ tool, input }) => [tool, input["title"], input["status"], input["dueDate"] ?? null]),
  ).toEqual([["create_task", title, "in_progress", null]]);
});

test.each([
  ["add a task for Friday: loom visit, description: two pages", "Loom visit", "Two pages"],
  ["new task: dye samples for Teo, description: clause 7 applies", "Dye samples for Teo", "Clause 7 applies"],
  ["add a task: price list for Ilse, due Friday, details: in ink", "Price list for Ilse", "In ink"],
])("the description of a new task is its own, whatever task has its words: %j", (message, title, description) => {
  expect(play(message).map(({ tool, input }) => [tool, input["title"], input["description"]])).toEqual([
    ["create_task", title, description],
  ]);
});

test("the description of a task that is there is added to it", () => {
  expect(play("the price list call, description: clause 7 applies").map(({ tool }) => tool)).toEqual(["update_task"]);
});
