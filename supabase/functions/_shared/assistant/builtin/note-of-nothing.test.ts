import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = { people: [{ name: "Otto Brand" }, { name: "Runa Falk" }] };
const last = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return messages.map((message) => talk.say(message)).at(-1);
};

test.each([
  "Listen in on my call with Otto at 3 and write down what he says",
  "note down what Runa says in the meeting",
  "join my call with Otto and note everything he tells",
])("“%s” has nothing to note yet", (message) =>
  expect(last(message)?.changes.filter(({ tool, held }) => tool === "create_note" && held === null)).toEqual([]),
);
test("what someone said is a note", () =>
  expect(last("note for Otto: what he says is mostly true")?.changes).toMatchObject([{ tool: "create_note" }]));

test.each([
  ["note for Runa: wants to sail in summer", "sorry I meant in autumn", "Wants to sail in autumn"],
  ["note for Runa: pays with cheques", "no, i meant with a card", "Pays with a card"],
])("“%s”, “%s”: the end of the note is another", (note, message, content) =>
  expect(last(note, message)?.changes).toMatchObject([{ tool: "update_note", input: { content } }]),
);
test.each(["sorry I meant the big one", "I meant with sails"])(
  "“%s” does not take the place of a long note",
  (message) =>
    expect(last("note for Runa: wants to rent both boats for the whole of next summer", message)?.changes).toEqual([]),
);

test.each([
  "note: meeting with Otto and Runa yesterday, agreed on 400",
  "note: met Otto and Runa, both like the plan",
  "note that we spoke to Otto and Runa about the mast",
])("“%s” is of both", (message) =>
  expect(last(message)?.changes.map(({ input }) => input["founderId"])).toHaveLength(2),
);
test("of two people in a note's words, it is of the first", () =>
  expect(last("note: Otto thinks that Runa is late")?.changes).toHaveLength(1));
