import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Rosalind Tveit", stage: "Live", status: "On ice", values: { location: "Bergen" } }],
  stages: ["Lead", "Live"],
  statuses: ["Active", "On ice"],
};
const answerTo = (message: string) => new PlayedConversation(having).say(message).text;

test.each([
  "how long has Rosalind been live?",
  "since when is Rosalind on ice?",
  "How long has Rosalind been in the stage Lead",
])("%j is not known", (asked) => expect(answerTo(asked)).toMatch(/^I don't know since when/u));
test("where someone lives is their location", () =>
  expect(answerTo("where does Rosalind live?")).toContain("Location: Bergen"));
