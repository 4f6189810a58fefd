import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", stage: "Lead", values: { owner: "Mira" } },
    { name: "Callum Reid", stage: "Closed", values: { owner: "Joost" } },
    { name: "Anna Weiss", stage: "Lead", values: { owner: "Joost" } },
  ],
  tasks: [
    { title: "Measure the hull", founderName: "Petra Novak", dueDate: "2030-06-05" },
    { title: "Order teak", founderName: "Callum Reid", dueDate: "2030-06-06" },
    { title: "Send the sail plan", founderName: "Anna Weiss", dueDate: "2030-06-07" },
    { title: "Sweep the yard" },
  ],
  owners: ["Mira", "Joost"],
};
const say = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1);
};

test.each([
  "tasks for people in Lead",
  "which tasks have to do with people in Lead?",
  "which tasks are due this week and have to do with the Lead people?",
  "what tasks do I have for people in Lead?",
  "open tasks of the people in Lead",
  "tasks due this week with people in Lead",
  "which tasks are about everyone in Lead?",
])("%j lists the tasks of those people", (message) => {
  const { text = "", changes } = say(message) ?? {};
  expect(text).toMatch(/^2 /u);
  expect(text).toContain("Measure the hull");
  expect(text).toContain("Send the sail plan");
  expect(text).not.toMatch(/Order teak|Sweep/u);
  expect(changes).toEqual([]);
});
test.each(["how many is that", "how many are those?"])("%j counts them", (message) =>
  expect(say("tasks for people in Lead", message)?.text).toBe("2 tasks."),
);
test.each(["push the last one by a week", "move the last one by a week", "postpone the last one by a week"])(
  "%j moves the last of them",
  (message) =>
    expect(say("tasks for people in Lead", "how many is that", message)?.changes).toMatchObject([
      { tool: "update_task", input: { patch: { dueDate: "2030-06-14" } } },
    ]),
);
test("people are counted after people", () =>
  expect(say("who is in Lead?", "how many is that")?.text).toContain("2 people"));
test.each(["add a task for people in Lead: call them", "tasks for Petra", "who has tasks?"])(
  "%j asks for no tasks of a group",
  (message) => expect(say(message)?.text).not.toContain("(of people:"),
);
