import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Vlk", company: "Vlk Cider", stage: "Lead" }],
  tasks: [
    { title: "Check in", founderName: "Petra Vlk", dueDate: "2030-06-10", recurrence: "monthly" },
    { title: "Call about corks", founderName: "Petra Vlk", dueDate: "2030-06-12", recurrence: "weekly" },
  ],
};
const changes = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["Make the check in with Petra quarterly instead", "quarterly"],
  ["make the call about corks a monthly one", "monthly"],
  ["can you make the check in with Petra weekly from now on", "weekly"],
])("“%s” changes how often it is", (message, recurrence) => {
  expect(changes(message)).toMatchObject([{ tool: "update_task", input: { patch: { recurrence } } }]);
});

test.each([
  "The check in with Petra shouldn't repeat any more",
  "the call about corks doesn't need to come back",
  "the call about corks doesn't have to repeat anymore",
  "My check in with Petra must not repeat from now on",
])("“%s” takes the rhythm off", (message) => {
  expect(changes(message)).toMatchObject([{ tool: "update_task", input: { clear: ["recurrence"] } }]);
});

test.each(["the corks one can be ticked off", "the call about corks task can be closed now"])(
  "“%s” is done",
  (message) => {
    expect(changes(message)).toMatchObject([{ tool: "update_task", input: { patch: { status: "done" } } }]);
  },
);

test.each([
  ["task: pay the fine, before 20 June so due the 19th", "2030-06-19"],
  ["Need to check the barrels before Thursday next week... let's say due Wednesday", "2030-06-05"],
])("“%s”: the day that is set at last", (message, dueDate) => {
  expect(changes(message)).toMatchObject([{ tool: "create_task", input: { dueDate } }]);
});

test("“by the way” is no part of a role", () => {
  const talk = new PlayedConversation(having);
  talk.say("who is Petra?");
  expect(JSON.stringify(talk.say("she is their CFO by the way").changes)).not.toMatch(/by the way/u);
});
