import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const at = (day: string) => `${day}T12:00:00Z`;
const rows: AskedRows = {
  people: [
    {
      ...{ name: "Ada Park", company: "Tallow Works", stage: "Lead", location: "Berlin, Germany", priorityScore: 30 },
      ...{ followerCount: 2400, lastTouchAt: at("2030-01-20"), createdAt: at("2030-05-29") },
      own: { "Litres per week": 120, Blend: "Amber", "Lease ends": "2030-07-15", Insured: true },
      notes: [["2030-03-11", "Complained about a late parcel"]],
    },
    {
      ...{ name: "Boris Lind", company: "Quince", stage: "Lead", location: "Paris, France", priorityScore: 70 },
      ...{ followerCount: 900, lastTouchAt: at("2030-05-31"), createdAt: at("2030-03-01") },
      own: { "Litres per week": 80, Blend: "Dark", "Lease ends": "2030-12-31", Insured: false },
    },
    {
      ...{ name: "Cyra Roe", stage: "Closed", location: "Lyon, France", priorityScore: 50, followerCount: 5100 },
      own: { "Litres per week": 300, Blend: "Amber" },
    },
  ],
  columns: [
    { label: "Litres per week", type: "number" },
    { label: "Blend", type: "select", options: ["Amber", "Dark"] },
    { label: "Lease ends", type: "date" },
    { label: "Insured", type: "boolean" },
  ],
  tasks: [
    { title: "Send the samples", person: "Ada Park", dueDate: "2030-06-04" },
    { title: "Order corks", dueDate: "2030-06-18" },
  ],
};
const ask = (...questions: string[]) => {
  const talk = new AskedConversation(rows);
  return questions.map((question) => talk.ask(question)).at(-1) ?? "";
};
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name);

test.each([
  ["I forgot where Ada works", /Tallow Works/],
  ["I can't remember which blend Cyra has", /Blend: Amber/],
  ["not sure when Ada's lease ends", /Jul 15, 2030/],
  ["do you know if Boris is insured", /^No\./],
  ["I wonder whether Ada is insured", /^Yes\./],
  ["can you check whether Ada's lease ends in July", /^Yes\./],
  ["check if Boris is insured", /^No\./],
])("“%s” asks", (question, says) => {
  expect(ask(question)).toMatch(says);
});

test.each(["check whether the parcel arrived at Ada's", "check if Ada can come on Friday"])(
  "“%s” is a task, and no question that is stored",
  (text) => {
    const played = new PlayedConversation({ people: [{ name: "Ada Park" }] }).say(text);
    expect(played.changes.map(({ tool }) => tool)).toEqual(["create_task"]);
  },
);

test("what is forgotten to do is no question", () => {
  const { text } = new PlayedConversation({ people: [{ name: "Ada Park" }] }).say("I forgot to call Ada");
  expect(text).not.toMatch(/not understand/);
});

test.each([
  ["who buys more than a hundred litres a week", ["Ada Park", "Cyra Roe"]],
  ["who has neglected nobody", []],
  ["anyone I've neglected for more than two months?", ["Ada Park", "Cyra Roe"]],
  ["who's gone cold since March", ["Ada Park", "Cyra Roe"]],
  ["people I lost touch with", ["Ada Park", "Cyra Roe"]],
  ["leads by priority, highest first", ["Boris Lind", "Ada Park"]],
  ["leads, lowest priority first", ["Ada Park", "Boris Lind"]],
  ["everyone in France by litres, smallest first", ["Boris Lind", "Cyra Roe"]],
  ["give me everybody over two thousand followers", ["Ada Park", "Cyra Roe"]],
  ["leases ending between now and the end of September", ["Ada Park"]],
  ["leads, sorted by when I last spoke to them", ["Boris Lind", "Ada Park"]],
])("“%s” lists those who fit", (question, people) => {
  expect(named(ask(question)).slice(0, people.length)).toEqual(people);
  if (people.length > 0) expect(new Set(named(ask(question))).size).toBe(people.length);
});

test.each([
  ["total litres of amber", /total: 420/],
  ["how many litres do we sell in Paris", /total: 80/],
  ["how many litres does Ada take", /Litres per week: 120/],
])("“%s” is of the number that has the unit in its name", (question, says) => {
  expect(ask(question)).toMatch(says);
});

test("what was asked of one in other words is asked of the next", () => {
  expect(ask("how many litres does Ada take?", "and Boris?")).toMatch(/Litres per week: 80/);
});

test.each([
  ["anything on my plate tomorrow?", /Send the samples/],
  ["what do I have going on this week", /Send the samples/],
  ["am I free tomorrow", /Send the samples/],
  ["what does my week look like", /Send the samples/],
  ["tasks between now and the end of June", /Order corks/],
])("“%s” asks for tasks", (question, says) => {
  expect(ask(question)).toMatch(says);
});

test("a late parcel is no overdue task", () => {
  expect(ask("who complained about a late parcel?")).toMatch(/Ada Park/);
});

test("when or where someone was met is asked with its name", () => {
  expect(ask("when did I meet Ada")).toMatch(/Jan 20, 2030/);
});

test("a file is written, not read, where people go into one", () => {
  expect(ask("can I export this to excel?")).toMatch(/saves the people you see/);
  expect(ask("how do I import from excel?")).toMatch(/Import people/);
});

const played = (text: string) =>
  new PlayedConversation({
    people: [
      { name: "Ada Park", values: { location: "Lyon", Budget: "200", Insured: "" } },
      { name: "Boris Lind", values: { location: "Paris", Budget: "900" } },
    ],
    columns: [
      { label: "Budget", type: "number" },
      { label: "Insured", type: "boolean" },
    ],
    tasks: [{ title: "Prepare the meeting", founderName: "Ada Park" }],
  }).say(text);

test.each(["check whether Boris is insured", "can you check if Boris is insured"])(
  "“%s” is not answered by No where nothing is stored",
  (text) => {
    const { text: said, changes } = played(text);
    expect(changes).toEqual([]);
    expect(said).toMatch(/^I can't tell: Insured of \[Boris Lind\]/);
  },
);

test("a list is no answer to what is to be checked", () => {
  expect(played("check whether Ada is coming to the meeting").changes.map(({ tool }) => tool)).toEqual(["create_task"]);
});

test.each([
  ["note on Ada: nobody knows who it was that called", "Nobody knows who it was that called"],
  ["add a note to Ada: she asked who it was that wrote", "She asked who it was that wrote"],
])("“%s” is kept as it was said", (text, content) => {
  expect(played(text).changes).toMatchObject([{ tool: "create_note", input: { content } }]);
});
test("a task is kept as it was said", () => {
  expect(played("remind me to find out who it was that called").changes).toMatchObject([
    { tool: "create_task", input: { title: "Find out who it was that called" } },
  ]);
});
test.each(["who is it that lives in Lyon?", "remind me who it was that lives in Lyon"])("“%s” asks who", (text) => {
  expect(named(played(text).text)).toEqual(["Ada Park"]);
});

test.each([
  "what is the total budget and how many people are in Lyon",
  "total budget and how many contacts in Lyon?",
  "give me the total budget and how many there are in Lyon",
])("“%s” is of those there", (text) => {
  expect(played(text).text).toMatch(/total: 200[^\d]/);
});
test("without a place the total is of all", () => {
  expect(played("what is the total budget and how many people are there").text).toMatch(/total: 1,100/);
});

test.each([
  "let me know when someone signed",
  "let me know when somebody has replied",
  "let me know once Ada answers",
  "let me know as soon as the customer pays",
])("“%s” is nothing that can be told", (text) => {
  const { text: said, changes } = played(text);
  expect(changes).toEqual([]);
  expect(said).toMatch(/can't message you/);
});
test("a day to be told of something is a task's", () => {
  expect(played("let me know tomorrow to call Ada").changes).toMatchObject([{ tool: "create_task" }]);
});
