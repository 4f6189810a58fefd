import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Ilse Brandt" }, { name: "Oda Winther" }],
  columns: [
    { label: "Budget (€k)", type: "number" as const },
    { label: "Seats", type: "number" as const },
    { label: "Norms", type: "multiselect" as const, options: ["UKCA", "BRC Food", "IFS Logistics", "None yet"] },
  ],
};
const last = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn)).at(-1);
};
const valueOf = (said: ReturnType<typeof last>) =>
  said?.changes.filter(({ tool }) => tool === "set_custom_value").map(({ input }) => input["value"]);

test.each([
  ["set Ilse's budget to 2.4", "million, obviously", 2400],
  ["set Ilse's budget to 2.4", "2.4 million", 2400],
  ["set Ilse's budget to 3", "oh, I meant million", 3000],
  ["set Oda's budget to 4", "in millions of course", 4000],
  ["set Ilse's seats to 3", "thousand, sorry", 3000],
  ["set Ilse's seats to 3", "I meant 5 thousand", 5000],
])("%j, %j: the number in that unit", (order, unit, value) => {
  expect(valueOf(last(order, unit))?.map(Number)).toEqual([value]);
});

test.each(["million", "thousand, obviously"])("%j after a priority or a note sets nothing", (unit) => {
  expect(valueOf(last("set Ilse's priority to 30", unit))).toEqual([]);
  expect(valueOf(last("note on Ilse: has 3 kids", unit))).toEqual([]);
});

test.each([
  ["take BRC off her though", "UKCA, IFS Logistics"],
  ["ok. take IFS off her", "UKCA, BRC Food"],
  ["untick BRC for Ilse", "UKCA, IFS Logistics"],
])("%j names a choice by its first word", (words, rest) => {
  const talk = new PlayedConversation({
    ...HAVING,
    people: [{ name: "Ilse Brandt", values: { Norms: "UKCA, BRC Food, IFS Logistics" } }],
  });
  talk.say("tell me about Ilse");
  expect(valueOf(talk.say(words))).toEqual([rest]);
});

test.each(["add lunch for Oda", "remove the note from Oda", "put Oda on the list"])("%j ticks nothing", (words) => {
  expect(valueOf(last(words))).toEqual([]);
});

test.each([
  ["note for Ilse: the audit came through", "stick the same on Oda"],
  ["note for Ilse: the audit came through", "put the same note on Oda please"],
  ["note for Ilse: the audit came through", "could you log the same for Oda"],
  ["set Ilse's stage to Meeting", "give Oda the same"],
  ["set Ilse's stage to Meeting", "can we do exactly the same for Oda"],
])("%j, %j: the same for someone else", (order, words) => {
  const talk = new PlayedConversation(HAVING);
  const [first] = talk.say(order).changes;
  const [again, more] = talk.say(words).changes;
  expect(more).toBeUndefined();
  expect([again?.tool, again?.input["founderId"]]).toEqual([first?.tool, talk.people[1]?.id]);
});

test.each(["the same tea was offered to Oda", "Oda is the same", "give Oda the same day as Ilse"])(
  "%j does nothing again",
  (words) => {
    expect(last("note on Ilse: likes tea", words)?.changes.filter(({ held }) => held === null)).toEqual([]);
  },
);
