import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Oda Falk", company: "Falk Sails" },
    { name: "Ines Duarte", company: "Duarte Docks" },
  ],
  owners: ["Sol", "Kim"],
};
const companies = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ input }) => (input["patch"] as { company?: string | null }).company ?? null)
    .filter((company) => company !== null);

test.each([
  ["Sol takes over Oda — Ines works at Harrow now", ["Harrow"]],
  ["Kim looks after Oda - Ines has left", []],
  ["Sol takes over Oda", []],
])("“%s” gives nobody the words behind the name", (message, expected) => {
  expect(companies(message)).toEqual(expected);
});
