import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: ["Ada Lindqvist", "Dr. Noor Haddad", "Bruno Castellani"].map((name) => ({ name })) };

test.each(["and also one for Noor same day", "another one for noor", "one more for Noor on the same date please"])(
  "is another task like the last one: %s",
  (more) => {
    const talk = new PlayedConversation(having);
    talk.say("remind me to ring Ada on Friday");
    expect(talk.say(more).changes.map(({ tool, input }) => [tool, input["title"], input["dueDate"]])).toEqual([
      ["create_task", "Ring Noor", "2030-06-07"],
    ]);
    expect(talk.say("mark both as in progress").changes).toHaveLength(2);
  },
);

test("is no task after another change", () => {
  const talk = new PlayedConversation(having);
  talk.say("move Ada to Closed");
  expect(talk.say("one for Noor").changes.filter(({ held }) => held === null)).toEqual([]);
});

test("what is set for one behind 'him too' is set for that one alone", () => {
  const talk = new PlayedConversation(having);
  talk.say("move Ada to Closed");
  const { changes } = talk.say("him too: Bruno back to Contacted");
  expect(changes.map(({ input }) => String(input["founderId"]).slice(-1))).toEqual(["2"]);
});
