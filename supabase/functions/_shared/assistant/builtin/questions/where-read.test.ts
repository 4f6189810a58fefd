import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutWhereRead } from "./where-read.ts";

const having = {
  people: [{ name: "Noor Haddad" }, { name: "Bruno Castellani" }],
  notes: [{ about: "Noor Haddad", content: "Signed the lease in May." }],
};

test.each([
  "Is it true that Noor signed the lease? her post says something like that",
  "Has Noor signed the lease? I think I read it somewhere.",
  "did Noor sign the lease? It says so on her profile",
  "Does Bruno have a licence? someone told me so",
  "is Bruno married? I read it in a newsletter the other day",
  "Is Noor moving? One of her posts sounded like it",
  "Has Bruno left? his last mail hinted at something of the sort, I think",
  "Are we in the contract with Noor? because her website says so",
])("where it was read is no note: %s", (message) => {
  expect(new PlayedConversation(having).say(message).changes).toEqual([]);
  expect(withoutWhereRead(message)).toBe(message.slice(0, message.indexOf("?") + 1));
});

test.each([
  "Has Noor signed the lease? Her assistant told me she moves to Lisbon in May",
  "Is Bruno in? he said so on Friday and wants the deck",
  "Where is Noor? Her post says she is in Porto",
  "Has Noor read it? I read it to her on Monday",
  "Her post says something like that",
])("what tells something stays: %s", (message) => {
  expect(withoutWhereRead(message)).toBe(message);
});

test("a note keeps it", () => {
  const { changes } = new PlayedConversation(having).say("note for Bruno: is he married? his post says so");
  expect(changes.map(({ input }) => input["content"])).toEqual([expect.stringContaining("his post says so")]);
});
