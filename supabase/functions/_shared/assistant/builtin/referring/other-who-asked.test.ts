import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ada Lindqvist", email: "ada@lindqvist.example", stage: "Lead" },
    { name: "Noor Haddad", email: "noor@haddad.example", stage: "Meeting" },
    { name: "Bruno Castellani", email: "bruno@castellani.example", stage: "Contacted" },
  ].map((person) => ({ ...person, values: { stage: person.stage, email: person.email } })),
};
const CORRECTIONS = [
  "no Bruno not her, him",
  "no, not her, Bruno",
  "not her, bruno",
  "sorry, I meant Bruno",
  "no, Bruno",
];

describe("after a question, a correction of who was meant", () => {
  const asked = () => {
    const talk = new PlayedConversation(having);
    talk.say("move Ada to Meeting");
    talk.say("whats adas email");
    return talk;
  };
  test.each(CORRECTIONS)("asks the same of the other one, and changes nothing: %s", (correction) => {
    const { text, changes } = asked().say(correction);
    expect(changes).toEqual([]);
    expect(text).toContain("bruno@castellani.example");
  });
  test.each(CORRECTIONS)("asks what stands behind it, and changes nothing: %s", (correction) => {
    const { text, changes } = asked().say(`${correction}. anyway what is his stage?`);
    expect(changes).toEqual([]);
    expect(text).toContain("Stage: Contacted");
  });
  test("moves nothing where nobody is named", () => {
    expect(asked().say("not her, him").changes).toEqual([]);
  });
});

test.each(CORRECTIONS)(
  "a correction of a change is done, and the question behind it is of the other one: %s",
  (correction) => {
    const talk = new PlayedConversation(having);
    talk.say("note for Ada: likes tea");
    const { text, changes } = talk.say(`${correction}, and what is her stage?`);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back", "create_note"]);
    expect(text).toContain("Stage: Contacted");
  },
);
