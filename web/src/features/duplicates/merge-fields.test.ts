import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { mergeFields } from "./merge-fields";

const field = {
  id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10",
  name: "tags",
  label: "Tags",
  type: "multiselect" as const,
  options: ["a", "b"],
  required: false,
  createdAt: "2026-01-01T00:00:00Z",
};

test("puts what has to be chosen first, then what only one has or both agree on, and leaves out what neither has", () => {
  const kept = aPersonRow({ name: "Ada", company: "Northwind", email: null });
  const merged = {
    ...aPersonRow({ name: "Ada Okafor", company: "Northwind", email: "a@b.example" }),
    customFieldValues: [{ fieldId: field.id, value: ["a", "b"] }],
  };
  const rows = mergeFields(kept, merged, [field]).map(({ label, kept: one, merged: other, isChoice }) => [
    label,
    one,
    other,
    isChoice,
  ]);
  expect(rows).toEqual([
    ["Name", "Ada", "Ada Okafor", true],
    ["Email", "", "a@b.example", false],
    ["Company", "Northwind", "Northwind", false],
    ["LinkedIn URL", kept.profileUrl, kept.profileUrl, false],
    ["Tags", "", "a, b", false],
  ]);
});
