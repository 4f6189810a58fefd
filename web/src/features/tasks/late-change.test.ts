import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { conflictOf, seenOf } from "./late-change";

const seen = seenOf(aTask({ dueDate: "2026-11-20" }));
const today = "2026-11-21";

test("lets a late change through when nobody else changed the same thing", () => {
  expect(conflictOf({ status: "done" }, seen, { ...seen, title: "Another title" }, today)).toBeNull();
  expect(conflictOf({ status: "done" }, seen, { ...seen, status: "done" }, today)).toBeNull();
  expect(conflictOf({ boardPosition: "a1" }, seen, { ...seen, status: "done" }, today)).toBeNull();
});

test("names both values when someone did", () => {
  expect(conflictOf({ status: "in_progress" }, seen, { ...seen, status: "done" }, today)).toBe(
    "The status is Done by now; you made it In progress.",
  );
  expect(conflictOf({ snoozeTo: "2026-11-22" }, seen, { ...seen, dueDate: null }, today)).toBe(
    "The due date is empty by now; you made it “Tomorrow”.",
  );
  expect(conflictOf({ title: "Mine" }, seen, { ...seen, title: "Theirs" }, today)).toBe(
    "The title is “Theirs” by now; you made it “Mine”.",
  );
});
