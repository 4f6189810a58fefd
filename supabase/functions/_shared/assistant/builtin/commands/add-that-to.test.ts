import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ravi Patel", values: { Crops: "Rye, Oats" } },
    { name: "Zoë Lind", values: { Rent: "900" } },
  ],
  columns: [
    { label: "Crops", type: "multiselect" as const, options: ["Oats", "Rye", "Seed stocks"] },
    { label: "Rent", type: "number" as const },
  ],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const values = (message: string) =>
  play(message).changes.flatMap(({ tool, input }) => (tool === "set_custom_value" ? [input["value"]] : []));

test.each([
  "Ravi doesn't grow rye anymore, take it out of his crops",
  "Ravi gave up rye. Remove that from his crops.",
  "no more rye with Ravi, please delete it from his Crops",
])("%j takes off what was named before, and nothing else", (message) => expect(values(message)).toEqual(["Oats"]));
test.each([
  "Ravi is ill. Take it out of his crops.",
  "remove it from Ravi's crops",
  "Ravi left. Drop that from his rent",
])("%j empties nothing", (message) => expect(values(message)).toEqual([]));
test.each(["clear Ravi's crops", "take the rent off Zoë", "remove the rent from Zoë"])("%j empties it", (message) =>
  expect(values(message)).toEqual([null]),
);
test.each([
  "Zoë sent beans. She needs rye and a seed stock. update her crops",
  "Zoë wants rye and seed stocks, please update her crops",
])("%j adds what was told", (message) => expect(values(message)).toEqual(["Seed stocks, Rye"]));
test("what someone no longer wants is not added", () =>
  expect(values("Zoë doesn't want rye any more. Update her crops")).not.toContain("Rye"));
