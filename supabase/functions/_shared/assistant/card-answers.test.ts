import { expect, test } from "vitest";
import type { WaitingAction } from "../stores/assistant-actions.ts";
import { comesBackTo } from "./coming-back.ts";
import { readCardAnswer } from "./card-answers.ts";
import { isConfirmedWithOthers } from "./sure-cards.ts";
import { asksWhatWaits } from "./waiting-earlier.ts";

const card = (id: string, tool: string, title: string, more: Partial<WaitingAction> = {}): WaitingAction => ({
  ...{
    id,
    tool,
    title,
    sessionId: "",
    turn: 1,
    status: "proposed",
    message: null,
    saidWhenDone: "",
    heldBecause: null,
  },
  ...{ params: { id }, changes: [], losses: [], userWords: title, tainted: false, confidence: 1, model: "rules" },
  ...{ founderId: null, recordId: null, canUndo: false, createdAt: "", settledAt: null, expiresAt: null, targets: [] },
  ...more,
});
const change = (field: string, after: string, before: string | null = null) => ({ record: null, field, before, after });

const note = card("note", "create_note", "Add a note about Ilse Brandt", {
  targets: ["Ilse Brandt"],
  changes: [change("Note", "Liked the harp workshop")],
});
const mail = card("mail", "update_founder", "Change Tariq Mansour", {
  targets: ["Tariq Mansour"],
  changes: [change("Email", "tariq@harps.example")],
});
const city = card("city", "update_founder", "Change Tariq Mansour", {
  targets: ["Tariq Mansour"],
  changes: [change("Location", "Ghent")],
});
const column = card("column", "create_custom_field", "Add the column “Budget”");
const all = [note, mail, city, column];
const read = (words: string, { shown = [] as WaitingAction[], isAsked = false } = {}) => {
  const answer = readCardAnswer(words, { shown, all, isAsked });
  return answer && [answer.does, ...answer.cards.map(({ id }) => id)].join(" ");
};

test.each([
  ["yes, the harp note", "confirm note"],
  ["confirm the one about Ilse", "confirm note"],
  ["yes to the mail", "confirm mail"],
  ["yes to the budget column", "confirm column"],
  ["confirm Tariq's city", "confirm city"],
  ["confirm Tariq", "confirm mail city"],
  ["yes to Walter", "confirm"],
  ["no to Ilse", "cancel note"],
  ["cancel the note about Ilse", "cancel note"],
  ["cancel everything else", "cancel note mail city column"],
  ["yes to all", "confirm note mail city column"],
  ["yes, all of it", "confirm note mail city column"],
  ["yes to all of that", "confirm note mail city column"],
  ["ok, yes, everything", "confirm note mail city column"],
  ["yes, the whole lot", "confirm note mail city column"],
  ["yes to both", "confirm note mail city column"],
])("%j answers %s", (words, expected) => {
  expect(read(words)).toBe(expected);
});

test.each([
  "confirm the dinner with Ilse",
  "confirm the booking",
  "cancel the call with Ilse",
  "drop Ilse",
  "drop Tariq",
  "yes, but not the city",
  "yes, Ilse moved to Ghent",
  "yes the note is wrong",
  "cancel all my tasks",
  "do the first one",
  "the first one",
  "the second one is done",
  "yes, is that the note about Ilse?",
])("%j is no answer to a card", (words) => {
  expect(read(words)).toBeNull();
});

test("a place names a card only right below several, and not where something else is asked", () => {
  expect(read("the second one", { shown: [note, city] })).toBe("confirm city");
  expect(read("the last", { shown: [note, city] })).toBe("confirm city");
  expect(read("the second one", { shown: [note, city], isAsked: true })).toBeNull();
  expect(read("yes, Ilse", { isAsked: true })).toBeNull();
  expect(read("yes to both", { shown: [note, city] })).toBe("confirm note city");
});

test("“yes to all” takes no deletion, address, column or pasted text, and no fourth of many changes", () => {
  expect(all.map(isConfirmedWithOthers)).toEqual([true, false, true, false]);
  const others = [
    card("gone", "delete_note", "Delete a note about Ilse Brandt"),
    card("many", "update_founders", "Change 2 people", { targets: ["Ilse Brandt", "Tariq Mansour"] }),
    { ...note, userWords: "Note for Ilse:\n> she liked the harps" },
    { ...city, heldBecause: "More than 3 changes at once need your confirmation." },
  ];
  expect(others.map(isConfirmedWithOthers)).toEqual([false, false, false, false]);
});

test.each([
  ["what is still waiting?", "any"],
  ["what's pending", "any"],
  ["which cards are open?", "card"],
  ["what do I still have to confirm?", "card"],
  ["anything waiting for my approval?", "card"],
  ["who is waiting?", null],
  ["what is open?", null],
  ["what is waiting for Ilse?", null],
  ["what's the pending budget of Ilse?", null],
])("%j asks for what waits: %s", (words, expected) => {
  expect(asksWhatWaits(words)).toBe(expected);
});

test("a negation or an exception confirms nothing, whatever words the card has", () => {
  const denied = card("denied", "create_note", "Add a note about Ilse Brandt", {
    targets: ["Ilse Brandt"],
    changes: [change("Note", "She does not renew, but not for the price")],
  });
  for (const words of [
    "Do not add the note about Ilse",
    "yes, but not Ilse",
    "confirm, but not the note",
    "don't do the note",
  ])
    expect(readCardAnswer(words, { shown: [denied], all: [denied], isAsked: false })?.does ?? null).not.toBe("confirm");
});

const gone = card("gone", "delete_founder", "Delete Ilse Brandt", { targets: ["Ilse Brandt"] });
test.each([
  ["ok. yes do that now, the delete", "gone"],
  ["now that other card, yes confirm", "note gone column"],
  ["right, back to the budget thing. go ahead", "column"],
  ["ok then carry on and remove her", "gone"],
  ["ok go on with that column", "column"],
  ["go ahead with the deletion of Ilse now, that card", "gone"],
  ["ok, carry on", "note gone column"],
  ["carry on but not the delete", ""],
  ["go on with the delete of Walter", ""],
  ["yes, do it", ""],
  ["should I go on with that card?", ""],
  ["yes and then the budget column for everyone, go on", ""],
])("“%s” comes back to %s", (words, expected) => {
  expect(
    comesBackTo(words, [note, gone, column], null)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(expected);
});

test("“her” is who was spoken of", () => {
  expect(comesBackTo("ok then carry on and remove her", [gone], { name: "Walter Ott" })).toEqual([]);
  expect(comesBackTo("ok then carry on and remove her", [gone], { name: "Ilse Brandt" })).toEqual([gone]);
});

test.each([
  ["what was I about to delete?", "any"],
  ["anyway where were we with the column", "any"],
  ["so what was that card again", "any"],
  ["what was I about to tell Ilse about the harps?", null],
  ["where were the harps made", null],
])("“%s” asks what was left: %s", (words, expected) => {
  expect(asksWhatWaits(words)).toBe(expected);
});
