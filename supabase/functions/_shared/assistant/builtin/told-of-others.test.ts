import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({ people: [{ name: "Odile Marchetti", company: "Kelp" }, { name: "Bruno Vance" }] }).say(
    message,
  );
const field = (message: string, name: string) =>
  say(message).changes.flatMap(({ input }) => (input["patch"] as Record<string, unknown> | undefined)?.[name] ?? []);

test.each([
  "Odile: hired a new CFO (Grace Tan, ex-Monzo)",
  "Odile: promoted his brother to Head of Sales",
  "Odile: new buyer (Pia Kern)",
  "Odile: appointed Pia Kern as COO",
  "Odile: replaced the sales director",
  "Bruno hired Pia as buyer",
])("“%s” gives them no role", (message) => expect(field(message, "roleTitle")).toEqual([]));

test.each([
  ["Odile: new CFO", "CFO"],
  ["Odile was promoted to CFO", "CFO"],
  ["Odile is now Head of Sales", "Head of Sales"],
])("“%s” gives them theirs", (message, role) => expect(field(message, "roleTitle")).toEqual([role]));

test.each([
  ["Odile left Kelp, she started Kornblume with her sister", "Kornblume"],
  ["Odile left Kelp, she started Kornblume together with two friends", "Kornblume"],
  ["Bruno joined Harbour Foods as buyer together with his brother", "Harbour Foods"],
])("of “%s” the others are no part of the company", (message, company) =>
  expect(field(message, "company")).toEqual([company]),
);
