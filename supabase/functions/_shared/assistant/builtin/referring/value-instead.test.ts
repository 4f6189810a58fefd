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

const LED = [
  ["set Tarik's location to Lyon", "Tarik lives in Lille, not Lyon"],
  ["set Tarik's location to Lyon", "Henrike is in Lille, not Lyon"],
  ["set Tarik's location to Lyon", "if he agrees Lille, not Lyon"],
  ["set Tarik's role to CFO", "she's CEO, not CFO"],
  ["set Tarik's role to CFO", "we need a CEO, not CFO"],
  ["set Tarik's owner to Kim", "give Henrike to Marc-Olivier, not Kim"],
  ["set Tarik's owner to Kim", "Henrike to Marc-Olivier, not Kim"],
  ["set Tarik's owner to Kim", "Is it Audrey, not Kim"],
  ["set Tarik's owner to Kim", "what about Audrey, not Kim"],
] as const;

test.each(LED)("after %j, %j is a sentence, and changes nothing at once", (first, words) => {
  const changed = last(first, words)?.changes.filter(({ tool, held }) => tool === "update_founder" && held === null);
  expect(changed).toEqual([]);
});

test.each([
  ["set Tarik's location to Lyon", "I said Lille, not Lyon", { location: "Lille" }],
  ["set Tarik's role to CFO", "VP of sales, not CFO", { roleTitle: "VP of sales" }],
  ["set Tarik's owner to Kim", "no, Marc-Olivier, not Kim", { owner: "Marc-Olivier" }],
])("after %j, %j is the other value", (first, words, fields) => {
  expect(fieldsOf(last(first, words))).toEqual([fields]);
});
