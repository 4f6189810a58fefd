import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

/** Today is 3 June 2030. */
const HAVING: Having = {
  people: [{ name: "Ruta Kalnina" }, { name: "Ossie Brand" }],
  tasks: [
    { title: "Oil the winch", dueDate: "2030-05-20" },
    { title: "Invoice for Ossie", founderName: "Ossie Brand", dueDate: "2030-06-01" },
    { title: "Weekly tide table", dueDate: "2030-06-05", recurrence: "weekly" },
    { title: "Check-in with Ruta", founderName: "Ruta Kalnina", dueDate: "2030-06-20", recurrence: "monthly" },
  ],
};
const changes = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const titleOf = (id: unknown) => played.tasks.find((task) => task.id === id)?.title;
  return played.say(message).changes.map(({ tool, input }) => ({ tool, of: titleOf(input["taskId"]), ...input }));
};

test.each([
  "everything overdue → do it on Friday",
  "everything overdue: do them Friday",
  "the overdue ones: do it on Friday",
  "overdue stuff -> Friday",
  "whatever's overdue, I'll do it on Friday",
  "move everything overdue to Friday 7th",
  "do all the overdue tasks on Friday",
  "everything that's overdue can wait until Friday",
  "all my overdue reminders to Friday please",
])("“%s” moves what is overdue", (message) =>
  expect(changes(message)).toMatchObject([
    { of: "Oil the winch", patch: { dueDate: "2030-06-07" } },
    { of: "Invoice for Ossie", patch: { dueDate: "2030-06-07" } },
  ]),
);

test.each(["everything overdue", "is anything overdue on Friday?", "what's overdue by Friday", "all overdue tasks"])(
  "“%s” asks",
  (message) => expect(changes(message)).toEqual([]),
);

test.each([
  "No need for a due date on the winch task",
  "I don't want a deadline on the winch",
  "we no longer need a date for oil the winch",
  "there's no need to have a due date for the winch any more",
])("“%s” takes the day off", (message) =>
  expect(changes(message)).toMatchObject([{ of: "Oil the winch", clear: ["dueDate"] }]),
);

test.each([
  ["check-in with Ruta: stop it repeating, once is enough", "Check-in with Ruta"],
  ["tide table: make it stop repeating", "Weekly tide table"],
  ["Weekly tide table, stop repeating that", "Weekly tide table"],
  ["the tide table: don't repeat it any more, one is enough", "Weekly tide table"],
])("“%s” repeats it no more", (message, of) =>
  expect(changes(message)).toMatchObject([{ tool: "update_task", of, clear: ["recurrence"] }]),
);

test("what is to be stopped is a task of its own where that is asked for", () =>
  expect(changes("add a task: stop repeating myself")).toMatchObject([
    { tool: "create_task", title: "Stop repeating myself" },
  ]));
