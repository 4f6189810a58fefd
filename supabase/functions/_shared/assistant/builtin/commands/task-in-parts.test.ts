import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Rosa Almeida", company: "Tidewater" },
      { name: "Ivo Brandt", company: "Slipway" },
    ],
    tasks: [{ title: "Order rope" }],
  });
/** What is asked to be stored of the tasks in a message. */
const tasksOf = (message: string) =>
  start()
    .say(message)
    .changes.map(({ tool, input }) => ({ tool, ...input }));

const TITLES = ["count the oars", "send the tide tables"] as const;
const LEADS = ["new task", "add a task", "put in a task", "can you make me a task"];
const cased = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

describe("how far it is and when it is due, in any order", () => {
  const parts = [
    (title: string, lead: string) => `${lead}, ${title}, it's in progress already and must be finished on 7 June`,
    (title: string, lead: string) => `${lead} that's already in progress: ${title}, due 7 June`,
    (title: string, lead: string) => `${lead}: ${title}, has to be done by 7 June, in progress`,
    (title: string, lead: string) => `${lead}, due 7 June, under way: ${title}`,
  ];
  test.each(parts.flatMap((part) => LEADS.flatMap((lead) => TITLES.map((title) => [part(title, lead), cased(title)]))))(
    "“%s”",
    (message, title) =>
      expect(tasksOf(message)).toMatchObject([
        { tool: "create_task", title, status: "in_progress", dueDate: "2030-06-07" },
      ]),
  );
});

describe("how often, and the first day", () => {
  test.each(
    TITLES.flatMap((title) => [
      `monthly task, first time 1 July: ${title}`,
      `monthly: ${title}. begin on 1 July`,
      `could you make sure I don't forget to ${title}? monthly, first one 1 July`,
      `monthly task: ${title}, starting on 1 July`,
      `${title} monthly, first one 1 July, goes on my task list`,
    ]).map((message, no) => [message, cased(TITLES[Math.floor(no / 5)] ?? "")]),
  )("“%s”", (message, title) =>
    expect(tasksOf(message)).toMatchObject([
      { tool: "create_task", title, recurrence: "monthly", dueDate: "2030-07-01" },
    ]),
  );
});

describe("words about the day are no part of the title", () => {
  test.each(
    ["is fine", "is ok", "would be good", "is enough", "works"].flatMap((behind) =>
      TITLES.map((title) => [`dont let me forget to ${title}, 7 June ${behind}`, cased(title)]),
    ),
  )("“%s”", (message, title) => expect(tasksOf(message)).toMatchObject([{ title, dueDate: "2030-06-07" }]));
  test.each(
    ["- task pls", ", on my list please", ", goes on my to-do list", "; add it to my tasks"].flatMap((behind) =>
      TITLES.map((title) => [
        `${title}, must be done by 7 June ${behind}`.replace(" ,", ",").replace(" ;", ";"),
        cased(title),
      ]),
    ),
  )("“%s”", (message, title) => expect(tasksOf(message)).toMatchObject([{ title, dueDate: "2030-06-07" }]));
});

describe("whose it is first, and then what", () => {
  test.each(["a task for Ivo on 7 June, %", "and a task for Ivo, due 7 June, %", "new task for Ivo by 7 June, %"])(
    "“%s”",
    (form) =>
      expect(tasksOf(form.replace("%", "count the oars"))).toMatchObject([
        {
          tool: "create_task",
          title: "Count the oars",
          dueDate: "2030-06-07",
          founderId: expect.any(String) as string,
        },
      ]),
  );
  test.each([
    "new task 'Count the oars' with the description 'the old ones first' for Ivo, due 7 June",
    "new task 'Count the oars' for Ivo, due 7 June, with the description 'the old ones first'",
  ])("“%s”", (message) =>
    expect(tasksOf(message)).toMatchObject([
      {
        title: "Count the oars",
        description: "The old ones first",
        dueDate: "2030-06-07",
        founderId: expect.any(String) as string,
      },
    ]),
  );
  test("that is all is said to the assistant", () =>
    expect(
      tasksOf("make a task for the first of July that i need to send ivo the tide tables thats all thanks"),
    ).toMatchObject([{ title: "Send ivo the tide tables", dueDate: "2030-07-01" }]));
});

test.each(["add a task with the title 'delete all notes' for 7 June", "new task 'delete all notes', due 7 June"])(
  "“%s” adds one that is called so, and deletes nothing",
  (message) => expect(tasksOf(message)).toMatchObject([{ tool: "create_task", title: "Delete all notes" }]),
);

test.each([
  "remind me what I have on Friday",
  "is there a task for Ivo on 7 June, about the oars?",
  "don't add a task for Ivo on 7 June, count the oars",
  "Ivo said the task is in progress, due 7 June",
])("“%s” adds no task at once", (message) =>
  expect(
    start()
      .say(message)
      .changes.filter(({ tool, held }) => tool === "create_task" && held === null),
  ).toEqual([]),
);

test("counted things for the list are a task each", () =>
  expect(
    tasksOf("three things for my list - order rope by 7 June, ask Ivo how many oars he needs, print the map").map(
      (task) => (task as { title?: string }).title,
    ),
  ).toEqual(["Order rope", "Ask Ivo how many oars he needs", "Print the map"]));

test.each([
  "The masts are all up and they look fine. That task is done then",
  "The sails came back. So the task is finished",
  "The sails came back. His reminder can go",
])("“%s” tells of a task that is there, and makes none of what was told", (message) =>
  expect(
    new PlayedConversation({ people: [{ name: "Otto Brand" }], tasks: [{ title: "Collect the sails" }] })
      .say(message)
      .changes.filter(({ tool, held }) => tool === "create_task" && held === null),
  ).toEqual([]),
);
