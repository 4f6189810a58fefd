import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({ people: [{ name: "Oisín Delahunt" }, { name: "Leo Baum" }, { name: "Ana Roe" }] });

test.each([
  "Delete Oisín, and hand the rest to Leo",
  "could you remove Oisín Delahunt, and the rest goes to Leo",
  "Delete Oisín and remind me to call Leo",
])("%j proposes the deletion, or asks about what is behind it, and never says that nobody is called so", (message) => {
  const { text, changes } = talk().say(message);
  expect(text).not.toContain("I don't find");
  expect(changes.length > 0 || text.startsWith("What do you want me to do with")).toBe(true);
});

test("a task that is not there is missing among the tasks, where the person is known", () =>
  expect(talk().say("close the Oisín task").text).not.toContain("people or tasks"));
