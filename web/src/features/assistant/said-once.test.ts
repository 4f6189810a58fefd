import { expect, test } from "vitest";
import { actionOf } from "@/testing/assistant";
import { cardsOf, withoutCards } from "./said-once";

const note = actionOf({ title: "Add a note to Ada", message: "Added a note to Ada.", status: "executed" });
const removal = actionOf({ title: "Delete Ada", message: null, status: "proposed" });

test("leaves out of an answer what its cards say, linked or not", () => {
  expect(withoutCards("Added a note to [Ada](/people/1).", [note])).toBe("");
  expect(withoutCards("Added a note to Ada. ([Ada](/people/1))", [note])).toBe("");
  expect(withoutCards("Delete Ada: please confirm.", [removal])).toBe("");
  expect(withoutCards("Added a note to Ada.\n\nDelete Ada: please confirm.", [note, removal])).toBe("");
});

test("leaves out several cards' sentences in one line, whatever the names contain, and keeps the rest of the line", () => {
  const first = actionOf({ title: "Set Warmth of Dr. A. St. Ives", message: "Dr. A. St. Ives: Warmth set to Warm." });
  const second = actionOf({ title: "Set Warmth of Bo", message: "Bo: Warmth set to Warm." });
  expect(withoutCards("Dr. A. St. Ives: Warmth set to Warm. Bo: Warmth set to Warm.", [first, second])).toBe("");
  expect(
    withoutCards("Bo: Warmth set to Warm. ([Bo](/people/2)) Dr. A. St. Ives: Warmth set to Warm.", [first, second]),
  ).toBe("");
  const task = actionOf({ title: "Add the task “Call”", message: "Added the task “Call”, due 2026-11-27." });
  expect(
    withoutCards("Added the task “Call”, due 2026-11-27. ([Bo](/people/2)) “At 10” is in its title. It is Bo’s.", [
      task,
    ]),
  ).toBe("“At 10” is in its title. It is Bo’s.");
});

test("leaves out what was undone or cancelled, and the lines of a draft", () => {
  const undone = actionOf({ title: "Set Warmth of Bo", message: null, status: "undone" });
  expect(withoutCards("Undone: Set Warmth of Bo. Undone: Set Warmth of Bo.", [undone])).toBe("");
  expect(withoutCards("Cancelled: Delete Ada.", [{ ...removal, status: "cancelled" }])).toBe("");
  const draft = actionOf({
    title: "Draft an e-mail to Ada",
    changes: [
      { record: null, field: "Subject", before: null, after: "Your post" },
      { record: null, field: "Body", before: null, after: "Hi Ada,\n\nYour post. It was good.\n\nBo" },
    ],
  });
  expect(
    withoutCards("A draft to edit and send:\n\n**Your post**\n\nHi Ada,\n\nYour post. It was good.\n\nBo", [draft]),
  ).toBe("A draft to edit and send:");
});

test("keeps everything else, and all of it where there is no card", () => {
  expect(withoutCards("Added a note to Ada.\n\nTasks have no time of day: 5 pm is in the title.", [note])).toBe(
    "Tasks have no time of day: 5 pm is in the title.",
  );
  expect(withoutCards("Added a note to Ada.", [])).toBe("Added a note to Ada.");
  expect(withoutCards("Ada has two notes.", [note])).toBe("Ada has two notes.");
});

test("what is said of a change is not said again where it is undone and its message is another", () => {
  const undone = actionOf({
    title: "Add the task “Call”",
    message: "Undone.",
    saidWhenDone: "Added the task “Call”, due Nov 27, 2026.",
    status: "undone",
  });
  expect(withoutCards("Added the task “Call”, due Nov 27, 2026.", [undone])).toBe("");
});

test("a change has one card: a later answer that tells what came of it is words, and what waits has its buttons again", () => {
  const undone = actionOf({ title: "Set Warmth of Bo", message: "Undone.", status: "undone" });
  const shown = new Set([undone.id]);
  expect(cardsOf("Undone: Set Warmth of Bo.", [undone], shown)).toEqual([]);
  expect(cardsOf("Undone: Set Warmth of Bo.", [undone], new Set())).toEqual([undone]);
  expect(cardsOf("All right.", [undone], shown)).toEqual([undone]);
  const waits = actionOf({ title: "Delete Bo", message: null, status: "proposed" });
  expect(cardsOf("Delete Bo: please confirm.", [waits], new Set([waits.id]))).toEqual([waits]);
});
