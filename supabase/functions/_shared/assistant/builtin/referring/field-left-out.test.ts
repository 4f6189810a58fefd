import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talked = () => {
  const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }], stages: ["Lead", "Meeting"] });
  talk.say("set Odile's stage to Meeting and her priority to 60");
  return talk;
};

test.each([
  "no, leave the priority as it was",
  "the priority not, leave that at what it was",
  "but keep her prio unchanged",
])("“%s” leaves that field, and sets the others", (message) => {
  const { changes, text } = talked().say(message);
  expect(changes.map(({ tool }) => tool)).toEqual(["take_back", "update_founder"]);
  expect(changes[1]?.input["patch"]).toMatchObject({ stage: "Meeting", priorityScore: null });
  expect(text).not.toContain("I changed nothing");
});

test("“not the priority” puts that field back alone", () =>
  expect(talked().say("not the priority").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { stage: null, priorityScore: null }, clear: ["priorityScore"] } },
  ]));

test("of a field that was not set, nothing is taken back", () =>
  expect(talked().say("not the email").changes).toEqual([]));

test.each(["scratch the priority", "leave the priority alone"])(
  "“%s” takes that field back, and keeps the other",
  (message) => {
    const { changes } = talked().say(message);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back", "update_founder"]);
    expect(changes[1]?.input["patch"]).toMatchObject({ stage: "Meeting", priorityScore: null });
  },
);

test.each(["leave the note as it is", "leave the note alone", "leave the note"])(
  "“%s” takes no note back that was just added",
  (message) => {
    const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }], stages: ["Lead", "Meeting"] });
    talk.say("set Odile's stage to Meeting and add a note: likes tea");
    expect(talk.say(message).changes).toEqual([]);
  },
);
