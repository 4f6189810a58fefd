import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    {
      name: "Marga Oduya",
      company: "Oduya Pears",
      stage: "Lead",
      values: { "Crates per week": "400", "Packing today": "Wood" },
    },
    { name: "Sven Holt", company: "Fjord Robotics", stage: "Closed", values: { "Crates per week": "150" } },
    {
      name: "Bo Rask",
      company: "Quillfish",
      stage: "Lead",
      email: "bo@quill.example",
      values: { "Packing today": "Steel" },
    },
  ],
  columns: [
    { label: "Crates per week", type: "number" as const },
    { label: "Packing today", type: "select" as const, options: ["Wood", "Steel"] },
  ],
  stages: ["Lead", "Meeting", "Closed"],
  tasks: [
    { title: "Expense report", dueDate: "2030-05-12" },
    { title: "Intro email to Sven", dueDate: "2030-05-10", founderName: "Sven Holt" },
    { title: "Send the audit", dueDate: "2030-05-15" },
    { title: "QBR with Marga", dueDate: "2030-06-20", founderName: "Marga Oduya" },
    { title: "Update the forecast", dueDate: "2030-06-26" },
    { title: "Call Marga about the yard", dueDate: "2030-06-10", founderName: "Marga Oduya" },
  ],
};
const OVERDUE = { ...HAVING, tasks: HAVING.tasks.slice(0, 3) };
const talk = (...turns: string[]) => {
  const played = new PlayedConversation(turns[0]?.includes("overdue") ? OVERDUE : HAVING);
  const answers = turns.map((turn) => played.say(turn));
  const last = answers.at(-1);
  const changes = (last?.changes ?? []).map(({ tool, input }) => ({
    ...{ tool, input },
    who: played.people.find(({ id }) => id === input["founderId"])?.name,
    task: played.tasks.find(({ id }) => id === input["taskId"])?.title,
  }));
  return { text: last?.text ?? "", changes };
};

test.each([
  "that's actually Marga who said that",
  "no wait, Marga said it",
  "that was Marga actually",
  "oh it was Marga who told me that, not Sven",
])("%j moves the note", (said) => {
  const { changes } = talk("note for Sven - wants webhooks", said);
  expect(changes.map(({ tool, who, input }) => [tool, who, input["content"]])).toEqual([
    ["take_back", undefined, undefined],
    ["create_note", "Marga Oduya", "Wants webhooks"],
  ]);
});
test("what someone else said is news", () => {
  const { changes } = talk("note for Sven: wants webhooks", "Marga said that he is nice");
  expect(changes.map(({ tool, who }) => [tool, who])).toEqual([["create_note", "Marga Oduya"]]);
});

test.each([
  ["she says call again in a month though, new task", "Call Marga", "2030-07-03"],
  ["she wants another tour in two weeks, new task", "Another tour", "2030-06-17"],
])("%j is a task", (said, title, dueDate) => {
  const { changes } = talk("mark the yard call with Marga done", said);
  expect(changes).toMatchObject([{ tool: "create_task", who: "Marga Oduya", input: { title, dueDate } }]);
});

test.each([
  "oh wait swap marga back to what it was",
  "change Marga back to how it was",
  "no, put Marga's back as it was",
])("%j takes back what was changed of her", (said) => {
  const { changes } = talk("set Marga's crates per week to 500", "Sven at 400", said);
  expect(changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});

test.each([
  "close the other two, leave the expense one open",
  "finish all but the expense report",
  "mark them done except the expense one",
])("%j leaves one of the list", (said) => {
  const { changes } = talk("which tasks are overdue", said);
  expect(changes.map(({ task, tool }) => [task, tool])).toEqual([
    ["Intro email to Sven", "update_task"],
    ["Send the audit", "update_task"],
  ]);
});
test("another count of them is asked about", () => {
  expect(talk("which tasks are overdue", "close the other four, leave the expense one open").changes).toEqual([]);
});

test("a yes that deletes means those who were listed, and waits", () => {
  const { changes } = talk("who has stage Closed", "yes delete");
  expect(changes.map(({ tool, who }) => [tool, who])).toEqual([["delete_founder", "Sven Holt"]]);
  expect(talk("which tasks are overdue", "yes delete").changes).toEqual([]);
});

test("a day with the one who is meant answers, and another task goes to another day", () => {
  const turns = ["Reschedule the QBR", "the Marga one. july 6", "same for the forecast, but july 1"];
  expect(talk(...turns.slice(0, 2)).changes).toMatchObject([
    { task: "QBR with Marga", input: { patch: { dueDate: "2030-07-06" } } },
  ]);
  expect(talk(...turns).changes).toMatchObject([
    { task: "Update the forecast", input: { patch: { dueDate: "2030-07-01" } } },
  ]);
});

test("a field goes up beside a card", () => {
  const { changes } = talk("Marga to Closed", "great, and her priority up to 85");
  expect(changes).toMatchObject([{ who: "Marga Oduya", input: { patch: { priorityScore: 85 } } }]);
});

test("the difference of two figures", () => {
  expect(talk("what are Marga's crates per week", "and Sven's?", "whats the difference").text).toContain(
    "difference: 250",
  );
});

test.each([
  ["Marga is at 500 crates a week", "500"],
  ["Sven's up to 650 crates each week", "650"],
])("%j is of the column per week", (said, value) => {
  expect(talk(said).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
});

test.each([
  ["what is Bo's stage", "Lead"],
  ["what's bo's email", "bo@quill.example"],
  ["tell me about Bo", "Quillfish"],
  ["whats Bo using today", "Steel"],
  ["what is Marga on now", "Wood"],
])("%j finds who has a name of two letters, and what is used", (said, found) => {
  expect(talk(said).text).toContain(found);
});
test("a small word is no name", () => {
  expect(talk("who is to do it in Lead").text).not.toContain("Bo Rask");
});
