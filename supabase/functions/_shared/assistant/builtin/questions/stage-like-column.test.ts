import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withStageLikeColumn } from "./stage-like-column.ts";

const lists = { stages: ["Lead", "Tasting", "Regular"], statuses: ["Warm", "Cellar"] };
const columns = [
  { label: "Tasting", options: ["Spring round", "Autumn round"] },
  { label: "Cellar", options: [] },
];

test.each([
  ["who is in Tasting?", "who is in stage Tasting?"],
  ["everyone in tasting and in Leeds", "everyone in stage Tasting and in Leeds"],
  ["people at the Tasting stage", "people at stage Tasting"],
  ["is Ana in Cellar", "is Ana in status Cellar"],
  ["Tasting", "in stage Tasting"],
])("%j is of the stage that is called like a column", (said, meant) =>
  expect(withStageLikeColumn(said, lists, columns)).toBe(meant),
);

test.each([
  "who is in Lead?",
  "who isn't in a tasting",
  "who is in tasting Spring round",
  "who has no Tasting",
  "what was said in the tasting review",
  "what is the Tasting of Ana",
  "people whose Tasting is Autumn round",
  "group people by Tasting",
])("%j stays as it is", (said) => expect(withStageLikeColumn(said, lists, columns)).toBe(said));

test("an order about a stage that is called like a column is of those in it, and the label of a column means not everyone", () => {
  const talk = () =>
    new PlayedConversation({
      people: [
        { name: "Odile Marchetti", stage: "Tasting" },
        { name: "Bruno Vance", stage: "Lead" },
        { name: "Ines Moor", stage: "Tasting" },
      ],
      stages: ["Lead", "Tasting", "Regular"],
      columns: [
        { label: "Tasting", type: "select", options: ["Spring round", "Autumn round"] },
        { label: "Crates", type: "number" },
      ],
    });
  const moved = talk().say("move everyone in Tasting to Regular").changes;
  expect(moved.map(({ input }) => (input["founderIds"] as string[]).length)).toEqual([2]);
  const all = talk().say("move everyone to Regular").changes;
  expect(all.map(({ input }) => (input["founderIds"] as string[]).length)).toEqual([3]);
  const none = talk().say("move everyone in Crates to Regular");
  expect(none).toMatchObject({ changes: [], text: expect.stringContaining("I am not sure who is meant") as string });
});
