import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { isReason } from "./reason-words.ts";

const having = {
  people: [{ name: "Runa Falk", stage: "Lead" }, { name: "Otto Brand" }],
  tasks: [
    { title: "Survey the keel", status: "done" as const },
    { title: "Order rope" },
    { title: "Paint the mast", dueDate: "2030-06-05" },
  ],
};
const REASONS = [
  "Tobias wants one more",
  "the yard does that",
  "both went out this morning",
  "no need any more",
  "customs bounced it",
  "it was told me in confidence",
  "nobody needs it",
  "not needed any more",
  "our skipper has some",
];

describe("a reason behind an order", () => {
  test.each(REASONS)("“%s” says why", (words) => expect(isReason(words)).toBe(true));

  test.each([
    "Otto is Warm",
    "the mast too",
    "order rope",
    "it is for Otto",
    "Tobias wants it on Friday",
    "she has 3 more",
    "I want it for Monday",
    "put it on hold",
    "the mast is done",
    "she moved to Lyon",
    "the other one",
  ])("“%s” may ask for more", (words) => expect(isReason(words)).toBe(false));

  test.each(REASONS.filter((why) => !why.startsWith("not")))(
    "an order about a task is read with “%s” behind it",
    (why) => {
      const { changes } = new PlayedConversation(having).say(`reopen Survey the keel, ${why}`);
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({ tool: "update_task", input: { patch: { status: "todo" } } });
    },
  );

  test.each(REASONS.flatMap((why) => [`, ${why}`, `. ${why}.`]))("“take that back%s” does so", (why) => {
    const conversation = new PlayedConversation(having);
    conversation.say("remind me to buy varnish");
    const { changes } = conversation.say(`Sorry, kindly take that back${why}`);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  });

  test("two tasks stay a list", () =>
    expect(new PlayedConversation(having).say("mark Order rope done, Paint the mast too").changes).toHaveLength(2));

  test.each(["take both back", "revert both", "kindly take both of them back"])("“%s” undoes both of two", (undo) => {
    const conversation = new PlayedConversation(having);
    conversation.say("mark Order rope done, Paint the mast too");
    expect(conversation.say(undo).changes.map(({ tool }) => tool)).toEqual(["take_back", "take_back"]);
  });
});

test.each(["Otto has the mast", "Runa has the mast", "Otto needs the mast"])(
  "“delete Order rope, %s” names one task",
  (why) => {
    const { changes } = new PlayedConversation(having).say(`delete Order rope, ${why}`);
    expect(changes.map(({ tool }) => tool)).toEqual(["delete_task"]);
  },
);
test.each(["delete Order rope, Paint the mast", "delete Order rope and the mast"])("“%s” names two", (message) =>
  expect(new PlayedConversation(having).say(message).changes).toHaveLength(2),
);
