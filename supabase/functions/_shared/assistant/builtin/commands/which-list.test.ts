import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Greta Holm", company: "Coldlane", stage: "Contacted" },
    { name: "Luca Serra", company: "Dronehaul", stage: "Contacted" },
  ],
  stages: ["Lead", "Contacted"],
  columns: [{ label: "Deal stage", type: "select" as const, options: ["Lead", "Pilot"] }],
};

test.each([
  "set Greta to Lead",
  "move Greta to Lead",
  "change Greta to Lead",
  "put Greta in Lead",
  "Greta is a lead now",
  "make Greta a Lead",
])("an option of two lists is asked about, and is no role: %s", (message) => {
  const { changes, text } = new PlayedConversation(having).say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/can be stage or Deal stage/u);
});

test.each([
  ["stage", "update_founder"],
  ["the stage please", "update_founder"],
  ["Deal stage", "set_custom_value"],
  ["the deal stage one", "set_custom_value"],
  ["the second", "set_custom_value"],
])("“%s” says which of the two", (answer, tool) => {
  const conversation = new PlayedConversation(having);
  conversation.say("set Greta to Lead and remind me to call her on Friday");
  expect(conversation.say(answer).changes.map((change) => change.tool)).toEqual([tool, "create_task"]);
});

test.each([
  ["set Greta to stage Lead", "update_founder"],
  ["set Greta's deal stage to Lead", "set_custom_value"],
  ["set Greta to Pilot", "set_custom_value"],
])("what is sure is not asked: %s", (message, tool) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.map((change) => change.tool)).toEqual([tool]);
});
