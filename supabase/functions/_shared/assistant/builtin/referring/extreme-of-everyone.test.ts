import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Spotted", "Tasting", "Listed"],
  columns: [{ label: "Crates", type: "number" as const }],
  people: [
    { name: "Odile Marchetti", stage: "Tasting", values: { priorityScore: "40", Crates: "12" } },
    { name: "Bruno Vance", stage: "Tasting", values: { priorityScore: "70", Crates: "3" } },
    { name: "Ines Roth", stage: "Spotted", values: { priorityScore: "10" } },
  ],
};
const meant = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  const { changes } = turns.map((turn) => talk.say(turn)).at(-1) ?? { changes: [] };
  return changes.map(({ input }) => talk.people.find(({ id }) => id === input["founderId"])?.name);
};

test.each([
  ["set the one with the highest priority to Listed", "Bruno Vance"],
  ["move the founder with the most crates to Listed", "Odile Marchetti"],
  ["note on the person with the fewest crates: likes rye", "Bruno Vance"],
  ["delete the contact with the lowest priority", "Ines Roth"],
])("%j is about one of everyone", (message, name) => expect(meant(message)).toEqual([name]));

test.each([
  ["set the one with the lowest priority to Listed", "Odile Marchetti"],
  ["move the one of them with the most crates to Listed", "Odile Marchetti"],
  ["give the one with the lowest crates of those priority 75", "Bruno Vance"],
])("after a list %j is about one of it", (message, name) =>
  expect(meant("who is in Tasting?", message)).toEqual([name]),
);

test.each(["set the one with the lowest hopes to Listed", "move the one with the most charm to Listed"])(
  "%j is about nobody",
  (message) => expect(meant(message)).toEqual([]),
);
