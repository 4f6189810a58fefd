import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withEachOfNamed } from "./of-the-named.ts";

const PEOPLE = [
  { name: "Marga Oduya", company: "Oduya Pears", values: { role: "CEO" } },
  { name: "Piet Haan", company: "Haan Sails", values: { role: "CEO" } },
  { name: "Ilse Moravec", company: "Moravec Looms", values: { role: "CTO" } },
  { name: "Ilse Brandal", company: "Haan Sails", values: { role: "CFO" } },
  { name: "Teo Aldana", company: "Haan Sails", values: { role: "CTO" } },
];
const asked = (message: string) => new PlayedConversation({ people: PEOPLE }).say(message);

test.each([
  [
    "Is Marga Oduya or Piet Haan the CEO of Haan Sails?",
    ["is Marga Oduya CEO and at Haan Sails?", "is Piet Haan CEO?"],
  ],
  [
    "Is Piet Haan or Marga Oduya the CEO at Oduya Pears?",
    ["is Piet Haan CEO and at Oduya Pears?", "is Marga Oduya CEO?"],
  ],
  ["Is Teo or Ilse Moravec the CTO of Moravec?", ["is Teo Aldana CTO and at Moravec?", "is Ilse Moravec CTO?"]],
  ["Is Ilse or Marga the CFO at Haan?", ["is Ilse Brandal CFO?", "is Marga Oduya CFO and at Haan?"]],
  ["Is Marga or Ilse the CFO of Haan Sails?", ["is Marga Oduya CFO and at Haan Sails?", "is Ilse Brandal CFO?"]],
  ["Is Teo or Piet the CEO of Haan?", ["is Teo Aldana CEO?", "is Piet Haan CEO?"]],
])("who is elsewhere has no role at a firm: %s", (message, questions) => {
  const people = PEOPLE.map(({ name, company }) => ({
    ...{ id: name, name, company, stage: null, status: null },
    by: "part" as const,
  }));
  expect(withEachOfNamed({ message, people })).toBe(questions.join(" "));
});

test.each([
  "Is Marga or Teo the head of sales?",
  "Is Marga Oduya or Piet Haan the CEO at Zebra?",
  "Is Ilse or Marga the CTO at Zebra?",
])("a firm that nobody is at stays in what is asked: %s", (message) => {
  expect(asked(message).text).not.toMatch(/^(?:Yes|No)\b/u);
});

test("nobody is listed twice, nor asked about who is known by the firm", () => {
  const { text } = asked("Is Ilse or Teo the CFO at Haan?");
  expect(text).not.toMatch(/Which one do you mean/u);
  expect(text).not.toMatch(/Moravec/u);
});
