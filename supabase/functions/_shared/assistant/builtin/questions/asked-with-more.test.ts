import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Petra Vlk",
      company: "Vlk Cider",
      stage: "Lead",
      values: { location: "Brno", "Renewal date": "2030-06-20" },
    },
    {
      name: "Omar Haddad",
      company: "Globex Data",
      stage: "Meeting",
      values: { email: "omar@globex.example", location: "Halden" },
    },
  ],
  tasks: [
    { title: "Write the tender", dueDate: "2030-06-06", founderName: "Petra Vlk" },
    { title: "Order corks", dueDate: "2030-06-07" },
  ],
  columns: [{ label: "Renewal date", type: "date" as const }],
};
const ask = (question: string) => new PlayedConversation(having).say(question).text;

test.each([
  ["wait, in which stage is Petra?", "Stage: Lead"],
  ["hold on, which stage is Omar in?", "Stage: Meeting"],
  ["where is Petra in the pipeline?", "Stage: Lead"],
  ["where's Omar in our sales funnel right now?", "Stage: Meeting"],
  ["whose email do we not have?", "Petra Vlk"],
  ["whose email are we still missing?", "Petra Vlk"],
  ["when is the tender due and for whom?", "[Petra Vlk]"],
  ["when does Petra have to renew?", "Jun 20, 2030"],
  ["when will Petra renew?", "Jun 20, 2030"],
])("%j is answered", (question, says) => expect(ask(question)).toContain(says));

test.each([
  "What's on my list for Thursday and Friday?",
  "which tasks are due on Thursday and on Friday?",
  "what do I have on the 6th and 7th?",
])("%j is asked of both days", (question) => {
  const text = ask(question);
  expect(text).toContain("Write the tender");
  expect(text).toContain("Order corks");
});

test("“between Friday and Monday” ends on the Monday after", () => {
  expect(ask("which tasks are due between Friday and Monday?")).toContain("from Jun 7 to Jun 10, 2030");
});

test.each([
  ["which tasks are due in the second week of June?", "from Jun 3 to Jun 9, 2030"],
  ["which tasks are due in the last week of June?", "from Jun 24 to Jun 30, 2030"],
  ["which tasks are due in the first week of August?", "from Aug 1 to Aug 7, 2030"],
])("%j: the days of that week", (question, days) => expect(ask(question)).toContain(days));

test.each(["who will win the cup final", "which wine goes with duck", "who invented the elevator"])(
  "%j says what is known and what is not",
  (question) => expect(ask(question)).toContain("I only know what is in your Tracker"),
);

const network = {
  people: [
    { name: "Jun-ho Baek", company: "Han Salt", stage: "Lead", values: { Ticket: "150", "Decision by": "2030-06-20" } },
    { name: "Noor van Dijk", company: "Dijk Glass", stage: "Lead", values: { Ticket: "90" } },
  ],
  notes: [{ about: "Jun-ho Baek", content: "Prefers messages." }],
  tasks: [{ title: "Call back", founderName: "Noor van Dijk", dueDate: "2030-06-10" }],
  columns: [
    { label: "Ticket", type: "number" as const },
    { label: "Decision by", type: "date" as const },
    { label: "Target seat", type: "text" as const },
  ],
};
const asked = (...messages: string[]) => {
  const talk = new PlayedConversation(network);
  return messages.map((message) => talk.say(message)).at(-1);
};

test.each([
  ["What do the notes on Jun-ho say?", "Prefers messages."],
  ["when does Jun-ho have to decide?", "Jun 20, 2030"],
  ["what do I have with Noor van Dijk?", "Call back"],
  ["which tasks do I have with Noor I am in the taxi", "Call back"],
])("%j is answered, whatever else its words may be", (question, says) => expect(asked(question)?.text).toContain(says));

test("the one open task with someone is the one that is moved", () => {
  expect(asked("What do I have with Noor van Dijk?", "Move it to Thursday")?.changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-06" } } },
  ]);
});

test("a column that is called like something to book is set", () => {
  expect(asked("change the target seat of Noor to COO")?.changes).toMatchObject([{ tool: "set_custom_value" }]);
});

test("who is left out of a list is not deleted", () => {
  expect(asked("who is in Lead?", "leave out the ones I never contacted")?.changes).toEqual([]);
});
