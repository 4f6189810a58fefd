import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [{ name: "Ilse Brandt" }],
  columns: [{ label: "Tier", type: "select" as const, options: ["Gold", "Tin"] }],
};

test.each(["bring it back", "hmm bring it back", "restore it please"])("%j cancels no change that waits", (words) => {
  const talk = new PlayedConversation(HAVING);
  talk.say("Ilse Brandt lives in Ghent");
  expect(talk.say(words).changes).toEqual([]);
});

test("a redo that follows a redo has nothing more to do, and is no option of a column", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("set Ilse's tier to Gold");
  talk.say("undo");
  expect(talk.say("redo").changes).toHaveLength(1);
  const { text, changes } = talk.say("redo");
  expect([text, changes]).toEqual(["There is nothing more that I could redo.", []]);
});
