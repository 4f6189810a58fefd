import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

test.each([
  ['add rig "Sails, white" to Hedda', "Oars, Sails, white"],
  ['set Ravi\'s rig to "Sails, white", Oars', "Sails, white, Oars"],
  ["Ravi also takes Sails, white", "Sails, white"],
  ['remove "Oars" from Hedda', null],
])("“%s” has an option with a comma once", (message, value) => {
  const talk = new PlayedConversation({
    people: [{ name: "Hedda Moen", values: { Rig: "Oars" } }, { name: "Ravi Joshi" }],
    columns: [{ label: "Rig", type: "multiselect", options: ["Oars", "Sails, white", "Cover"] }],
  });
  expect(talk.say(message).changes.map(({ input }) => input["value"])).toEqual([value]);
});
