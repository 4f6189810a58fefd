import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loomlane" },
    { name: "Teo Aldana", company: "Damastwerk" },
    { name: "Nell Okafor", company: "Damastwerk" },
  ],
  tasks: [{ title: "Invoice Loomlane", founderName: "Ilse Moravec", dueDate: "2030-06-10" }],
};
const said = (message: string) => {
  const played = new PlayedConversation(having);
  const ilse = played.people[0]?.id;
  return played
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["founderId"] === ilse, input["content"] ?? input["title"]]);
};

test.each([
  ["Loomlane paid the invoice!! write it down", "Loomlane paid the invoice"],
  ["Loomlane moved to Brno, put that on record", "Loomlane moved to Brno"],
  ["Loomlane has a new dyer. log it", "Loomlane has a new dyer"],
  [
    "Loomlane got its certificate! 41 pages after 28 days. note that",
    "Loomlane got its certificate! 41 pages after 28 days",
  ],
  ["note that Loomlane closes in August", "Loomlane closes in August"],
  ["note for Loomlane: wants blue yarn", "Wants blue yarn"],
  ["make a note about Loomlane that they want blue yarn", "They want blue yarn"],
])("“%s” is noted about the only one there", (message, content) =>
  expect(said(message)).toEqual([["create_note", true, content]]),
);

test.each(["Damastwerk has a new dyer, log it", "Did Loomlane pay? note it", "Someone from Loomlane called, log it"])(
  "“%s” is noted about nobody at once",
  (message) => expect(said(message).filter(([tool]) => tool === "create_note")).toEqual([]),
);

test("who is named is meant, and not the one at the firm", () =>
  expect(said("Teo says Loomlane closes in August, log it")).toEqual([
    ["create_note", false, "Teo says Loomlane closes in August"],
  ]));
