import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ines Marrow", stage: "Lead", values: { stage: "Lead", Tier: "Gold", Berth: "B12", owner: "Greta" } },
    { name: "Omar Haddad", stage: "Pitch", values: { stage: "Pitch" } },
    { name: "Ines Lund", values: {} },
  ],
  tasks: [{ title: "Call the harbour" }],
  columns: [
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
    { label: "Berth", type: "text" },
  ],
  stages: ["Lead", "Pitch"],
  owners: ["Greta", "Jonas"],
};
const { people } = new PlayedConversation(HAVING);
const omar = people[1]?.id;

test.each([
  "make Omar's tier the same as Ines Marrow's",
  "give Omar the same tier as Ines Marrow has",
  "Omar should have the same tier as Ines Marrow",
  "copy Ines Marrow's tier over to Omar",
  "match Omar's tier to Ines Marrow's",
])("%j sets what she has", (message) =>
  expect(new PlayedConversation(HAVING).say(message).changes).toMatchObject([
    { tool: "set_custom_value", input: { founderId: omar, value: "Gold" } },
  ]),
);
test("a field of everybody is one as well", () =>
  expect(new PlayedConversation(HAVING).say("Omar must have the same stage as Ines Marrow").changes).toMatchObject([
    { tool: "update_founder", input: { founderId: omar, patch: { stage: "Lead" } } },
  ]));
test("nothing is emptied by what someone else has not", () =>
  expect(new PlayedConversation(HAVING).say("make Ines Marrow's tier the same as Omar's").changes).toEqual([]));
test.each(["does Omar have the same tier as Ines Marrow?", "copy the harbour task to Omar"])(
  "%j sets nothing",
  (message) =>
    expect(
      new PlayedConversation(HAVING).say(message).changes.filter(({ tool }) => /set_|update_founder/u.test(tool)),
    ).toEqual([]),
);

test.each([
  "someone else should look after Omar",
  "hand Omar over to somebody else",
  "Omar needs a new owner",
  "someone else should take Omar over from Greta",
])("%j asks who", (message) => {
  const talk = new PlayedConversation(HAVING);
  const first = talk.say(message);
  expect(first.changes).toEqual([]);
  expect(first.text).toMatch(/owner of Omar/u);
  expect(talk.say("Jonas").changes).toMatchObject([{ input: { founderId: omar, patch: { owner: "Jonas" } } }]);
});
test("who is named takes over", () =>
  expect(new PlayedConversation(HAVING).say("Jonas takes over Omar from Greta").changes).toMatchObject([
    { input: { founderId: omar, patch: { owner: "Jonas" } } },
  ]));

test.each([
  ["change Omar's surname to Haddad-Lund", "Omar Haddad-Lund"],
  ["Omar's last name is now Saleh", "Omar Saleh"],
  ["set Omar's first name to Omair", "Omair Haddad"],
])("%j leaves the other part of the name", (message, name) =>
  expect(new PlayedConversation(HAVING).say(message).changes).toMatchObject([{ input: { patch: { name } } }]),
);
