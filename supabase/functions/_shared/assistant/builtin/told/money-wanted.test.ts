import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Oriane Vasseur", company: "Tidemill", values: { "Round $m": "4" } },
    { name: "Bram Oosterhuis", values: { "Round $m": "2.5" } },
  ],
  columns: [
    { label: "Round $m", type: "number" as const },
    { label: "Turbines", type: "number" as const },
  ],
};
const changesOf = (message: string, columns = having.columns) =>
  new PlayedConversation({ ...having, columns }).say(message).changes;
const valueOf = (message: string) => {
  const changes = changesOf(message);
  expect(changes.map(({ tool }) => tool)).toEqual(["set_custom_value"]);
  return [changes[0]?.input["value"], changes[0]?.held === null ? "done" : "card"];
};

describe("an amount in a column of millions", () => {
  test.each([
    ["Oriane wants 5.5 million now rather than 4", "5.5", "card"],
    ["Oriane is asking for $9m now, not 4", "9", "card"],
    ["Bram needs 3 million instead of 2.5", "3", "card"],
    ["Bram raises 7 million", "7", "card"],
    ["Oriane is looking for 800k in this round", "0.8", "card"],
    ["Tidemill wants six million dollars", "6", "card"],
    ["Set Oriane's Round $m to 5.5 million", "5.5", "done"],
    ["Set Oriane's Round $m to 6", "6", "done"],
    ["Set Oriane's round to 1500000", "1.5", "done"],
    ["Oriane's round is 8m now", "8", "card"],
    ["Increase Oriane's round by 1 million", "5", "done"],
  ])("%s", (message, value, way) => {
    expect(valueOf(message)).toEqual([value, way]);
  });

  test("of someone who is added", () => {
    const changes = changesOf("Add Lotte Meer, linkedin.com/in/lottemeer, raising 3m euros");
    expect(changes.map(({ tool, input }) => [tool, input["value"] ?? input["name"]])).toEqual([
      ["create_founder", "Lotte Meer"],
      ["set_custom_value", "3"],
    ]);
  });
});

test.each([
  "Bram says he wants six million",
  "Bram wants 2 million views on the film",
  "Bram needs 5 million litres of water",
  "Bram wants 5.5 million if the trial works",
  "Bram wants 5 turbines more than Oriane",
])("what is no amount of theirs sets nothing: %s", (message) => {
  expect(changesOf(message).filter(({ tool }) => tool !== "create_note")).toEqual([]);
});

test("with two columns for money nothing is taken for one of them", () => {
  const columns = [...having.columns, { label: "Loan €", type: "number" as const }];
  expect(changesOf("Bram wants 3 million", columns).filter(({ tool }) => tool !== "create_note")).toEqual([]);
});

test("a question stays one", () => {
  expect(changesOf("Does Bram want 5 million?")).toEqual([]);
});
