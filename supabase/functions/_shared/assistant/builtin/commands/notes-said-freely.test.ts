import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const note = (no: number) => `00000000-0000-4000-8000-d${String(no).padStart(11, "0")}`;
const world = () =>
  new PlayedConversation({
    people: [{ name: "Runa Vik" }, { name: "Obi Nwosu" }, { name: "Ada Keller" }, { name: "Jan Keller" }],
    notes: [
      { about: "Runa Vik", content: "Her sister runs the bakery." },
      { about: "Runa Vik", content: "Wants the boat painted green." },
      { about: "Obi Nwosu", content: "Closed on Mondays." },
    ],
    tasks: [{ title: "Call Obi about the boat", founderName: "Obi Nwosu" }],
  });
const changes = (message: string) =>
  world()
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["content"] ?? input["noteId"]]);

test.each(
  ["opens late", "sold the mill, keeps the boat"].flatMap((text) => [
    [`Under Obi please write "${text}"`, text],
    [`on Obi's page, write down "${text}"`, text],
    [`with Obi Nwosu please note: "${text}"`, text],
  ]),
)("%j is a note", (message, text) => {
  expect(changes(message)).toEqual([["create_note", text.charAt(0).toUpperCase() + text.slice(1)]]);
});

test.each([
  ["replace the note on Obi with: Permit granted on 20 November", "Permit granted on 20 November"],
  ["Replace Obi's note with “Permit granted”", "Permit granted"],
  ["what I noted on Obi is outdated, replace it with: permit granted", "Permit granted"],
  ["the note on Obi is wrong, please replace it with: permit granted", "Permit granted"],
  ["add to the note I have on Obi: back at easter", "Closed on Mondays. Back at easter"],
  ["In Runa's note about the bakery, it should say brother instead of sister", "Her brother runs the bakery."],
])("%j changes the note and makes no task", (message, content) => {
  expect(changes(message)).toEqual([["update_note", content]]);
});

test.each([
  ["Runa has two notes, bin the older one", 2],
  ["Runa has several notes. please delete the newest", 1],
  ["the note about fungus.. no wait, the one on Runa about the boat, delete it", 2],
])("%j deletes that note", (message, no) => {
  expect(changes(message)).toEqual([["delete_note", note(no)]]);
});

test("the same note is made of both who have one name", () => {
  expect(changes("same note for both Kellers pls: no calls in May")).toEqual([
    ["create_note", "No calls in May"],
    ["create_note", "No calls in May"],
  ]);
});

test("what was told is kept where the page is mentioned", () => {
  expect(changes("Obi speaks Welsh first. write that down somewhere on his page")).toEqual([
    ["create_note", "Obi speaks Welsh first"],
  ]);
});

test.each([
  "should I replace the note on Obi?",
  "don't replace the note on Obi with anything",
  "has Runa two notes?",
  'in the boat task write "bring paint"',
])("%j changes no note", (message) => {
  expect(changes(message).filter(([tool]) => /note/u.test(String(tool)))).toEqual([]);
});

test.each([
  "Bumped into Obi's old boss. Apparently the mill has two new wheels now. Bump his priority to 65 and put that about the wheels in his notes",
  "Saw Obi Nwosu at the quay. Apparently the mill has two new wheels now. Lower his priority to 65 and add the bit about the wheels to his page please",
])("%j notes what it speaks of, and never the order", (message) => {
  expect(changes(message)).toEqual([
    ["update_founder", undefined],
    ["create_note", "Apparently the mill has two new wheels now."],
  ]);
});

test.each([
  "Obi has two wheels. Obi lost one of the wheels. Put that about the wheels in his notes",
  "Bump his priority to 65 and put that about the wheels in his notes",
])("%j stores nothing", (message) => {
  expect(changes(message)).toEqual([]);
});

test.each(["bump", "downgrade", "reassign", "archive"])("an order to %s is no note", (verb) => {
  expect(changes(`${verb} Obi Nwosu and write that down`).filter(([tool]) => tool === "create_note")).toEqual([]);
});

test.each([
  ["I want to remember that Runa sails in May, put that down.", "Runa sails in May"],
  ["Runa will lend us her boat, stick that in her notes would you", "Runa will lend us her boat"],
  ["Obi moves to Lagos, pop that in his file will you please", "Obi moves to Lagos"],
])("%j is a note without the words that ask for it", (message, content) => {
  expect(changes(message)).toEqual([["create_note", content]]);
});
