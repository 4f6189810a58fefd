import { describe, expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Oda Falk", values: { roleTitle: "Head of Rigging" } },
    { name: "Bram Visser", values: { roleTitle: "Sailmaker" } },
  ],
  columns: [
    { label: "Berths", type: "number" as const },
    { label: "Warranty", type: "text" as const },
  ],
  tasks: [
    { title: "Reply about the sails", founderName: "Oda Falk", dueDate: "2030-06-05" },
    { title: "Harbour round", dueDate: "2030-06-12", recurrence: "monthly" },
    { title: "Book the slipway", dueDate: "2030-06-10" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message).changes).at(-1) ?? [];
};

describe("new tasks with a comma for a colon, or a word too many", () => {
  test.each([
    ["Pop a task in for Bram, ask about canvas, no date needed", { title: "Ask about canvas", dueDate: null }],
    [
      "stick a reminder in for Oda Falk, renew the permit, by Friday",
      { title: "Renew the permit", dueDate: "2030-06-07" },
    ],
    ["Kindly create a task for today itself: dry the sails", { title: "Dry the sails", dueDate: "2030-06-03" }],
    [
      'Do the needful to schedule a monthly task "Air the cabin" from 30 June',
      { title: "Air the cabin", recurrence: "monthly" },
    ],
    [
      "New task for Oda, draft the berth letter, due 15 June, and say in the description that it must be in Dutch",
      { title: "Draft the berth letter", dueDate: "2030-06-15", description: "It must be in Dutch" },
    ],
    [
      "add a task for Oda: send the rigging details, due Friday",
      { title: "Send the rigging details", dueDate: "2030-06-07" },
    ],
  ])("“%s”", (message, input) => {
    expect(play(message)).toMatchObject([{ tool: "create_task", input }]);
  });
  test("“and also with” is a second task", () => {
    const titles = play("follow up with Oda on 7 June and also with Bram on 8 June").map(({ input }) => input["title"]);
    expect(titles).toEqual(["Follow up with Oda", "Follow up with Bram"]);
  });
});

describe("tasks that are there", () => {
  test.each([
    ["Sails reply for Oda: done this morning", { status: "done" }, []],
    ["The harbour round should stop repeating", {}, ["recurrence"]],
    ["Could the harbour round be weekly instead of monthly?", { recurrence: "weekly" }, []],
    ["in the slipway task put the description: two cranes", { description: "Two cranes" }, []],
    ["make the task Book the slipway say in the description that we need ropes", { description: "We need ropes" }, []],
  ])("“%s”", (message, patch, clear) => {
    expect(play(message)).toMatchObject([{ tool: "update_task", input: { patch, clear } }]);
  });
});

test.each([
  ["delete the head of rigging", "delete_founder"],
  ["remove the sailmaker please", "delete_founder"],
  ["delete the slipway", "delete_task"],
])("“%s” is %s", (message, tool) => {
  expect(play(message).map((change) => change.tool)).toEqual([tool]);
});

test.each([
  ["and her warranty 8 weeks", "8 weeks"],
  ["and her berths 4 too", "4"],
])("“%s” is another field of the same person", (message, value) => {
  expect(play("set Oda's berths to 5", message)).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
});
