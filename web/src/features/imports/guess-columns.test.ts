import type { CustomField } from "@contract/custom-fields";
import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns";

const field: CustomField = {
  id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10",
  name: "met_at",
  label: "Met at",
  type: "text",
  options: [],
  required: false,
  createdAt: "2026-01-01T00:00:00Z",
};

test.each([
  [
    ["First Name", "Last Name", "URL", "Email Address", "Company", "Position"],
    ["firstName", "lastName", "profileUrl", "email", "company", "roleTitle"],
  ],
  [
    ["full_name", "LinkedIn URL", "E-Mail", "Organisation", "Job title"],
    ["name", "profileUrl", "email", "company", "roleTitle"],
  ],
  [
    ["Name", "MET AT", "Shoe size"],
    ["name", field.id, null],
  ],
  [
    ["Email", "Email Address"],
    ["email", null],
  ],
])("knows what %j are", (headers, expected) => {
  expect(guessColumns(headers, [], [field])).toEqual(expected);
});

test("knows a column of profiles or e-mails by its cells where the header says nothing", () => {
  const rows = [
    ["Ada", "ada@x.com", "https://de.linkedin.com/in/ada"],
    ["Bo", "", "linkedin.com/in/bo"],
  ];
  expect(guessColumns(["A", "B", "C"], rows, [])).toEqual([null, "email", "profileUrl"]);
});

test("prefers a custom field of the same name to a built-in column", () => {
  expect(guessColumns(["Owner"], [], [{ ...field, label: "Owner" }])).toEqual([field.id]);
});
