import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", stage: "Lead", status: "Active" },
    { name: "Callum Reid", stage: "Meeting", status: "Paused" },
    { name: "Søren Lindqvist" },
  ],
  columns: [
    { label: "Hull", type: "select" as const, options: ["Oak", "Steel"] },
    { label: "Crew", type: "number" as const },
    { label: "Skipper", type: "text" as const },
  ],
};
const played = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const [last = "", ...before] = messages.toReversed();
  for (const message of before.toReversed()) conversation.say(message);
  return conversation.say(last);
};
const [petra, callum, soren] = new PlayedConversation(having).people.map(({ id }) => id);

test.each([
  ["remind me on friday uh to ask petra about the rope no wait on thursday", "2030-06-06"],
  ["remind me to call callum on monday no wait on tuesday", "2030-06-04"],
  ["remind me to call callum on monday, no, tuesday", "2030-06-04"],
  ["task for callum to send the quote by the 5th no make that the 8th of july", "2030-07-08"],
  ["remind me tomorrow to ring petra no wait the day after tomorrow", "2030-06-05"],
  ["erinnere mich am Freitag Petra anzurufen, nein warte, am Donnerstag", "2030-06-06"],
  ["recuérdame llamar a Petra el viernes, no espera, el jueves", "2030-06-06"],
  ["rappelle-moi d'appeler Petra vendredi, non attends, jeudi", "2030-06-06"],
])("%j is for the day that is said last", (message, dueDate) => {
  const { changes } = played(message);
  expect(changes).toMatchObject([{ tool: "create_task", input: { dueDate } }]);
  expect(changes[0]?.input["title"]).not.toMatch(/friday|monday|no |wait|nein|espera|attends|tomorrow|5th/iu);
});
test.each([
  ["set søren's role to captain, no, skipper", { roleTitle: "skipper" }],
  ["set søren's role to captain, no wait, first mate", { roleTitle: "first mate" }],
  ["change søren's stage to Lead, sorry, Meeting", { stage: "Meeting" }],
])("%j sets what is said last, and nothing else", (message, patch) =>
  expect(played(message).changes).toMatchObject([{ tool: "update_founder", input: { founderId: soren, patch } }]),
);
test("a note keeps its words", () =>
  expect(played("note for petra: she wants red no sorry blue sails").changes).toMatchObject([
    { input: { content: "She wants red no sorry blue sails" } },
  ]));

test.each([
  ["set the crew of Petra and Callum to 8 and 9", ["8", "9"]],
  ["set the hull of Petra and Callum to oak and steel", ["Oak", "Steel"]],
  ["please change the crew of Petra and Callum to 4 and 12 respectively", ["4", "12"]],
])("%j gives each their own", (message, [first, second]) =>
  expect(played(message).changes).toMatchObject([
    { input: { founderId: petra, value: first } },
    { input: { founderId: callum, value: second } },
  ]),
);
test("one value is for both", () =>
  expect(played("set the crew of Petra and Callum to 8").changes).toMatchObject([
    { input: { founderId: petra, value: "8" } },
    { input: { founderId: callum, value: "8" } },
  ]));

test.each([
  "set Petra to lead and meeting",
  "move Callum to lead and to closed",
  "Petra is active, Petra is paused",
  "set petra's status to active and her status to paused",
  "make callum hull oak and hull steel",
  "set Petra's stage to Lead or Meeting",
])("%j has two values for one field: it is asked which", (message) => {
  const { changes, text } = played(message);
  expect(changes).toEqual([]);
  expect(text).toContain("Which one is it?");
});
test("two fields, or the same one of two people, are no contradiction", () => {
  expect(played("set petra's status to paused and her stage to meeting").changes).toHaveLength(1);
  expect(played("move Petra to Lead and Callum to Closed").changes).toHaveLength(2);
});

test.each([
  "oops wrong person, take that back",
  "wrong person, undo",
  "that was a mistake, put it back how it was",
  "oops, wrong one, take it back please",
  "my mistake, revert that",
  "sorry wrong person, forget that one",
])("%j takes the last change back, and asks for nobody", (then) =>
  expect(played("set the hull of Petra to oak", then).changes).toMatchObject([{ tool: "take_back" }]),
);
test.each(["that was a mistake, put it back how it was", "that was a mistake"])(
  "%j is no value of a text that was emptied",
  (then) => expect(played("clear Petra's skipper", then).changes).toMatchObject([{ tool: "take_back" }]),
);
test("who is meant instead is not forgotten", () =>
  expect(played("set Petra to Paused", "wrong person, I meant Callum").changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { founderId: callum } },
  ]));
