import { expect, test } from "vitest";
import { byName } from "../by-name.ts";
import { PlayedConversation } from "../played-turn.ts";
import { askedOfEach } from "./asked-of-each.ts";

const people = ["Hana Sato", "Leo Brandt", "Ines Moor"].map((name, no) => byName({ id: String(no), name }));

test.each([
  ["How many notes do I have on Hana and Leo together?", "how many notes for Hana? how many notes for Leo?"],
  ["how many notes on Hana, Leo and Ines", "how many notes for Hana? how many notes for Leo? how many notes for Ines?"],
  ["How many open tasks do Hana and Leo have?", "how many open tasks for Hana? how many open tasks for Leo?"],
  ["How many posts are there by Hana Sato & Leo?", "how many posts by Hana Sato? how many posts by Leo?"],
  ["tasks for Hana and Leo", "what tasks are there for Hana? what tasks are there for Leo?"],
  ["show me the notes on both Hana and Leo", "what notes do I have on Hana? what notes do I have on Leo?"],
  [
    "posts by Hana Sato, Leo and Ines",
    "what posts are there by Hana Sato? what posts are there by Leo? what posts are there by Ines?",
  ],
  ["Which open tasks do Hana and Leo have?", "what open tasks are there for Hana? what open tasks are there for Leo?"],
  ["Have I called both Hana and Leo before?", "Have I called Hana? Have I called Leo?"],
  ["Do Hana and Leo have any tasks?", "what tasks are there for Hana? what tasks are there for Leo?"],
])("%j is %j", (message, asked) => expect(askedOfEach(message, people)).toBe(asked));

test.each([
  "How many notes do I have on Hana?",
  "how many notes on milk and honey",
  "note for Hana and Leo",
  "notes on Hana",
  "delete the notes on Hana and Leo",
  "task for Hana and Leo: call them",
  "How many tasks do we have?",
  "Did I call Leo yesterday?",
  "have I contacted Hana?",
  "did I meet anyone from Kelp?",
  "I have met Hana and Leo",
])("%j stays as it is", (message) => expect(askedOfEach(message, people)).toBe(message));

const ask = (question: string) =>
  new PlayedConversation({
    people: [
      { name: "Hana Sato", company: "Kelp", values: { company: "Kelp" } },
      {
        name: "Leo Brandt",
        company: "Fjord",
        roleTitle: "Buyer",
        values: { company: "Fjord", roleTitle: "Buyer" },
      } as never,
    ],
    tasks: [{ title: "Order corks" }, { title: "Call Leo", founderName: "Leo Brandt" }],
  }).say(question).text;

test("what is said of two people counts theirs alone", () => {
  expect(ask("How many tasks do Hana and Leo have?")).toMatch(/^None[^]*1 open task/u);
});

test.each([
  ["Is it true that Hana is the CEO of Kelp?", /^I don't know/u],
  ["Hana is the founder of Kelp, right?", /^(?!Yes|No)[^]*no role; Company: Kelp/u],
  ["Is Hana the founder of Fjord?", /^(?!Yes)/u],
  ["Is Leo the CEO of Fjord?", /^(?!Yes)/u],
  ["Is Hana at Kelp?", /^Yes/u],
])("%j is answered with what is recorded: %s", (question, said) => expect(ask(question)).toMatch(said));
