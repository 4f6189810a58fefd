import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = { people: [{ name: "Ilse Brandt" }, { name: "Marko Juric" }] };
const played = (turns: readonly string[]) => {
  const talk = new PlayedConversation(HAVING);
  return turns.map((turn) => talk.say(turn));
};
const tools = ({ changes }: { changes: { tool: string; input: Record<string, unknown> }[] }) =>
  changes.map(({ tool, input }) => `${tool} ${String(input["actionId"])}`);

test("as many redos as undos bring every change back, the last undone first", () => {
  const said = played([
    "set Ilse's stage to Contacted",
    "note on Marko: likes tea",
    "remind me to call Ilse on Friday",
    ...["undo", "undo that", "undo"],
    ...["redo", "redo", "redo that", "redo"],
  ]);
  const undone = said.slice(3, 6).flatMap(tools);
  expect(undone).toHaveLength(3);
  expect(said.slice(6, 9).flatMap(tools)).toEqual(
    undone.toReversed().map((one) => one.replace("take_back", "bring_back")),
  );
  expect([said[9]?.text, said[9]?.changes]).toEqual(["There is nothing more that I could redo.", []]);
});

test("what was brought back can be undone once more, and brought back again", () => {
  const said = played([
    ...["set Ilse's stage to Contacted", "set Ilse's stage to Meeting"],
    ...["undo", "undo", "redo", "undo", "redo", "redo"],
  ]);
  const [first, second] = [said[3], said[2]].map(
    (one) =>
      tools(one ?? { changes: [] })
        .join()
        .split(" ")[1],
  );
  expect(said.slice(4).flatMap(tools)).toEqual([
    `bring_back ${first ?? ""}`,
    `take_back ${first ?? ""}`,
    `bring_back ${first ?? ""}`,
    `bring_back ${second ?? ""}`,
  ]);
});

test("a new change ends what can be brought back", () => {
  const said = played(["set Ilse's stage to Contacted", "undo", "note on Marko: likes tea", "redo"]);
  expect(said.at(-1)?.changes).toEqual([]);
});

test.each([
  ["note on Ilse: likes tea", "actually it's Marko"],
  ["set Ilse's stage to Meeting", "sorry, I meant Marko"],
  ["note on Ilse: her visa came through", "no, Marko"],
])("%j, %j: what the correction took back is not undone once more", (order, correction) => {
  const said = played([order, correction, "undo", "undo", "undo"]);
  expect(said[2]?.text).toMatch(/^Undone:/u);
  expect(said.slice(3).map(({ text, changes }) => [text, changes])).toEqual([
    ["There is nothing here that I could undo.", []],
    ["There is nothing here that I could undo.", []],
  ]);
});
