import { describe, expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import { randomFrom, randomRows, TODAY } from "./testing/random-rows.ts";

describe.each([101, 102, 103, 104, 105, 106])("in world %i", (seed) => {
  const random = randomFrom(seed);
  const rows = randomRows(seed);
  const tasks = (rows.tasks ?? []).map((task) => ({
    ...task,
    createdAt: `2030-0${String(4 + Math.floor(random() * 3))}-0${String(1 + Math.floor(random() * 4))}T09:00:00Z`,
  }));
  const ask = (question: string) => new AskedConversation({ ...rows, tasks }, { today: TODAY }).ask(question);

  test("tasks of the days on which they were added are those of the rows", () => {
    for (const [question, fits] of [
      ["which tasks were created in May?", (day) => day.startsWith("2030-05")],
      ["which tasks were added this month?", (day) => day.startsWith("2030-06")],
      ["how many tasks were added in April?", (day) => day.startsWith("2030-04")],
      ["tasks created since May 3", (day) => day >= "2030-05-03"],
    ] as [string, (day: string) => boolean][]) {
      const reply = ask(question);
      for (const { title, createdAt } of tasks)
        expect({ question, title, is: reply.includes(title) }).toEqual({ question, title, is: fits(createdAt) });
      if (!tasks.some(({ createdAt }) => fits(createdAt))) expect(reply).toMatch(/^None/u);
    }
  });

  test("the next task that is due is not one that is overdue", () => {
    const due = tasks.flatMap(({ dueDate, status }) => (dueDate && status !== "done" ? [dueDate] : []));
    const [next] = due.filter((day) => day >= TODAY).sort();
    const reply = ask("when is the next task due?");
    if (next === undefined) expect(reply).toMatch(/^None/u);
    else {
      const shown = reply.split("\n")[1] ?? "";
      expect(tasks.some((task) => task.dueDate === next && shown.includes(task.title))).toBe(true);
    }
    if (due.some((day) => day < TODAY)) expect(reply).toMatch(/overdue/u);
  });
});

test.each([
  ["2030-06-05", "Wednesday", ["2030-06-08", "2030-06-09"]],
  ["2030-06-08", "Saturday", ["2030-06-08", "2030-06-09"]],
  ["2030-06-09", "Sunday", ["2030-06-08", "2030-06-09"]],
])("on %s, a %s, “this weekend” is the one that it is, or the next to come", (today, _, days) => {
  const tasks = ["2030-06-01", "2030-06-08", "2030-06-09", "2030-06-15"].map((dueDate) => ({
    ...{ title: `Water plants ${dueDate}`, dueDate },
  }));
  const reply = new AskedConversation({ people: [], tasks }, { today }).ask("which tasks are due this weekend?");
  for (const { title, dueDate } of tasks) expect(reply.includes(title)).toBe(days.includes(dueDate));
});

test("the day of the last note on someone is the note's, and theirs is the day they were added", () => {
  const people = [
    {
      name: "Ottilie Brandvold",
      createdAt: "2030-04-02T08:00:00Z",
      notes: [["2030-05-20", "Likes tea"]] as [string, string][],
    },
  ];
  const ask = (question: string) => new AskedConversation({ people }).ask(question);
  expect(ask("when was the last note about Ottilie added?")).toMatch(/May 20/u);
  expect(ask("when did I add the last note on Ottilie?")).toMatch(/May 20/u);
  expect(ask("when was Ottilie added?")).toMatch(/Apr 2/u);
});

test("who is a founder has a role that says so", () => {
  const people = ["Founder", "General Partner", "Founder & CEO", "CFO"].map((roleTitle, no) => ({
    ...{ name: `Person${String(no)} Oakes`, roleTitle },
  }));
  const reply = new AskedConversation({ people }).ask("who is a founder but not CEO?");
  expect(reply).toContain("Person0");
  expect(reply).not.toMatch(/Person[123]/u);
});

test.each(["median followers", "what is the median of the followers?", "who wrote the last note?"])(
  "%s: what is not known is said",
  (question) => {
    expect(new AskedConversation(randomRows(3), { today: TODAY }).ask(question)).toMatch(/^I (?:can't|don't) /u);
  },
);
