import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withAskedKindly } from "./asked-kindly.ts";
import { withIfNotThere } from "./if-not-there.ts";

const having = {
  people: [
    { name: "Iris Vandermeer", company: "Kelp Works", stage: "Contract" },
    { name: "Otto Brandl", company: "Pine Hollow", stage: "Shelved" },
    { name: "Lena Sørby", company: "Marrow Bay", stage: "Enquiry" },
  ],
  columns: [{ label: "Packaging", type: "select" as const, options: ["Glass", "Tin"] }],
  stages: ["Enquiry", "Tasting", "Contract", "Shelved"],
  statuses: ["Hot", "Cold"],
};
const play = (message: string) => new PlayedConversation(having).say(message);

test.each([
  "Would it be ok to move Iris to Shelved already?",
  "Would it be possible to move Lena to Tasting?",
  "Is it possible to add a task to Otto from my phone?",
  "Is it possible to give everyone a priority of 50?",
  "is it possible to tag people?",
  "Would you be willing to move Iris to Shelved?",
  "Is there a chance we could drop Otto?",
  "any chance we could move Lena to Tasting by June?",
  "Is there a chance that you might set it?",
])("what is possible, allowed or likely is a question: %j", (message) => {
  expect(withAskedKindly(message)).toBe(message);
  expect(play(message).changes).toEqual([]);
});

test.each(["Any chance you could move Lena to Tasting?", "would you be so kind as to move Lena to Tasting?"])(
  "what the assistant is asked to do is an order: %j",
  (message) => {
    expect(play(message).changes.map(({ tool }) => tool)).toEqual(["update_founder"]);
  },
);

test.each([
  "Is Iris Vandermeer on the list? If not add her to the Friday meeting",
  "Is Iris Vandermeer in there? If not put her on hold",
  "Is Lena Sørby here? If not add her to the newsletter",
  "Check whether Otto Brandl is in there, if not put him in Shelved",
])("who is to be added to something else is no new person: %j", (message) => {
  expect(withIfNotThere(message)).toBe(message);
  expect(play(message).changes).toEqual([]);
});

test.each([
  ["Is Odile Marchetti on the list? If not add her, CFO at Zilt", "add Odile Marchetti, CFO at Zilt"],
  ["Is Odile Marchetti in there? If not add her as a CFO", "add Odile Marchetti, as a CFO"],
  ["Is Odile Marchetti here? If not, please add her.", "add Odile Marchetti"],
])("who is to be added to the list is: %j", (message, plain) => {
  expect(withIfNotThere(message)).toBe(plain);
});

test.each([
  "Met Iris, the tasting is over",
  "Met Iris, the tasting is done",
  "Spoke with Otto, contract finished",
  "Called Otto, enquiry completed",
])("what is done of an earlier stage moves nobody back: %j", (message) => {
  expect(play(message).changes.filter(({ tool }) => tool === "update_founder")).toEqual([]);
});

test("what is done of a later stage is offered", () => {
  const { changes } = play("Met Lena, the tasting is done");
  expect(changes.filter(({ held }) => held === null)).toEqual([]);
  expect(changes.filter(({ tool }) => tool === "update_founder")).toMatchObject([
    { input: { patch: { stage: "Tasting" } } },
  ]);
});

test.each([
  "Otto is great, update the industry",
  "Lena is leaving, fix the role",
  "Iris is very tired, update her company",
  "Lena is leaving in May, update the role",
])("how someone is is no value: %j", (message) => {
  expect(play(message).changes.filter(({ tool }) => tool === "update_founder")).toEqual([]);
});

test("where someone is for some time waits for Confirm", () => {
  const { changes } = play("Otto is in Toronto this week, update the location");
  expect(changes).toMatchObject([{ input: { patch: { location: "Toronto" } } }]);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});

test.each([
  "Idea: a date column",
  "Maybe: a date column",
  "Next, number column",
  "Birthday ideas: a date column",
  "Suggestion - text column",
])("what is thought of is no label: %j", (message) => {
  expect(play(message).changes).toEqual([]);
});
