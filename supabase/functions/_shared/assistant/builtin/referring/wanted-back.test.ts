import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead", values: { stage: "Lead", location: "Brno" } },
    { name: "Teo Aldana" },
  ],
  tasks: [{ title: "Glaze the chapel", dueDate: "2030-06-05" }],
};
const tools = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return (messages.map((message) => played.say(message)).at(-1)?.changes ?? []).map(({ tool }) => tool);
};

test.each([
  ["delete the task glaze the chapel", "give me it back"],
  ["delete Teo", "I want him back"],
  ["clear Ilse's location", "can I have that back?"],
  ["set Ilse to Closed", "give it back please"],
])("“%s”, then “%s”: it is there again", (first, next) => expect(tools(first, next)).toEqual(["take_back"]));
test("what was undone is done again where it is wanted back", () =>
  expect(tools("set Ilse to Closed", "undo", "I need it back")).toEqual(["bring_back"]));

test.each([
  ["note on Ilse: I lent her the kiln", "I need it back"],
  ["note on Ilse: I lent her the kiln", "get it back"],
  ["note on Ilse: she took my van", "can I have it back?"],
  ["note on Ilse: she left the guild", "I want her back"],
  ["remind me to lend Teo the ladder on Friday", "we need it back"],
  ["mark glaze the chapel as done", "I need it back"],
  ["set Ilse to Closed", "I want her back"],
])("“%s”, then “%s”: nothing is undone", (first, next) => expect(tools(first, next)).toEqual([]));
