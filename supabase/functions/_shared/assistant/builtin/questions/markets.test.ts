import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Rosalind Tveit",
      company: "Brine & Bark",
      stage: "Lead",
      values: { location: "Bergen", Markets: "Baltics, Spain" },
    },
    {
      name: "Oyelaran Cole",
      company: "Tallow",
      stage: "Trial",
      values: { location: "Lagos", roleTitle: "Trade partner", Berths: "7" },
    },
    { name: "Ilmari Salo", company: "Kajoranta", stage: "Trial", values: { location: "Turku", Berths: "5" } },
  ],
  stages: ["Lead", "Trial", "Client"],
  columns: [
    { label: "Markets", type: "multiselect" as const, options: ["Baltics", "Spain", "Nordics"] },
    { label: "Berths", type: "number" as const },
  ],
};
const answerTo = (message: string) => new PlayedConversation(having).say(message).text;

test.each([
  "who do I have in the Spanish market?",
  "which people are in the Spain market",
  "who is in the Baltic market?",
])("%j asks for the column of markets", (asked) =>
  expect(answerTo(asked)).toMatch(/1 person \(Markets (?:Spain|Baltics)\):\n- \[Rosalind Tveit\]/u),
);
test("a place that no option is called is one of their locations", () =>
  expect(answerTo("who do I have in the Nigerian market?")).not.toMatch(/^None/u));
test.each(["what stage and owner is Kajoranta?", "what is the stage of Kajoranta", "which stage is Kajoranta in?"])(
  "%j is about the only one who is there",
  (asked) => expect(answerTo(asked)).toMatch(/^\[Ilmari Salo\].*Stage: Trial/u),
);
test("who is there is a list", () =>
  expect(answerTo("who is at Kajoranta?")).toContain("1 person (Company Kajoranta)"));
test("a sum over nobody with a role is that of the others", () =>
  expect(answerTo("add up the berths of my trial partners")).toMatch(
    /Whatever their role: Berths, total: 12|Berths, total/u,
  ));
