import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Mirela Popa", company: "Kilnworks", email: "mirela@kilnworks.example", stage: "Lead" },
    { name: "Yusuf Demir", company: "Harbour Kites", stage: "Meeting" },
  ],
  tasks: [{ title: "Check Penny's invoice", dueDate: "2030-06-05" }],
  columns: [{ label: "Budget", type: "number" as const }],
  stages: ["Lead", "Meeting"],
};
const OF_STRANGERS = [
  "set Clara's email to clara@elsewhere.example",
  "Change Clara's stage to Meeting please",
  "and update Osman's budget to 900",
  "clear Clara's company",
  "Osman's phone is +44 20 7946 0018",
];

test.each(OF_STRANGERS)("“%s” is no change of who was spoken of last", (message) => {
  const talk = new PlayedConversation(HAVING);
  talk.say("set Mirela's budget to 400");
  const { changes, text } = talk.say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/I don't find (?:Clara|Osman) among your people/u);
});

test.each([
  ["set Mirela's email to m@kilnworks.example", "update_founder"],
  ["Yusuf's budget is 70", "set_custom_value"],
  ["move Penny's invoice to Friday", "update_task"],
])("“%s”, of what is there, is done", (message, tool) =>
  expect(new PlayedConversation(HAVING).say(message).changes.map((change) => change.tool)).toEqual([tool]),
);

test("a note on someone who is not there is not kept with who was spoken of last", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("tell me about Mirela");
  expect(talk.say("note: Clara's dog is ill").changes).toEqual([]);
});

test.each(["note for prya: call back", "note about Steve: owes us a beer", "note for Stve: hello again"])(
  "“%s”, of nobody who is there, is kept with nobody",
  (message) => {
    const talk = new PlayedConversation(HAVING);
    talk.say("tell me about Mirela");
    const { changes, text } = talk.say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/among your people|Who/u);
  },
);
test("a note with a topic of its own is of who was spoken of", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("tell me about Mirela");
  expect(talk.say("note on pricing: wants 10 % off").changes.map(({ tool }) => tool)).toEqual(["create_note"]);
});
