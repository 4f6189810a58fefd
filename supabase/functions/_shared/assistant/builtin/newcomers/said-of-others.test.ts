import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Leo Brandt", company: "Kiln" }] };
const URL = "https://linkedin.com/in/odile-marche";
const COLUMN = { label: "Budget", type: "number" as const };
const changesOf = (facts: string, columns: (typeof COLUMN)[] = []) =>
  new PlayedConversation({ ...having, columns }).say(`add Odile Marche ${URL}, ${facts}`).changes;
const factsOf = (facts: string) => {
  const input = changesOf(facts).find(({ tool }) => tool === "create_founder")?.input ?? {};
  return Object.fromEntries(
    ["company", "roleTitle", "location", "industry"].flatMap((key) => (input[key] == null ? [] : [[key, input[key]]])),
  );
};

test.each([
  ["met via Leo, his cofounder is Sam, budget 40k, call her back at 3", {}],
  ["budget 40k", {}],
  ["deal size €30k, Oslo", { location: "Oslo" }],
  ["$40k budget, cto", { roleTitle: "CTO" }],
  ["arr 1.2m, team of 12", {}],
  ["pipeline 3m, owner of Kelp", { company: "Kelp", roleTitle: "owner" }],
  ["Headcount 40, Lisbon", { location: "Lisbon" }],
])("an amount with its word is no company and no place: %j", (said, facts) => expect(factsOf(said)).toEqual(facts));

test.each([
  ["her boss is Sam, cto at Kelp", { company: "Kelp", roleTitle: "CTO" }],
  ["her ceo is Sam Roe", {}],
  ["the ceo is Sam Roe", {}],
  ["their investor is Runa Falk, Oslo", { location: "Oslo" }],
  ["wife of Sam, works at Kelp", { company: "Kelp" }],
  ["friend of Leo, knows Runa", {}],
  ["recommended by Runa, cfo at Kelp", { company: "Kelp", roleTitle: "CFO" }],
])("who another one is is no role and no company: %j", (said, facts) => expect(factsOf(said)).toEqual(facts));

test.each([
  ["Studio 54, owner", { company: "Studio 54", roleTitle: "owner" }],
  ["cofounder, Level 39", { company: "Level 39", roleTitle: "cofounder" }],
  ["CEO of 3M", { company: "3M", roleTitle: "CEO" }],
  ["cofounder at Kelp", { company: "Kelp", roleTitle: "cofounder" }],
  ["Partner at Kelp, Oslo", { company: "Kelp", roleTitle: "Partner", location: "Oslo" }],
  ["her role is CFO, her company is Kelp", { company: "Kelp", roleTitle: "CFO" }],
  ["Kelp Works's cofounder, Oslo", { company: "Kelp Works", roleTitle: "cofounder", location: "Oslo" }],
  ["she is the founder of Kelp", { company: "Kelp", roleTitle: "founder" }],
])("a firm and a role of their own stay: %j", (said, facts) => expect(factsOf(said)).toEqual(facts));

test("what is told goes on the card of a note", () =>
  expect(changesOf("her cofounder is Sam, budget 40k")).toContainEqual(
    expect.objectContaining({ tool: "create_note", held: expect.any(String) as unknown }),
  ));
test("a column of the user's own has its amount", () =>
  expect(changesOf("budget 40k", [COLUMN])).toContainEqual(
    expect.objectContaining({
      tool: "set_custom_value",
      input: expect.objectContaining({ value: "40000" }) as unknown,
    }),
  ));
