import { expect, test } from "vitest";
import { actionOf } from "@/testing/assistant";
import { withoutCards } from "./said-once";

const note = actionOf({ title: "Add a note to Ada", message: "Added a note to Ada.", status: "executed" });
const removal = actionOf({ title: "Delete Ada", message: null, status: "proposed" });

test("leaves out of an answer what its cards say, linked or not", () => {
  expect(withoutCards("Added a note to [Ada](/people/1).", [note])).toBe("");
  expect(withoutCards("Added a note to Ada. ([Ada](/people/1))", [note])).toBe("");
  expect(withoutCards("Delete Ada: please confirm.", [removal])).toBe("");
  expect(withoutCards("Added a note to Ada.\n\nDelete Ada: please confirm.", [note, removal])).toBe("");
});

test("keeps everything else, and all of it where there is no card", () => {
  expect(withoutCards("Added a note to Ada.\n\nTasks have no time of day: 5 pm is in the title.", [note])).toBe(
    "Tasks have no time of day: 5 pm is in the title.",
  );
  expect(withoutCards("Added a note to Ada.", [])).toBe("Added a note to Ada.");
  expect(withoutCards("Ada has two notes.", [note])).toBe("Ada has two notes.");
});
