import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt" }],
  stages: ["Lead", "Quoted"],
  columns: [{ label: "Last pruning", type: "date" as const }],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);

const TOLD = [
  "we pruned Marga's pears yesterday",
  "pruned Marga's pears yesterday",
  "Marga's pears were pruned yesterday",
];
const ORDERS = ["update last pruning", "please update last pruning", "and update her last pruning"];
test.each(TOLD.flatMap((told) => ORDERS.map((order) => [told, order] as const)))(
  "“%s, %s” offers the day for the column, and no note with the order in it",
  (told, order) => {
    const { changes } = play(`${told}, ${order}`);
    for (const { input } of changes) expect(JSON.stringify(input)).not.toMatch(/update/iu);
    expect(changes.filter(({ tool }) => tool === "set_custom_value")).toMatchObject([
      { input: { value: "2030-06-02" } },
    ]);
  },
);

test.each([
  ["Marga got promoted: she's now Dean of Botany", { roleTitle: "Dean of Botany" }],
  ["Marga got promoted: she's now Head of Sales", { roleTitle: "Head of Sales" }],
  ["good news from Marga, she loved the pears: stage Quoted", { stage: "Quoted" }],
  ["good news from Marga, she loved the pears: role Dean", { roleTitle: "Dean" }],
  ["good news from Marga, she loved the pears: industry Orchards", { industry: "Orchards" }],
])("what is told behind a colon is offered as a change: %s", (message, patch) => {
  const changed = play(message).changes.filter(({ tool }) => tool === "update_founder");
  expect(changed).toMatchObject([{ input: { patch } }]);
  expect(changed[0]?.held).not.toBeNull();
});

test.each(["text", "ring", "message", "call"])("“%s Marga that …” is no task, whatever day they are told", (verb) => {
  for (const what of ["the pears are ready on Wednesday", "we come on 14 June", "it is done tomorrow"]) {
    const { changes, text } = play(`${verb} Marga that ${what}`);
    expect(changes).toEqual([]);
    expect(text).toMatch(/remind/u);
  }
});
