import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Spotted", "Tasting", "Sample", "Listed", "Lost"],
  people: [
    { name: "Odile Marchetti", stage: "Tasting" },
    { name: "Bruno Vance", stage: "Listed" },
    { name: "Ines Roth", stage: "Spotted" },
    { name: "Nobody Yet" },
  ],
  tasks: [{ title: "Send samples", founderName: "Odile Marchetti", dueDate: "2030-06-10" }],
};
const play = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};
const stages = (...turns: string[]) =>
  play(...turns).map(({ input, held }) => [(input["patch"] as { stage?: string } | undefined)?.stage, held === null]);

test.each([
  "move Odile to the next stage",
  "push Odile one stage on",
  "bump Odile up a stage please",
  "Move Odile one further",
  "advance Odile along one stage in the pipeline",
  "put Odile on to her next stage",
])("%j sets the stage that comes next", (message) => expect(stages(message)).toEqual([["Sample", true]]));

test.each(["move Odile back a stage", "put Odile one stage back", "drop Odile to the previous stage"])(
  "%j sets the one before",
  (message) => expect(stages(message)).toEqual([["Spotted", true]]),
);

test.each(["Odile can go one stage further", "Odile went up a stage"])("%j is offered", (message) =>
  expect(stages(message)).toEqual([["Sample", false]]),
);

test("someone who was spoken of moves on, and an end that is no success is offered", () => {
  expect(stages("what stage is Odile at?", "move her one further")).toEqual([["Sample", true]]);
  expect(stages("move Bruno to the next stage")).toEqual([["Lost", false]]);
});

test.each(["move Ines back a stage", "move Nobody Yet to the next stage"])("%j has no such stage", (message) =>
  expect(play(message)).toEqual([]),
);

test.each(["push Odile's task back one day", "move the samples one day on", "give Odile one further note: likes rye"])(
  "%j is about no stage",
  (message) => expect(stages(message).filter(([stage]) => stage !== undefined)).toEqual([]),
);
