import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Scouted", "Talking", "Gone"],
  statuses: ["Hot", "Slow"],
  people: [
    { name: "Emeka Obiora", company: "Fjord Glass" },
    { name: "Runa Halvorsen", company: "Fjord Glass", stage: "Talking" },
    { name: "Pascal Nguema", company: "Okoumé Timber" },
    { name: "Greta Lindqvist", company: "Lindqvist Boats" },
  ],
};
const play = (message: string) => {
  const played = new PlayedConversation(having);
  return played.say(message).changes.map(({ tool, input }) => {
    const name = played.people.find(({ id }) => id === input["founderId"])?.name;
    return [tool, name, input["content"] ?? input["patch"]];
  });
};

test.each([
  [
    "Emeka's stage manager is called Sami Aalto. keep that on his record",
    "Emeka Obiora",
    "Emeka's stage manager is called Sami Aalto",
  ],
  ["Runa's status officer is on leave. Keep that on her file", "Runa Halvorsen", "Runa's status officer is on leave"],
  [
    "Pascal: the lorry is NOT insured, put it in the notes so nobody asks again",
    "Pascal Nguema",
    "The lorry is NOT insured",
  ],
  [
    "Greta: boats are never painted in winter, pop that in her notes so we remember",
    "Greta Lindqvist",
    "Boats are never painted in winter",
  ],
  [
    "Greta doesn't ship to Japan. Put that in the notes so I don't ask twice",
    "Greta Lindqvist",
    "Greta doesn't ship to Japan",
  ],
  ["Runa can lend us 40 metres of rope, worth remembering", "Runa Halvorsen", "Runa can lend us 40 metres of rope"],
  ["Runa prefers texts; keep a note of that", "Runa Halvorsen", "Runa prefers texts"],
  ["A thing about Greta worth noting: she only sails at night", "Greta Lindqvist", "She only sails at night"],
  ["For the Okoumé Timber file: they close in August", "Pascal Nguema", "They close in August"],
])("%j is their note, without the order", (message, name, content) =>
  expect(play(message)).toEqual([["create_note", name, content]]),
);

test.each([
  "same note for both the Fjord people please: kiln is down until August",
  "Same note for both of the Fjord lot: kiln is down until August",
  "note for both Fjord Glass folk: kiln is down until August",
])("%j is a note of each", (message) =>
  expect(play(message)).toEqual(
    [
      ["create_note", "Runa Halvorsen", "Kiln is down until August"],
      ["create_note", "Emeka Obiora", "Kiln is down until August"],
    ].sort(
      (one, other) =>
        having.people.findIndex(({ name }) => name === one[1]) -
        having.people.findIndex(({ name }) => name === other[1]),
    ),
  ),
);

test("what both need is noted of each", () =>
  expect(play("Both the Fjord people need visas, note it").map(([tool, , content]) => [tool, content])).toEqual([
    ["create_note", "Need visas"],
    ["create_note", "Need visas"],
  ]));

test("a value of a field is stored in it", () =>
  expect(play("Pascal's stage is Gone, keep that on his record")).toMatchObject([
    ["update_founder", "Pascal Nguema", { stage: "Gone" }],
  ]));

test("a note keeps what it says", () =>
  expect(play("note on Greta: the boat is hers, worth remembering")).toEqual([
    ["create_note", "Greta Lindqvist", "The boat is hers, worth remembering"],
  ]));

test.each([
  ["Emeka, he told me Greta is leaving - put a note on Greta", "Greta Lindqvist"],
  ["Pascal, she said Runa wants tea - keep that in Runa's notes", "Runa Halvorsen"],
  ["Okoumé Timber - they told us Greta has sold two boats, put it on Greta's page", "Greta Lindqvist"],
  ["Greta: Pascal won't come in May. Pop that in Pascal's notes", "Pascal Nguema"],
])("%j is a note of the one whose notes are named, and of nobody else", (message, name) => {
  expect(play(message).map(([tool, who]) => [tool, who])).toEqual([["create_note", name]]);
});
