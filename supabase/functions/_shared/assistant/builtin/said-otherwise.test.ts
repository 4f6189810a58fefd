import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Ana Ruiz", stage: "Pilot" },
    { name: "Bo Lind", stage: "Pilot" },
    { name: "Cy Moss", stage: "Live" },
  ],
  stages: ["Pilot", "Live"],
  columns: [{ label: "Quote", type: "number" as const }],
};
const talk = () => new PlayedConversation(HAVING);

const UNDO = [
  ...[
    "Kannst du das rückgängig machen?",
    "mach das bitte wieder rückgängig",
    "bitte die letzte Änderung rückgängig machen",
  ],
  ...["¿Puedes deshacerlo?", "podrías anular el último cambio, por favor", "tu peux annuler ça ?", "peux-tu l'annuler"],
];
test.each(UNDO)("“%s” undoes the last change", (message) => {
  const conversation = talk();
  conversation.say("set Ana to Live");
  expect(conversation.say(message).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});

test.each(["in my diary for 15 December", "in the calendar on 15 December", "into our planner for 15 December"])(
  "“put %s: …” is a task of that day",
  (where) => {
    const [task] = talk().say(`put ${where}: dinner with Ana in Trier`).changes;
    expect(task).toMatchObject({
      tool: "create_task",
      input: { title: "Dinner with Ana in Trier", dueDate: "2030-12-15" },
    });
  },
);

test.each([
  "Follow-ups for everyone in Pilot this Wednesday please",
  "add a follow-up for everybody in Pilot on Wednesday",
])("“%s” is a task for each, on cards", (message) => {
  const { changes } = talk().say(message);
  expect(changes.map(({ input, held }) => [input["title"], input["dueDate"], held === null])).toEqual([
    ["Follow up with Ana Ruiz", "2030-06-05", false],
    ["Follow up with Bo Lind", "2030-06-05", false],
  ]);
});

test.each(["remind me to keep in touch with Ana every 6 weeks", "remind me to check in with Ana every 6 weeks"])(
  "“%s” is the days between contacts, on a card",
  (message) => {
    const [change, other] = talk().say(message).changes;
    expect(change).toMatchObject({ tool: "update_founder", input: { patch: { keepInTouchDays: 42 } } });
    expect([change?.held === null, other]).toEqual([false, undefined]);
  },
);
test("a rhythm that a task has stays a task's", () => {
  const { changes } = talk().say("remind me to call Ana every month from friday");
  expect(changes).toMatchObject([{ tool: "create_task", input: { recurrence: "monthly" } }]);
});

test("a number that is read in two ways is asked for with both", () => {
  const conversation = talk();
  expect(conversation.say("Quote for Ana is 13.250").text).toBe("Quote: do you mean 13,250 or 13.25?");
  expect(conversation.say("13,250").changes).toMatchObject([{ tool: "set_custom_value", input: { value: "13250" } }]);
});

test.each(["new to-do, ask Ana if she can come too. due monday", "remind me to ask Ana too. Due Monday."])(
  "“%s” has its day from the second sentence",
  (message) => {
    expect(talk().say(message).changes).toMatchObject([{ tool: "create_task", input: { dueDate: "2030-06-10" } }]);
  },
);
