import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  columns: [
    { label: "Fee %", type: "number" as const },
    { label: "Deposit Paid", type: "boolean" as const },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message).changes;
const URL = "https://www.linkedin.com/in/nell-okafor";

test.each([
  `Weaver no. 2 from Ilse's intros: Nell Okafor of Damast, fee 20%, ${URL}`,
  `Ilse's second intro: Nell Okafor of Damast, fee 20%, ${URL}`,
  `From Teo's list: Nell Okafor of Damast, fee 20%, ${URL}`,
  `Candidate number 3 that Teo sent: Nell Okafor of Damast, fee 20%, ${URL}`,
])("who is told of behind a lead is added, and nothing is set of the one who the lead names: %j", (message) => {
  const changes = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["name"], input["company"]])).toEqual([
    ["create_founder", "Nell Okafor", "Damast"],
  ]);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});

test("a note stays one", () => {
  const [note] = play(`note on Ilse: her intros: Nell Okafor of Damast, ${URL}`);
  expect([note?.tool, String(note?.input["content"])]).toEqual(["create_note", expect.stringContaining("Nell Okafor")]);
});
