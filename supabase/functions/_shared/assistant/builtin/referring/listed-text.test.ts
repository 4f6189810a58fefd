import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Novak" }, { name: "Callum Reid" }],
  notes: [
    { about: "Petra Novak", content: "Wants a darker varnish" },
    { about: "Petra Novak", content: "Prefers mornings for calls" },
    { about: "Petra Novak", content: "Has two dogs" },
    { about: "Callum Reid", content: "Engine is loud" },
    { about: "Callum Reid", content: "Rows on Sundays" },
  ],
};
const said = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const [last = "", ...before] = messages.toReversed();
  for (const message of before.toReversed()) conversation.say(message);
  return conversation.say(last);
};
const noteId = (no: number) => `00000000-0000-4000-8000-d0000000000${no}`;

test.each([
  ["2", "Prefers mornings"],
  ["the second", "Prefers mornings"],
  ["open the third", "Has two dogs"],
  ["show me number 1", "Wants a darker varnish"],
  ["the last one", "Has two dogs"],
  ["read the one about dogs", "Has two dogs"],
  ["open the note about varnish please", "Wants a darker varnish"],
])("after a list of notes %j tells that one", (then, text) => {
  const { changes, text: answer } = said("show petra's notes", then);
  expect(changes).toEqual([]);
  expect(answer).toContain(text);
  expect(answer.split("\n")).toHaveLength(1);
});
test("and then another one of the same list", () =>
  expect(said("show petra's notes", "2", "3").text).toContain("Has two dogs"));

test.each([
  ["delete Callum's note", "the older one", 5],
  ["delete Callum's note", "the newer one", 4],
  ["remove the note on Callum", "the first", 4],
  ["delete Petra's note", "the oldest", 3],
  ["delete Petra's note", "the one about varnish", 1],
  ["lösche die Notiz von Callum", "die ältere", 5],
  ["borra la nota de Callum", "la más antigua", 5],
  ["supprime la note de Callum", "la plus ancienne", 5],
])("%j asks which, and %j answers it", (first, then, no) => {
  const asked = said(first);
  expect(asked.changes).toEqual([]);
  expect(asked.text).toContain("Which note do you mean?");
  expect(said(first, then).changes).toMatchObject([{ tool: "delete_note", input: { noteId: noteId(no) } }]);
});
test.each([
  ["delete the older note on Callum", 5],
  ["remove Callum's latest note", 4],
  ["delete the oldest note on Petra", 3],
  ["delete Petra's note about dogs", 3],
])("%j says which", (message, no) =>
  expect(said(message).changes).toMatchObject([{ tool: "delete_note", input: { noteId: noteId(no) } }]),
);
test("of three, two are older", () => expect(said("delete the older note on Petra").changes).toEqual([]));

const listing = (then: string) => {
  const conversation = new PlayedConversation({
    people: [
      { name: "Petra Novak", stage: "Lead" },
      { name: "Callum Reid", stage: "Lead" },
      { name: "Anna Weiss", stage: "Meeting" },
    ],
    statuses: ["Active", "Lost"],
  });
  conversation.say("who is in Lead");
  return conversation.say(then);
};
test.each(["2", "open the second", "show me number 2", "tell me about the second"])(
  "after a list of people %j tells of that one",
  (then) => {
    const { changes, text } = listing(then);
    expect(changes).toEqual([]);
    expect(text).toMatch(/^\[Callum Reid\]/u);
  },
);
test("and an order about one of them is done", () =>
  expect(listing("set the second to Lost").changes).toMatchObject([{ tool: "update_founder" }]));
