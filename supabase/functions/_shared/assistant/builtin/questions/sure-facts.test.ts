import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const AT = { lastTouchAt: "2030-05-30T12:00:00Z" };
const WORLD: Having = {
  people: [
    { ...AT, name: "Ines Falk", company: "Moor", values: { ...AT, priorityScore: "0" } },
    {
      ...AT,
      name: "Rune Rask",
      company: "Kelp",
      values: { ...AT, roleTitle: "CEO", location: "Turku", priorityScore: "70" },
    },
    { name: "Una Dahl", company: null, values: { location: "Turku" } },
    { name: "Kai Lund", company: null, values: {} },
  ],
  notes: [
    { about: "Ines Falk", content: "I have never met her or called her" },
    { about: "Rune Rask", content: "Likes boats" },
  ],
  touches: [{ about: "Rune Rask", channel: "phone", content: "Talked about boats" }],
  tasks: [{ title: "Call Rune", founderName: "Rune Rask" }, { title: "Buy milk" }, { title: "Paint the shed" }],
};
const answerTo = (question: string): string => new PlayedConversation(WORLD).say(question).text;

describe("a note is no call, no meeting and no mail", () => {
  test.each([
    "Have I met Ines?",
    "Have I called Ines?",
    "Have I met Ines in person?",
    "Have I emailed Rune?",
    "Have I ever texted Rune?",
    "Did I write to Ines?",
    "Have I spoken to Ines?",
    "Have I met Rune?",
  ])("%s", (question) => {
    expect(answerTo(question)).toContain("I don't know");
    expect(answerTo(question)).not.toMatch(/^Yes/u);
  });
  test.each(["Have I called Rune?", "Have I talked to Rune?"])("%s", (question) =>
    expect(answerTo(question)).toMatch(/^Yes\..*by phone: Talked about boats/u),
  );
  test("who made the last contact is not kept", () =>
    expect(answerTo("When did Rune last contact me?")).toMatch(/I don't know.*Last contacted: May 30, 2030/u));
});

describe("what is asked of two people is asked of each", () => {
  test.each([
    ["How many open tasks do Ines and Rune have?", ["no open tasks for [Ines", "1 open task for [Rune"]],
    ["How many tasks do Ines and Una have?", ["no open tasks for [Ines", "no open tasks for [Una"]],
    ["Do Rune and Ines have tasks?", ["Call Rune", "no open tasks for [Ines"]],
    ["Which tasks do Ines, Una and Rune have?", ["Call Rune", "no open tasks for [Una"]],
    ["tasks for Rune and Ines", ["Call Rune", "no open tasks for [Ines"]],
    ["How many notes do I have on Ines and Rune?", ["1 note on [Ines", "1 note on [Rune"]],
    ["Notes on Rune and Ines", ["Likes boats", "never met her"]],
    ["What notes do I have on Una and Rune?", ["no note on [Una", "Likes boats"]],
  ] as const)("%s", (question, parts) => {
    const text = answerTo(question);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/Buy milk|Paint the shed|“and”/u);
  });
});

describe("what is not recorded is neither yes nor no", () => {
  test.each([
    "Is it true that Ines is the CEO of Moor?",
    "Ines is the founder of Moor, right?",
    "Do Ines and Kai live in the same city?",
    "Do Una and Kai live in the same city?",
  ])("%s", (question) => expect(answerTo(question)).not.toMatch(/^(?:Yes|No)(?!\p{L})/u));
  test.each([
    ["Do Una and Rune live in the same city?", /^Yes: both have Turku/u],
    ["Is Ines important?", /Ines Falk.*: Priority: 0\.$/u],
    ["Is Rune important?", /Rune Rask.*: Priority: 70\.$/u],
  ])("%s", (question, said) => {
    expect(answerTo(question)).toMatch(said);
  });
});
