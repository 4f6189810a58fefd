import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const people = [{ name: "Runa Falk" }, { name: "Otto Brand" }];
const last = (...messages: string[]) => {
  const conversation = new PlayedConversation({ people });
  return messages.map((message) => conversation.say(message)).at(-1);
};

test.each([
  ["Add a note", "Runa and Otto"],
  ["Write a note for Runa", "about Otto"],
  ["Add a note", "Otto, Runa"],
  ["Note for Runa", "Otto"],
])("“%s”, then “%s”, is no text of a note", (...messages) => {
  const said = last(...messages);
  expect(said?.changes).toEqual([]);
  expect(said?.text).toContain("?");
});
test("“Add a note for Runa and Otto” asks what it says, and the text is of both", () => {
  expect(last("Add a note for Runa and Otto")?.text).toBe("What shall I note about Runa Falk and Otto Brand?");
  const changes = last("Add a note for Runa and Otto", "owes us rope")?.changes ?? [];
  expect(changes.map(({ input }) => input["content"])).not.toContain("And Otto");
});
test("a text that begins with someone else's name is the text", () => {
  const changes = last("Add a note", "Runa", "Otto likes tar")?.changes ?? [];
  expect(changes.map(({ input }) => input["content"])).toEqual(["Otto likes tar"]);
});
test.each([
  "yes, add a note about Runa",
  "ok, a note about Runa",
  "the note about Runa is wrong",
  "yes, the note about Otto isn't right",
])("“%s” says no text of a note", (message) => expect(last("who is Runa", message)?.changes).toEqual([]));
test.each([
  ["note on Runa: yes", "Yes"],
  ["note on Otto: is right about the rope", "Is right about the rope"],
])("“%s” says one", (message, content) =>
  expect(last(message)?.changes.map(({ input }) => input["content"])).toEqual([content]),
);
