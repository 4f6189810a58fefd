import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const played = (message: string) =>
  new PlayedConversation({ people: [{ name: "Tove Lang", company: "Fjordkost" }, { name: "Ola Berg" }] })
    .say(message)
    .changes.filter(({ tool }) => tool === "update_founder");

test.each([
  "Tove left Fjordkost, now at Bluefin",
  "Tove has left Fjordkost. She's now at Bluefin.",
  "Tove quit Fjordkost, she joined Bluefin",
  "Tove Lang left Fjordkost last month, now at Bluefin",
])("%j is one change of the company", (message) =>
  expect(played(message)).toMatchObject([{ input: { patch: { company: "Bluefin" }, clear: [] } }]),
);
test("who left is without a company where only someone else has a new one", () =>
  expect(played("Tove left Fjordkost. Ola is now at Bluefin")).toMatchObject([
    { input: { clear: ["company"] } },
    { input: { patch: { company: "Bluefin" } } },
  ]));
test("who only left is without a company", () =>
  expect(played("Tove left Fjordkost")).toMatchObject([{ input: { clear: ["company"] } }]));
