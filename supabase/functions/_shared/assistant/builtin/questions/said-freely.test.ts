import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const at = (day: string) => `${day}T12:00:00Z`;
const rows: AskedRows = {
  people: [
    {
      ...{ name: "Ada Park", company: "Tallow", roleTitle: "General Partner", stage: "Contacted", owner: "Wanda" },
      ...{ location: "Berlin, Germany", email: "ada@tallow.vc", industry: "Finance", followerCount: 900 },
      ...{ priorityScore: 40, lastTouchAt: at("2030-05-30"), createdAt: at("2030-05-09") },
      own: { Cheque: 500, Source: "LinkedIn", "Lease ends": "2030-07-15", "Deck sent": true },
    },
    {
      ...{ name: "Boris Lind", company: "Quince", roleTitle: "Angel investor", stage: "Lead", owner: "Wanda" },
      ...{ location: "Paris, France", industry: "Finance", followerCount: 4000, priorityScore: 80 },
      own: { Cheque: 50, Source: "LinkedIn", "Deck sent": false },
    },
    {
      ...{ name: "Cyra Roe", roleTitle: "Principal", stage: "Lead", owner: "Klaus", location: "Tokyo, Japan" },
      ...{ industry: "Finance", followerCount: 300, lastTouchAt: at("2030-04-02") },
      own: { Cheque: 250, Source: "Referral", "Lease ends": "2030-04-01" },
    },
  ],
  columns: [
    { label: "Cheque", type: "number" },
    { label: "Source", type: "select", options: ["LinkedIn", "Referral", "Event"] },
    { label: "Lease ends", type: "date" },
    { label: "Deck sent", type: "boolean" },
  ],
  tasks: [{ title: "Draft the memo", status: "done", dueDate: "2030-06-01", completedAt: at("2030-06-01") }],
};
const ask = (...questions: string[]) => {
  const talk = new AskedConversation(rows);
  return questions.map((question) => talk.ask(question)).at(-1) ?? "";
};
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name);

test.each([
  ["people I met through LinkedIn", ["Ada Park", "Boris Lind"]],
  ["who came in via a referral?", ["Cyra Roe"]],
  ["who needs the deck", ["Boris Lind", "Cyra Roe"]],
  ["anybody whose lease ends within 60 days", ["Ada Park"]],
  ["which of the contacted ones is Wanda's", ["Ada Park"]],
  ["which leads have I never called", ["Boris Lind"]],
  ["who's a partner", ["Ada Park"]],
  ["show only people in Tokyo", ["Cyra Roe"]],
  ["rank the leads by cheque", ["Cyra Roe", "Boris Lind"]],
  ["list everyone alphabetically", ["Ada Park", "Boris Lind", "Cyra Roe"]],
  ["out of all my contacts, who has the biggest cheque", ["Ada Park"]],
  ["who writes the smallest cheques?", ["Boris Lind", "Cyra Roe", "Ada Park"]],
])("“%s” names those who fit", (question, people) => {
  expect(named(ask(question))).toEqual(people);
});

test.each([
  ["everyone with the same owner as Boris", ["Ada Park", "Boris Lind"]],
  ["people with the same source as Boris", ["Ada Park", "Boris Lind"]],
  ["who is in Finance except Cyra", ["Ada Park", "Boris Lind"]],
  ["who else is in Finance besides Ada", ["Boris Lind", "Cyra Roe"]],
])("“%s” names the others", (question, people) => {
  expect(named(ask(question))).toEqual(people);
});

test("a difference between two is of their values", () => {
  expect(ask("difference in cheque between Ada and Boris")).toMatch(/by 450/);
});

test("which owner has the most is counted by owner", () => {
  expect(ask("which owner has the most leads")).toMatch(/Klaus: 1/);
});

test("how something is done is told, and not done", () => {
  expect(ask("how do I make a task repeat every month")).toMatch(/daily, weekly, monthly or quarterly/);
});

test("a refresher on someone tells what is known", () => {
  expect(ask("quick refresher on Ada before I call")).toMatch(/General Partner/);
});

test.each([
  ["anyone in Asia or Europe?", ["Ada Park", "Boris Lind", "Cyra Roe"]],
  ["which leases run past June", ["Ada Park"]],
  ["who did I last touch base with", ["Ada Park"]],
])("“%s” leaves nobody out", (question, people) => {
  expect(named(ask(question))).toEqual(people);
});

test("what is counted by one column is counted by the next", () => {
  expect(ask("how many people per owner", "and per stage?")).toMatch(/Stage, 3 people/);
});

test("no condition is left out of an average", () => {
  expect(ask("average cheque of the people I met through LinkedIn")).toMatch(/average: 275\b/);
  expect(ask("how many did I get from LinkedIn")).toMatch(/^2 people/);
});

test("the end of an address is nobody's word", () => {
  expect(ask("anyone in VC?")).not.toMatch(/Email/);
});

test("who fits whatever their role is told as such, where nobody has the role", () => {
  expect(ask("any Japanese investors?")).toMatch(/None with .*investor.* Whatever their role: 1 person/u);
  expect(ask("any French investors?")).toMatch(/^Yes|^1 person/u);
});

test.each([
  [
    ["Wanda's people", "sorted by priority"],
    ["Boris Lind", "Ada Park"],
  ],
  [["Wanda's people", "sorted by priority", "just the top 1"], ["Boris Lind"]],
  [
    ["everyone in Finance", "by followers", "only those in Europe"],
    ["Boris Lind", "Ada Park"],
  ],
])("%j goes on with the same people", (questions, people) => {
  expect(named(ask(...questions))).toEqual(people);
});

test.each([
  ["when did Ada come on board", /May 9, 2030/],
  ["what did we do on June 1st", /Draft the memo/],
])("“%s” is answered", (question, says) => {
  expect(ask(question)).toMatch(says);
});
