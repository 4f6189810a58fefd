import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const WORLD = {
  people: [
    { name: "Ines Marrow", stage: "Lead", values: { location: "Lisbon" } },
    { name: "Priya Raman", stage: "Lead", values: { location: "Austin, TX" } },
    { name: "Tom Okafor", stage: "Lead", values: { location: "Dallas, TX" } },
  ],
  stages: ["Lead", "Meeting", "Closed"],
};
const ids = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  const said = turns.map((turn) => talk.say(turn));
  return (said.at(-1)?.changes ?? []).map(({ input }) => input["founderId"]);
};
const [ines, priya] = new PlayedConversation(WORLD).people.map(({ id }) => id);

test.each([
  ["what is the stage of Priya and Tom?", "set it to Meeting"],
  ["who is in Texas?", "make it Oslo"],
  ["what is Bob's stage?", "set it to Closed"],
  ["what is the stage of Ines and Tom?", "change it to Closed"],
])("after a change of Ines and %j, %j changes nothing of hers", (asked, message) =>
  expect(ids("set Ines's company to Acorn", asked, message)).not.toContain(ines),
);
test("of the only one who was asked about it is set", () =>
  expect(ids("set Ines's company to Acorn", "what is Priya's stage?", "set it to Meeting")).toEqual([priya]));
test("right after the change it is corrected, and after a question about her too", () => {
  expect(ids("set Ines's company to Acorn", "make it Oak Ltd")).toContain(ines);
  expect(ids("set Ines's stage to Closed", "what is Ines's stage?", "set it to Meeting")).toContain(ines);
});
