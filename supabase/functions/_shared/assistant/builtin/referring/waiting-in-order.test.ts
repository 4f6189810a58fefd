import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Maren Holt" }, { name: "Tobias Ekwall" }, { name: "Yusra Hamdan" }] };

/** Whose deletion is taken back, of three that wait, each from a turn of its own. */
const keptAfter = (message: string) => {
  const talk = new PlayedConversation(HAVING);
  const cards = ["Delete Maren", "Delete Tobias", "Delete Yusra"].map((order) => talk.say(order));
  const before = cards.flatMap(({ changes }) => changes.length);
  expect(before).toEqual([1, 1, 1]);
  return talk.say(message).changes.map(({ tool, input }) => [tool, input["actionId"]]);
};
const backOf = (person: number) => {
  const talk = new PlayedConversation(HAVING);
  for (const order of ["Delete Maren", "Delete Tobias", "Delete Yusra"]) talk.say(order);
  const names = ["Maren", "Tobias", "Yusra"];
  return talk.say(`keep ${names[person] ?? ""}`).changes.map(({ tool, input }) => [tool, input["actionId"]]);
};

test.each<[string, number]>([
  ["keep the first one", 0],
  ["the second one stays", 1],
  ["don't delete the third", 2],
  ["no, leave the last one", 2],
  ["the second stays after all", 1],
])("%j keeps that one of those that wait, as its name would", (message, person) => {
  const kept = keptAfter(message);
  expect(kept).toHaveLength(1);
  expect(kept).toEqual(backOf(person));
});

test.each(["keep the fourth one", "the first time was better"])("%j is none of three", (message) =>
  expect(keptAfter(message)).not.toContainEqual(["take_back", expect.anything()]),
);

const afterTwo = (message: string, before: string[]) => {
  const talk = new PlayedConversation(HAVING);
  for (const one of before) talk.say(one);
  expect(talk.say("Delete Maren and Tobias").changes).toHaveLength(2);
  return talk.say(message).changes.map(({ tool, input }) => [tool, input["actionId"]]);
};

test.each(["keep the first one", "don't delete the first", "not the first one", "the first one stays"])(
  "%j, of two deletions that were just shown, keeps that person, whatever waited before",
  (message) => {
    for (const before of [[], ["Yusra likes tea"]]) {
      const kept = afterTwo(message, before);
      expect(kept).toHaveLength(1);
      expect(kept).toEqual(afterTwo("keep Maren", before));
    }
  },
);

test("“don't delete anybody” cancels both", () => expect(afterTwo("no, don't delete anybody", [])).toHaveLength(2));
