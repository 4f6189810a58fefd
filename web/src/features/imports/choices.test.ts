import { expect, test } from "vitest";
import { choiceFinder, closeChoice, yesOrNo } from "./choices";

const stages = ["Lead", "Contacted", "In conversation", "Meeting", "Closed", "Passed"];

test.each([
  ["MEETING", "Meeting"],
  [" in  Conversation", "In conversation"],
  ["in_conversation", "In conversation"],
  ["Léad", "Lead"],
  ["Foo", undefined],
])("finds %s as %s", (cell, option) => {
  expect(choiceFinder(stages)(cell)).toBe(option);
});

test("takes none of several options of one spelling, unless it is the exact one", () => {
  const find = choiceFinder(["A", "A-"]);
  expect([find("A-"), find("A"), find("a")]).toEqual(["A-", "A", undefined]);
});

test.each([
  ["Closd", "Closed"],
  ["Metting", "Meeting"],
  ["Contcated", "Contacted"],
  ["Conversation", "In conversation"],
  ["contact", "Contacted"],
  ["Foo", undefined],
  ["Le", undefined],
])("proposes for %s %s", (value, option) => {
  expect(closeChoice(value, stages)).toBe(option);
});

test("reads yes and no in several languages", () => {
  expect(["JA", "oui", "Sí", "x", "nein", "FALSE", "perhaps"].map(yesOrNo)).toEqual([
    ...[true, true, true, true, false, false, undefined],
  ]);
});
