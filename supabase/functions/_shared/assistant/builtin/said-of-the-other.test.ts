import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = { people: [{ name: "Oda Falk" }, { name: "Bram Visser" }, { name: "Ines Duarte" }] };
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const changes = messages.map((message) => conversation.say(message).changes).at(-1) ?? [];
  const nameOf = (id: unknown) => conversation.people.find((person) => person.id === id)?.name;
  return changes.map(({ tool, input }) => [tool, nameOf(input["founderId"])]);
};

test.each([
  ["Same note on Bram", [["create_note", "Bram Visser"]]],
  ["Same note on Bram. Actually no, on Ines", [["create_note", "Ines Duarte"]]],
  ["The same for Bram. No wait, for Ines please", [["create_note", "Ines Duarte"]]],
  ["Same note on Bram. Actually no, not on Bram", []],
  ["Same note on Bram. Actually no, leave it", []],
])("after a note on someone, “%s”", (message, expected) => {
  expect(play("Note on Oda: sails at night", message)).toEqual(expected);
});
