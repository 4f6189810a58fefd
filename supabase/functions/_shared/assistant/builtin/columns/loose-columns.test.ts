import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Hollis", company: "Vinegar Lane", stage: "Meeting", values: { stage: "Meeting" } }],
  tasks: [{ title: "Order corks", status: "done" as const }],
};
const play = (message: string) => new PlayedConversation(having).say(message);

describe("columns and people", () => {
  test.each([
    [
      "Could we track tonnes of cork used per year? just a number next to each founder",
      "Tonnes of cork used per year",
      "number",
    ],
    ["Can we record the harvest date? only a date", "Harvest date", "date"],
    ["I'd like to track whether they pay on time, a yes/no is fine", "Whether they pay on time", "boolean"],
    ["Set up a tags one where I can pick several, call it Awards: Gold, Silver", "Awards", "multiselect"],
  ])("a column: %s", (message, label, type) => {
    expect(play(message).changes.map(({ tool, input }) => [tool, input["label"], input["type"]])).toEqual([
      ["create_custom_field", label, type],
    ]);
  });

  test("a newcomer who is put into Tracker", () => {
    const { changes } = play(
      "Get Bronagh Tully into Tracker as a Lead. She's at Turfless, linkedin.com/in/bronagh-tully",
    );
    expect(changes.map(({ tool, input }) => [tool, input["name"], input["company"], input["stage"]])).toEqual([
      ["create_founder", "Bronagh Tully", "Turfless", "Lead"],
    ]);
  });

  test.each([
    "Could we track down the invoice? just ask",
    "Is whatever's finished on the board deleted?",
    "Is Petra now Closed? 🎉",
  ])("what is none stays none: %s", (message) => {
    expect(play(message).changes).toEqual([]);
  });
});
