import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ravi Patel", company: "Chaiwala" }] })
    .say(message)
    .changes.map(({ tool, input: { name, company, roleTitle, location } }) => [
      tool,
      name,
      company,
      roleTitle,
      location,
    ]);

const BEGINNINGS = [
  "We've got a new client:",
  "I've got a new contact:",
  "we have another lead -",
  "ok, we found a founder:",
];
test.each(BEGINNINGS)("“%s …” with an address adds them, with what is told of them and nothing else", (beginning) => {
  for (const address of ["linkedin.com/in/tova-tarrant", "https://www.linkedin.com/in/tova-tarrant", "in/tova-tarrant"])
    expect(added(`${beginning} Tova Tarrant from Kelp, ${address}`)).toEqual([
      ["create_founder", "Tova Tarrant", "Kelp", null, null],
    ]);
});
test("without an address nobody is added", () =>
  expect(added("We've got a new client: Tova Tarrant from Kelp")).toEqual([]));
