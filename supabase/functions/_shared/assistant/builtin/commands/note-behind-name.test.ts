import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Petra Novak" }, { name: "Callum Reid" }], statuses: ["Active", "Dormant", "Lost"] };
const played = (message: string) => new PlayedConversation(having).say(message);
const [petra, callum] = new PlayedConversation(having).people.map(({ id }) => id);

test.each([
  ["Petra Novak — please jot down that the key hangs behind the bakery", petra, "The key hangs behind the bakery"],
  ["Callum Reid: please write down that he hates mornings", callum, "He hates mornings"],
  ["Petra: remember she is allergic to shellfish", petra, "She is allergic to shellfish"],
  ["Callum - keep in mind: the gate code is 4411", callum, "The gate code is 4411"],
  [
    "write under petra novak she wants the hull in warm white not cold",
    petra,
    "She wants the hull in warm white not cold",
  ],
  ["jot down under callum that he has two sons", callum, "He has two sons"],
])("%j is a note on the person before it", (message, founderId, content) =>
  expect(played(message).changes).toMatchObject([{ tool: "create_note", held: null, input: { founderId, content } }]),
);
test("what is to be remembered to do is a task", () =>
  expect(played("remember to call Petra tomorrow").changes).toMatchObject([{ tool: "create_task" }]));

test.each(["delete everyone who is dormant", "delete all people", "remove everybody", "delete all dormant contacts"])(
  "%j deletes nobody, and asks for names",
  (message) => {
    const { changes, text } = played(message);
    expect(changes).toEqual([]);
    expect(text).toContain("Who do you mean?");
  },
);
test("one who is named is deleted on a card", () =>
  expect(played("delete Petra").changes).toMatchObject([{ tool: "delete_founder", input: { founderId: petra } }]));
