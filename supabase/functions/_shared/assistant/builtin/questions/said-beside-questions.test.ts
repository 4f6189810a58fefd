import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Runa Vik", stage: "Lead", location: "Bristol" },
      { name: "Obi Nwosu", stage: "Lead", location: "Avignon" },
    ].map((person) => ({ ...person, values: { location: person.location } })),
  }).say(message);

test.each([
  ["who lives in Brsitol", "Runa Vik", "I read “Brsitol” as Bristol."],
  ["whos located in Avingon", "Obi Nwosu", "I read “Avingon” as Avignon."],
])("“%s” is answered about the place that is meant, and says so", (message, name, notice) => {
  expect(say(message).text).toContain(name);
  expect(say(message).text).toContain(notice);
});

test("a place that nobody is near to is none of theirs", () => {
  expect(say("who lives in Zanzabir").text).not.toMatch(/Runa|Obi/u);
});

test.each(["where do people stand with us: how many per stage?", "how many in each stage", "count by stage"])(
  "“%s” counts people by their stage",
  (message) => expect(say(message).text).toBe(say("how many people per stage?").text),
);

test("how a column with choices is made is told", () => {
  expect(say("how do I make a column with a fixed set of choices?").text).toContain("select");
});
