import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const afterNote = (said: string) => {
  const conversation = new PlayedConversation({ people: [{ name: "Ana Diaz" }, { name: "Leo Brandt" }] });
  conversation.say("Lunch with Ana went well, she wants a demo and 15% off");
  return conversation.say(said);
};

test.each([
  "leave out the discount",
  "scratch the lunch part",
  "4 customers",
  "date it yesterday",
  "the rest is right, go ahead",
  "Leo's too",
  "skip the last bit",
])("%j is no part of the note that waits", (said) => {
  const { changes } = afterNote(said);
  expect(JSON.stringify(changes)).not.toContain(said);
});

test.each(["She also asked for two chairs", "The chairs are blue, and she paid"])(
  "%j goes on with the note",
  (said) => {
    const { changes } = afterNote(said);
    expect(
      changes.map(({ tool, input }) => [tool, String(input["content"]).startsWith("Lunch with Ana")]),
    ).toContainEqual(["create_note", true]);
  },
);

test.each(["I didn't mean that last bit", "I take it back", "I was joking"])("%j lets go of it", (said) =>
  expect(afterNote(said).changes.map(({ tool }) => tool)).toEqual(["take_back"]),
);

test("what is refused while a card waits says that it waits still", () => {
  const conversation = new PlayedConversation({ people: [{ name: "Ana Diaz" }] });
  conversation.say("delete Ana");
  expect(conversation.say("don't send her anything").text).toMatch(/still waits: press Cancel/);
});
