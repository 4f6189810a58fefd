import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Henrike Vos" }, { name: "Tarik Aydin" }] };
const last = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn)).at(-1);
};
const fieldsOf = (said: ReturnType<typeof last>) =>
  said?.changes.map(({ tool, input }) => {
    const set = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
    return tool === "take_back" ? tool : Object.fromEntries(set);
  });
const TOLD = "Tarik lives in Lyon and his email is tarik@ostra.example";

test.each([
  ["Lille, not Lyon", { location: "Lille", email: "tarik@ostra.example" }],
  ["no, not Lyon but Lille", { location: "Lille", email: "tarik@ostra.example" }],
  ["sorry, Antwerp", { location: "Antwerp", email: "tarik@ostra.example" }],
  ["sorry, tarik@werke.example", { location: "Lyon", email: "tarik@werke.example" }],
])("%j changes the one field that it fits, and the rest of the card stays", (words, fields) => {
  const said = last(TOLD, words);
  expect(fieldsOf(said)).toEqual(["take_back", fields]);
  expect(said?.changes[1]?.held).not.toBeNull();
});

test("of several cards the one that has the value is changed", () => {
  const said = last("Tarik moved to Brightline Logistics and he lives in Lyon now", "Lille, not Lyon");
  expect(fieldsOf(said)).toEqual(["take_back", { location: "Lille" }]);
});

test.each(["sorry, Zorblax", "sorry, tomorrow", "no, 54"])(
  "%j may be of two fields or none, and is asked about",
  (words) => {
    const said = last("Tarik works at Ostra and lives in Lyon", words);
    expect(said?.changes).toEqual([]);
  },
);

test.each(["tea, not coffee", "Oslo, not Bergen", "not now but later"])(
  "%j changes no field that says something else",
  (words) => {
    expect(last(TOLD, words)?.changes.filter(({ tool }) => tool === "update_founder")).toEqual([]);
  },
);

test.each(["swap those two", "swap these two please", "no, the other way round", "flip them", "vice versa"])(
  "%j after two cards: each waits with what the other had",
  (words) => {
    const said = last("Tarik lives in Cork and Henrike lives in Oslo", words);
    const cards = said?.changes.filter(({ tool }) => tool === "update_founder") ?? [];
    expect(cards.map(({ held }) => held === null)).toEqual([false, false]);
    expect(fieldsOf(said)?.filter((one) => one !== "take_back")).toEqual([{ location: "Oslo" }, { location: "Cork" }]);
  },
);

test.each(["go back to Tarik", "ok, let's go back to Tarik"])("%j, where nothing waits, notes nothing", (words) => {
  expect(last("note on Henrike: likes tea", words)?.changes).toEqual([]);
});

const WORLD = {
  people: [
    { name: "Henrike Vos", company: "Kelp Works", stage: "Tasting" },
    { name: "Tarik Aydin", company: "Ostra", stage: "Tasting" },
    { name: "Priya Menon", company: "Lumen", stage: "Contract" },
  ],
  stages: ["Enquiry", "Tasting", "Contract", "Shelved"],
};
const after = (first: string, second: string) => {
  const talk = new PlayedConversation(WORLD);
  talk.say(first);
  return talk
    .say(second)
    .changes.map(({ input, held }) => ({ patch: input["patch"] as Record<string, unknown> | undefined, held }));
};
const LOCATED = "Set Tarik's location to Halifax";
const OWNED = "Set Henrike's owner to Simone";
const WORKS = "Set Tarik's role to CFO";

test.each([
  [LOCATED, "Tarik lives in Truro, not Halifax"],
  [LOCATED, "I said Truro, not Sydney"],
  [LOCATED, "she's CEO, not CFO"],
  [LOCATED, "Henrike sits in Ghent, not Halifax"],
  [LOCATED, "Priya is in Montreal, not Halifax"],
  [LOCATED, "certainly not Halifax"],
  [LOCATED, "Maybe, not Halifax"],
  [LOCATED, "Is it Truro, not Halifax"],
  [WORKS, "she's CEO, not CFO"],
  [WORKS, "Make Henrike CEO, not CFO"],
  [OWNED, "give Tarik to Marc-Olivier, not Simone"],
  [OWNED, "Is it Audrey, not Simone"],
  [OWNED, "not Simone, she left"],
])("%j, then %j: a sentence or a question is no value", (first, second) => {
  const values = after(first, second).flatMap(({ patch, held }) => (held === null ? Object.values(patch ?? {}) : []));
  expect(values.filter((value) => value !== null)).toEqual([]);
});

test.each([
  [LOCATED, "I said Truro, not Halifax", { location: "Truro" }],
  [LOCATED, "no, not Halifax but Ciudad de Puebla", { location: "Ciudad de Puebla" }],
  [OWNED, "Marc-Olivier, not Simone", { owner: "Marc-Olivier" }],
  [WORKS, "sorry, chief of staff, not CFO", { roleTitle: "chief of staff" }],
])("%j, then %j: the value alone is one", (first, second, fields) => {
  expect(after(first, second).map(({ patch }) => patch)).toEqual([expect.objectContaining(fields)]);
});

test.each([
  ["note on Tarik: wants prices", "I want samples, not prices"],
  ["note on Tarik: needs jars", "he needs lids, not jars"],
  ["note on Henrike: likes tea", "give her coffee, not tea"],
  ["note on Henrike: likes tea", "we bought coffee, not tea"],
])("%j, then %j: a sentence is no word of a note", (first, second) => {
  expect(after(first, second).filter(({ held }) => held === null)).toEqual([]);
});
