import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead" },
    { name: "Teo Aldana", stage: "Lead" },
  ],
  owners: ["Kim", "Sol"],
};
const say = (message: string) => new PlayedConversation(having).say(message);
const tasks = (message: string) =>
  say(message).changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"] ?? null, held !== null]);

test.each([
  ["someone needs to ring Ilse on Friday", "Ring Ilse", "2030-06-07"],
  ["somebody should defrost the freezer tomorrow", "Defrost the freezer", "2030-06-04"],
  ["can somebody call Teo on Friday?", "Call Teo", "2030-06-07"],
  ["one of us has to water the seedlings by Thursday", "Water the seedlings", "2030-06-06"],
  ["Kim needs to ring Teo on Friday", "Kim to ring Teo", "2030-06-07"],
  ["the intern should scan the receipts by Friday", "Intern to scan the receipts", "2030-06-07"],
  ["tell Kim to ring Teo", "Tell Kim to ring Teo", null],
  ["let Kim know that the hall moved", "Let Kim know that the hall moved", null],
  ["have Beate check the boiler on Thursday", "Have Beate check the boiler", "2030-06-06"],
  ["the van needs washing by Friday", "Van needs washing", "2030-06-07"],
  ["the kiln has to be serviced by 20 June", "Kiln has to be serviced", "2030-06-20"],
])("“%s” is a task to confirm", (message, title, day) =>
  expect(tasks(message)).toEqual([["create_task", title, day, true]]),
);
test.each(["Ilse and Teo both need a call on Friday", "both Ilse and Teo need a call on Friday"])(
  "“%s” is a task for each",
  (message) =>
    expect(tasks(message)).toEqual([
      ["create_task", "Call Ilse", "2030-06-07", true],
      ["create_task", "Call Teo", "2030-06-07", true],
    ]),
);

test.each([
  "someone told me that Ilse is leaving",
  "somebody should know",
  "Ilse should be in Closed",
  "tell me who is a lead",
  "the kiln has been serviced",
  "if someone needs to ring Ilse on Friday",
])("“%s” is no task", (message) =>
  expect(say(message).changes.filter(({ tool }) => tool === "create_task")).toEqual([]),
);
test.each(["Kim should own Teo", "Sol has to take over Teo", "have Kim take over Teo"])(
  "“%s” is about who has Teo",
  (message) => expect(say(message).changes.map(({ tool }) => tool)).toEqual(["update_founder"]),
);
