import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { outsideKept } from "./outside-kept.ts";

const having = {
  userName: "Account",
  owners: ["Sol", "Kim"],
  people: [
    { name: "Marga Oduya", company: "Oduya Pears", owner: "Kim" },
    { name: "Piet Haan", company: "Haan Sails", owner: "Sol" },
    { name: "Ines Rocha", company: "Rocha Kelp" },
  ],
  columns: [
    { label: "School", type: "select" as const, options: ["Leiden", "Delft", "TUM"] },
    { label: "Budget €k", type: "number" as const },
    { label: "Rent k", type: "number" as const },
  ],
  stages: ["Lead", "Meeting"],
  statuses: ["Warm", "Cold"],
};
const said = (message: string) => new PlayedConversation(having).say(message).changes;
const textsOf = (message: string) =>
  said(message).flatMap(({ tool, input }) =>
    tool === "create_note" || tool === "create_task" ? [String(input["content"] ?? input["title"])] : [],
  );

test.each([
  ["Move Piet to Meeting and note that he has no boat, no contact, no plan", "He has no boat, no contact, no plan"],
  ["Set Marga to Warm and note that she knows nobody special, no one in particular", null],
  ["Put Piet on Cold and log that he was glad, grand", "He was glad, grand"],
  ["Set Piet to Warm and note that he is in Leiden now", "He is in Leiden now"],
  ["Move Marga to Meeting and note that she's in Delft", "She's in Delft"],
  ["Put Piet on Cold and note that Haan was spun out of TUM", "Haan was spun out of TUM"],
  ["note on Marga: is in Leiden, spun out of TUM, not Delft", "Is in Leiden, spun out of TUM, not Delft"],
  ["Make a note for the owner meeting: give Piet to me, not Kim", "For the owner meeting: give Piet to me, not Kim"],
])("a note says what was typed: %s", (message, note) => {
  const texts = textsOf(message);
  expect(texts).toEqual([note ?? expect.stringContaining("nobody special, no one in particular")]);
});

test.each([
  ["Reminder: dinner with Piet, in Leiden", "Dinner with Piet, in Leiden"],
  ["Remind me to ask if Marga is in Leiden", "Ask if Marga is in Leiden"],
  ["Remind me to ask Piet if Marga was spun out of TUM", "Ask Piet if Marga was spun out of TUM"],
  ["Add a task: check whether Ines is in Delft now", "Check whether Ines is in Delft now"],
  ["Remind me to discuss the rent with Marga", "Discuss the rent with Marga"],
  ["Task: agree the budget for Piet", "Agree the budget for Piet"],
  ["New reminder: sign the rent for Ines", "Sign the rent for Ines"],
])("a task is called what was typed: %s", (message, title) => {
  expect(textsOf(message)).toEqual([title]);
});

test.each([
  "Marga told me it was spun out of TUM, not Delft",
  "Piet said he is in Leiden now",
  "Marga is back in Leiden and looking at a new orchard",
  "Piet is looking at a firm, it was spun out of TUM",
  "Ines met a start-up in May, it's spun out of Delft",
])("what is told is noted as it was told, and is no fact of theirs: %s", (message) => {
  const changes = said(message);
  expect(changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
  for (const text of textsOf(message)) expect(text).toBe(message);
});

test.each([
  ["Add a column Feedback, options interested, no contact, no reply", ["interested", "no contact", "no reply"]],
  ["Add a column Mood with options calm, tense, grand", ["calm", "tense", "grand"]],
  ["Add a dropdown Reason, options no money, no person, no need", ["no money", "no person", "no need"]],
])("the options of a list are those that were typed: %s", (message, options) => {
  expect(said(message)[0]?.input["options"]).toEqual(options);
});

test("what is said of someone to add is not cut", () => {
  const changes = said("Add Bo Lund, linkedin.com/in/bo-lund, no contact, Warm");
  expect(JSON.stringify(changes).toLowerCase()).toContain("no contact");
});

test.each([
  ["Marga is in Leiden, note that she is in Delft", "MARGA IS IN LEIDEN, NOTE that she is in Delft"],
  ["remind me to ring Leo", "REMIND me to ring Leo"],
  ['call it "a b", then', 'CALL IT "a b", THEN'],
])("a rule rewords what is around: %s", (message, reworded) => {
  expect(outsideKept(message, ["notes", "titles"], (text) => text.toUpperCase())).toBe(reworded);
});

test("a rule that drops what is kept does nothing", () => {
  expect(outsideKept("note that she sings", ["notes"], () => "note")).toBe("note that she sings");
});
