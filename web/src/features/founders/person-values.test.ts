import type { PersonRow } from "@contract/founder-list";
import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { valueOf, withValue } from "./person-values";

const now = new Date("2026-11-21T10:00:00Z");
const note = { id: "n", content: "Met in May", createdAt: "2026-05-01T10:00:00Z" };
const person: PersonRow = {
  ...aFounder({ notes: [note], customFieldValues: [{ fieldId: "team", value: ["A", "B"] }] }),
  freshness: { state: "fresh", error: null, checkedAt: null },
  match: null,
};

test.each([
  ["company", "Acme"],
  ["followerCount", 12],
  ["notes", "Met again"],
  ["team", ["C"]],
  ["a-new-field", true],
  ["email", null],
])("a value put into %s is its value then", (columnId, value) => {
  expect(valueOf(withValue(person, columnId, value, now), columnId)).toEqual(value);
});

test("reads a value, and nothing from an empty field", () => {
  expect(valueOf(person, "notes")).toBe("Met in May");
  expect(valueOf(person, "team")).toEqual(["A", "B"]);
  expect(valueOf(person, "unknown")).toBeNull();
});

test("an emptied custom value is none, and others stay", () => {
  expect(withValue(person, "team", null, now).customFieldValues).toEqual([]);
  const more = withValue(person, "size", 5, now);
  expect(more.customFieldValues).toEqual([...person.customFieldValues, { fieldId: "size", value: 5 }]);
});
