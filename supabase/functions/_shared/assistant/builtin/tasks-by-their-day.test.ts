import { describe, expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Oda Falk" }, { name: "Bram Visser" }, { name: "Ines Duarte" }],
  tasks: [
    { title: "Sand the hull", founderName: "Oda Falk", dueDate: "2030-06-03" },
    { title: "Order rope", founderName: "Oda Falk", dueDate: "2030-06-14" },
    { title: "Send the survey", founderName: "Bram Visser", dueDate: "2030-05-27" },
    { title: "Tea with Oda", founderName: "Ines Duarte", dueDate: "2030-06-03" },
    { title: "Pay the mooring", founderName: "Bram Visser", dueDate: "2030-06-21" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1);
};
const changed = (...messages: string[]) =>
  (play(...messages)?.changes ?? []).map(({ tool, input }) => {
    const { dueDate, status, title } = (input["patch"] ?? input) as Record<string, unknown>;
    const task = conversationTitle(input["taskId"]);
    return `${tool} ${String(task ?? title)}${status === "done" ? " done" : ""}${typeof dueDate === "string" ? ` ${dueDate}` : ""}`;
  });
const ids = new PlayedConversation(having).tasks;
const conversationTitle = (id: unknown) => ids.find((task) => task.id === id)?.title;

describe("one task of a list by its day", () => {
  test.each([
    ["the one due today, make it Thursday", ["update_task Sand the hull 2030-06-06"]],
    ["the one due on 14 June is done", ["update_task Order rope done"]],
    ["can you push the 14 June one by a week", ["update_task Order rope 2030-06-21"]],
    ["delete the one from the 14th", ["delete_task Order rope"]],
    ["the one due next Sunday is done", []],
  ])("“%s”", (message, expected) => {
    expect(changed("Which tasks does Oda Falk have?", message)).toEqual(expected);
  });
  test("asks which one, where two of the list are due then", () => {
    const said = play("show all my tasks", "move the one due today to Friday");
    expect(said?.changes).toEqual([]);
    expect(said?.text).toContain("Which task do you mean?");
  });
  test("a day behind us may be meant", () => {
    expect(changed("show all my tasks", "move the one due on the 27th to Friday")).toEqual([
      "update_task Send the survey 2030-06-07",
    ]);
  });
});

describe("what is due is said first, and what is done with it behind", () => {
  test.each([
    ["Everything overdue, move it to Friday", ["update_task Send the survey 2030-06-07"]],
    ["all that's late: please push them to Thursday", ["update_task Send the survey 2030-06-06"]],
    [
      "everything due today, make it tomorrow",
      ["update_task Sand the hull 2030-06-04", "update_task Tea with Oda 2030-06-04"],
    ],
    ["the survey is late, sorry about that, put it on tomorrow", ["update_task Send the survey 2030-06-04"]],
    ["Order rope is overdue I know. Move it to the 20th", ["update_task Order rope 2030-06-20"]],
    ["push Order rope by a week to the 21st", ["update_task Order rope 2030-06-21"]],
    ["move Order rope back two days, so to 18 June", ["update_task Order rope 2030-06-18"]],
    ["push Order rope back a week", ["update_task Order rope 2030-06-21"]],
  ])("“%s”", (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });
});

describe("what is planned, and is to be scheduled", () => {
  test.each([
    ["in two weeks I shall ring Bram about the keel. schedule it", "create_task Ring Bram about the keel 2030-06-17"],
    ["check in with Ines next Monday, schedule it", "create_task Check in with Ines 2030-06-10"],
    ["the lunch with Ines is on Friday, schedule it", "create_task Lunch with Ines 2030-06-07"],
  ])("“%s”", (message, expected) => {
    expect(changed(message)).toEqual([expected]);
  });
  test("what someone else does is noted", () => {
    expect(changed("Bram will ring me on Friday. Note it")).toEqual(["create_note undefined"]);
  });
});

test.each([
  ["call Bram and Ines, one task each", ["Call Bram", "Call Ines"]],
  ["write to Bram, Oda and Ines about the regatta on Friday. A task for each please", 3],
  ["give Bram and Ines a task to renew their passes by Friday", ["Renew their passes", "Renew their passes"]],
])("“%s” is a task for each", (message, expected) => {
  const tasks = (play(message)?.changes ?? []).filter(({ tool }) => tool === "create_task");
  const titles = tasks.map(({ input }) => input["title"]);
  expect(typeof expected === "number" ? titles.length : titles).toEqual(expected);
  expect(new Set(tasks.map(({ input }) => input["founderId"])).size).toBe(titles.length);
});

test("“call Bram and Ines tomorrow” is one task", () => {
  expect(changed("call Bram and Ines tomorrow")).toEqual(["create_task Call Bram and Ines 2030-06-04"]);
});

test("someone's task is their own, where another one has their name in its title", () => {
  const own = { ...having, tasks: having.tasks.filter(({ title }) => title !== "Order rope") };
  const [first] = new PlayedConversation(own).say("mark the Oda task as done").changes;
  expect(first?.input["taskId"]).toBe(new PlayedConversation(own).tasks[0]?.id);
});

test.each([
  ["rename Order rope to [rope](soon)", "[rope](soon)"],
  ["rename Order rope to Check [hall B]", "Check [hall B]"],
  ["rename Order rope to Rope (20 m)", "Rope (20 m)"],
])("“%s” keeps its brackets", (message, title) => {
  expect(play(message)?.changes).toMatchObject([{ input: { patch: { title } } }]);
});
