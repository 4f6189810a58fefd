import type { CustomField } from "@contract/custom-fields";
import { expect, test } from "vitest";
import { customEdit } from "./custom-cell-edit";

const field = (given: Partial<CustomField>): CustomField => ({
  id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  name: "team_size",
  label: "Team Size",
  type: "text",
  options: [],
  required: false,
  createdAt: "2026-11-21T10:00:00Z",
  ...given,
});

test.each([
  ["text", " two ", "two"],
  ["number", "12", 12],
  ["date", "2026-11-21", "2026-11-21"],
  ["boolean", "yes", true],
  ["select", "a", "A"],
  ["multiselect", "b, a", ["B", "A"]],
] as const)("a %s field reads %j", (type, text, value) => {
  expect(customEdit(field({ type, options: ["A", "B"] }), "UTC").parse(text)).toEqual({ value });
});

test("a cell can be emptied, unless its field is required", () => {
  expect(customEdit(field({}), "UTC").parse("")).toEqual({ value: null });
  expect(customEdit(field({ required: true }), "UTC").parse(" ")).toEqual({ problem: "Team Size is required" });
});
