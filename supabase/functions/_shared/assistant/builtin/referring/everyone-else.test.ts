import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const people = ["Odile Marchetti", "Bruno Vance", "Cora Lund", "Dov Perl"].map((name) => ({ name }));
const stages = ["Lead", "Meeting", "Closed"];
const idsOf = (talk: PlayedConversation, message: string) => {
  const [change] = talk.say(message).changes;
  return { tool: change?.tool, ids: change?.input["founderIds"] as string[] | undefined };
};
const idOf = (no: number) => `00000000-0000-4000-8000-a0000000000${no}`;

test.each([
  "set the stage of everyone else to Closed",
  "move everyone else to Closed",
  "and all the others to Closed",
  "put everybody else in Closed please",
])("after one person was changed, “%s” is of all but them", (message) => {
  const talk = new PlayedConversation({ people, stages });
  talk.say("Set Odile to Meeting");
  const { ids = [] } = idsOf(talk, message);
  expect([...ids].sort()).toEqual([idOf(1), idOf(2), idOf(3)]);
});

test("after two were, of all but both", () => {
  const talk = new PlayedConversation({ people, stages });
  talk.say("Set Odile to Meeting and Dov to Lead");
  expect([...(idsOf(talk, "everyone else to Closed").ids ?? [])].sort()).toEqual([idOf(1), idOf(2)]);
});

test.each([
  "put everyone but Odile in Closed",
  "move everyone apart from Odile to Closed",
  "set everyone except Odile to Closed",
])("“%s” leaves out the one, and changes not only them", (message) => {
  const { tool, ids = [] } = idsOf(new PlayedConversation({ people, stages }), message);
  expect(tool).toBe("update_founders");
  expect([...ids].sort()).toEqual([idOf(1), idOf(2), idOf(3)]);
});

test("a question about others changes nothing", () => {
  const talk = new PlayedConversation({ people, stages });
  talk.say("Set Odile to Meeting");
  expect(talk.say("is everyone else in Closed?").changes).toEqual([]);
});
