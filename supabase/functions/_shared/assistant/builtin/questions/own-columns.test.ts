import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

/** A user whose columns are called by words that the world outside has too. */
const people = [
  {
    ...{ name: "Ada Park", stage: "Closed", location: "Berlin, Germany", lastTouchAt: "2030-05-30T12:00:00Z" },
    own: {
      "Market salary": 100,
      "Deposit paid": true,
      Calories: 40,
      Speaks: ["French"],
      "Met at": "Bristol trade fair",
    },
  },
  {
    ...{ name: "Boris Lind", stage: "Closed", location: "Paris, France", lastTouchAt: "2030-02-01T12:00:00Z" },
    own: { "Market salary": 140, "Deposit paid": false, Calories: 2, Speaks: ["German", "French"], "Met at": "SIGEP" },
  },
  {
    name: "Cyra Roe",
    stage: "Lead",
    location: "Lyon, France",
    own: { Speaks: ["German"], "Met at": "Bristol trade fair" },
  },
];
const columns = [
  { label: "Market salary", type: "number" },
  { label: "Calories", type: "number" },
  { label: "Speaks", type: "multiselect", options: ["German", "French"] },
  { label: "Met at", type: "text" },
  { label: "Deposit paid", type: "boolean" },
] satisfies AskedRows["columns"];
const ask = (question: string) => new AskedConversation({ people, columns }).ask(question);
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name).sort();
const OUTSIDE = /I only know what is in your Tracker/;

test.each([
  ["average market salary", /average: 120\b/],
  ["what's the average market salary of the closed ones?", /average: 120\b/],
  ["how many calories do the closed ones have together", /total: 42\b/],
  ["how many calories do all my people have?", /total: 42\b/],
  ["how many people have more than 10 calories", /^1 person/],
])("%j asks for a column of the user's own", (question, says) => {
  expect(ask(question)).toMatch(says);
});

test.each(["how many miles are in a kilometer", "what's a fair salary in dollars", "how many countries are there"])(
  "%j is about the world outside whatever columns there are",
  (question) => {
    expect(ask(question)).toMatch(OUTSIDE);
  },
);

const LANGUAGES: readonly (readonly [names: readonly string[], who: readonly string[]])[] = [
  [
    ["who speaks French", "Wer spricht Französisch?", "¿Quién habla francés?"],
    ["Ada Park", "Boris Lind"],
  ],
  [
    ["who speaks German", "Wer spricht Deutsch?", "¿Quién habla alemán?"],
    ["Boris Lind", "Cyra Roe"],
  ],
];
test.each(LANGUAGES.flatMap(([asked, who]) => asked.map((question) => [question, who] as const)))(
  "%j asks for the option, whatever language it is named in",
  (question, who) => {
    expect(named(ask(question))).toEqual(who);
  },
);

test.each(["who did I meet at the Bristol trade fair", "met at the bristol trade fair?"])(
  "%j names a value before it is a matter that people write about",
  (question) => {
    expect(named(ask(question))).toContain("Ada Park");
    expect(named(ask(question))).not.toContain("Boris Lind");
  },
);

const MORE = ["or more", "or longer", "and more", "or above"];
test.each(
  MORE.flatMap((more) => [
    `who haven't I talked to for two months ${more}`,
    `people not contacted for 60 days ${more}`,
  ]),
)("%j is no other time", (question) => {
  expect(named(ask(question))).toEqual(["Boris Lind", "Cyra Roe"]);
});

test.each(["who in the list is closed", "who in our list is closed", "who is in teh closed stage question mark"])(
  "%j has words that say nothing",
  (question) => {
    expect(named(ask(question))).toEqual(["Ada Park", "Boris Lind"]);
  },
);

test.each([
  "whose deposit is not paid yet?",
  "who hasn't paid the deposit?",
  "whose deposit isn't paid",
  "show everyone whose deposit has not been paid",
  "people with deposit not paid",
])("%j lists those without a yes", (question) => {
  expect(named(ask(question))).toContain("Boris Lind");
  expect(named(ask(question))).not.toContain("Ada Park");
});
test.each(["whose deposit is paid?", "who has paid the deposit?"])("%j lists those with a yes", (question) => {
  expect(named(ask(question))).toEqual(["Ada Park"]);
});

test.each([
  ["who speaks both French and German", ["Boris Lind"]],
  ["who speaks French and German", ["Boris Lind"]],
  ["who needs French and German?", ["Boris Lind"]],
  ["who speaks French or German", ["Ada Park", "Boris Lind", "Cyra Roe"]],
  ["who wants German?", ["Boris Lind", "Cyra Roe"]],
  ["who has German under speaks", ["Boris Lind", "Cyra Roe"]],
])("%j: of several choices “and” means all of them", (question, people_) => {
  expect(named(ask(question))).toEqual(people_);
});

test.each([
  ["which of them has the highest market salary: Ada, Boris or Cyra?", /^\[Boris Lind\]\([^)]*\) has the most/u],
  ["who of Ada, Boris and Cyra has the lowest market salary", /^\[Ada Park\]\([^)]*\) has the least/u],
  ["who has the higher market salary, Ada or Boris?", /^\[Boris Lind\]\([^)]*\) has more/u],
])("%j holds them against each other", (question, says) => {
  expect(ask(question)).toMatch(says);
});
test("those who are called the same are held against each other, and otherwise it is asked who is meant", () => {
  const namesakes = [
    { name: "Dilys Pengelly", own: { "Market salary": 83 } },
    { name: "Morwenna Pengelly", own: { "Market salary": 41 } },
  ];
  const askOf = (question: string) => new AskedConversation({ people: namesakes, columns }).ask(question);
  expect(askOf("which Pengelly has the higher market salary")).toMatch(/^\[Dilys Pengelly\]\([^)]*\) has more/u);
  expect(askOf("what is Pengelly's market salary")).toMatch(/^Which one do you mean/u);
});

test("what was long ago asks for no task of today", () => {
  const tasks = [
    { title: "Measure the roof of the inn", dueDate: "2030-06-10" },
    { title: "Write about roofs", dueDate: null },
  ];
  const askOf = (question: string) => new AskedConversation({ people, columns, tasks }).ask(question);
  expect(askOf("any roofs that were last done before 1990?")).not.toContain("Measure");
  expect(askOf("is the roof of the inn due this week?")).toContain("Measure");
});
