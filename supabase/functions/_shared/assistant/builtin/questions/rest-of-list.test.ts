import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NAMES = "Ada Bo Cy Di Ed Flo Gus Hal Ivy Jo Kit Lou Max Ned".split(" ");
const STAGES = ["Lead", "Contacted", "Meeting", "Closed"];
const having = {
  people: NAMES.map((name, no) => ({
    name: `${name} Moravec`,
    stage: STAGES[no % 2] ?? "Lead",
    status: no < 3 ? "Paused" : "Active",
    values: { "Contract signed": no % 4 === 0 ? "yes" : "no" },
  })),
  tasks: NAMES.map((name) => ({ title: `Post the yarn to ${name}` })),
  columns: [{ label: "Contract signed", type: "boolean" as const }],
  stages: STAGES,
};

test.each(["show me the rest", "more", "and the rest?", "next", "show the other 4 please", "the remaining people"])(
  "a list that was cut goes on with %j",
  (said) => {
    const played = new PlayedConversation(having);
    expect(played.say("show me everyone").text).toMatch(/- and 4 more/u);
    const { text, changes } = played.say(said);
    expect(text).toMatch(/^4 more people/u);
    expect(text).toMatch(/Ned Moravec/u);
    expect(text).not.toMatch(/Ada Moravec/u);
    expect(changes).toEqual([]);
    expect(played.say("more").text).toBe("That was all of the list.");
  },
);
test("one of tasks does too", () => {
  const played = new PlayedConversation(having);
  expect(played.say("list my open tasks").text).toMatch(/- and 4 more/u);
  expect(played.say("more").text).toMatch(/^4 more open tasks/u);
});
test("one of notes goes on until its end", () => {
  const notes = NAMES.map((name) => ({ about: `${name} Moravec`, content: `Likes ${name.toLowerCase()}` }));
  const played = new PlayedConversation({ ...having, notes });
  expect(played.say("list notes").text).toMatch(/^14 notes[^]*- and 6 more/u);
  expect(played.say("show me older ones").text).toMatch(/^6 more notes/u);
  expect(played.say("more").text).toBe("That was all of the list.");
});
test("with no list there is no rest", () => {
  const played = new PlayedConversation(having);
  expect(played.say("more").text).not.toMatch(/more people|That was all/u);
});
test("orders about the rest are none", () => {
  const played = new PlayedConversation(having);
  played.say("show me everyone");
  expect(played.say("delete the rest").text).not.toMatch(/more people/u);
});

test.each([
  ["who is both Lead and Meeting?", "stage"],
  ["is anyone both Active and Paused", "status"],
  ["who has both Lead and Closed as stage?", "stage"],
])("%j: nobody has two of one list", (said, label) => {
  const { text } = new PlayedConversation(having).say(said);
  expect(text).toMatch(new RegExp(`^Nobody: everybody has only one ${label} at a time`, "u"));
});
test("two of different lists may be", () => {
  const { text } = new PlayedConversation(having).say("who is both Lead and Paused?");
  expect(text).not.toMatch(/^Nobody/u);
  expect(text).toMatch(/Ada Moravec/u);
});

test.each(["so which of the Leads haven't?", "and which of the Lead people have not?"])(
  "%j asks for those of a group without what was asked before",
  (said) => {
    const played = new PlayedConversation(having);
    played.say("who has signed the contract?");
    const { text } = played.say(said);
    expect(text).toMatch(/Stage Lead/u);
    expect(text).toMatch(/not Contract signed/u);
  },
);
