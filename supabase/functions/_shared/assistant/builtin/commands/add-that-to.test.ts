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

const doneAtOnce = (message: string) =>
  play(message).changes.flatMap(({ tool, input, held }) =>
    tool === "set_custom_value" && held === null ? [input["value"]] : [],
  );
test.each(
  ["complained about our oats", "wants to know our price for oats", "loves oats", "has a question about oats"].flatMap(
    (told) => [`Zoë ${told}, update her crops`, `Zoë ${told}. Please fix her crops`],
  ),
)("%j only mentions it", (message) => expect(doneAtOnce(message)).toEqual([]));
test.each(["Zoë's brother grows oats, update her crops", "Does Zoë have oats? Update her crops"])(
  "%j tells nothing that Zoë has",
  (message) => expect(doneAtOnce(message)).toEqual([]),
);
test("two who have it both get it, or are asked for", () => {
  expect(doneAtOnce("Zoë and Ravi have seed stocks. Update their crops")).toEqual([
    "Seed stocks",
    "Rye, Oats, Seed stocks",
  ]);
});
test.each(["Ravi grows rye now, take it out of his crops", "Ravi loves rye, remove that from his crops"])(
  "%j waits for a Confirm, as it has not ended",
  (message) => {
    expect(doneAtOnce(message)).toEqual([]);
    expect(play(message).changes).toHaveLength(1);
  },
);
