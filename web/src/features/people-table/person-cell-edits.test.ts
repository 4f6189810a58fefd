import { personFieldKeys } from "@contract/person-fields";
import { PROFILE_URL_REFUSED } from "@contract/profile-url";
import { expect, test } from "vitest";
import { builtInEdits } from "./person-cell-edits";

const edits = builtInEdits({ stages: ["Lead", "Won"], statuses: [] });
const parse = (column: string, text: string) => edits[column]?.parse(text);

test("cells are edited for each field of the catalogue, and for notes", () => {
  expect(Object.keys(edits).toSorted()).toEqual([...personFieldKeys, "notes"].toSorted());
});

test("an address and an e-mail have inputs of their kind, and the address a sample as placeholder", () => {
  expect(edits["profileUrl"]).toMatchObject({ kind: "url", placeholder: "https://www.linkedin.com/in/jane-doe" });
  expect(edits["email"]?.kind).toBe("email");
});

test.each([
  ["name", " ", "Name is required"],
  ["name", "x".repeat(201), "Name can be up to 200 characters; this is 201."],
  ["profileUrl", "", "LinkedIn URL is required"],
  ["profileUrl", "ada", PROFILE_URL_REFUSED],
  ["email", "ada@", "Enter a valid email address."],
  ["followerCount", "-1", "Followers must be 0 to 2,147,483,647."],
  ["followerCount", "many", "Enter a number, such as 2500.75 or 40k."],
  ["priorityScore", "101", "Priority must be 0 to 100."],
  ["stage", "Lost", "There is no option “Lost”."],
  ["meetingSummaries", "x".repeat(50_001), "Meeting summaries can be up to 50,000 characters; this is 50,001."],
  ["notes", "x".repeat(10_001), "Note can be up to 10,000 characters; this is 10,001."],
  ["notes", "half a pair \ud83d", "Note has a character that cannot be stored"],
])("%s refuses what cannot be stored with its sentence", (column, text, problem) => {
  expect(parse(column, text)).toEqual({ problem });
});

test.each([
  ["name", " Ada 🚀 עדה ", "Ada 🚀 עדה"],
  ["company", " ", null],
  ["stage", "won", "Won"],
  ["followerCount", "1,234", 1234],
  ["notes", "two\nlines", "two\nlines"],
  ["notes", "\n", null],
] as const)("%s takes %j", (column, text, value) => {
  expect(parse(column, text)).toEqual({ value });
});
