import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [{ name: "Ines Marrow" }, { name: "Omar Haddad" }],
  tasks: [
    { title: "Lunch with Ines", founderName: "Ines Marrow", dueDate: "2030-06-05" },
    { title: "Order name badges", dueDate: "2030-06-06" },
  ],
};
/** The tools that a message uses, and what is changed of tasks. */
const changes = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => ({
    tool,
    isHeld: held !== null,
    title: input["title"] ?? null,
    day: input["dueDate"] ?? (input["patch"] as Record<string, unknown> | undefined)?.["dueDate"] ?? null,
    task: typeof input["taskId"] === "string" ? input["taskId"].slice(-1) : "",
  }));

test.each([
  "Delete the lunch with Ines and make a call with her on 12 June instead",
  "cancel the lunch with Ines, and put a call with her on 12 June instead",
  "drop the task lunch with Ines. add a call with Ines for 12 June",
  "remove the lunch with Ines and set up a call with her on 12 June",
  "scrap the lunch with Ines and add a call with her on 12 June",
  "delete the lunch with Ines, then put in a call with Ines on 12 June",
])("%j deletes one task and makes another", (message) =>
  expect(changes(message)).toMatchObject([
    { tool: "delete_task", task: "0" },
    { tool: "create_task", title: expect.stringMatching(/^Call with (?:her|Ines)$/u) as string, day: "2030-06-12" },
  ]),
);
test.each([
  "delete the lunch with Ines and move it to Friday",
  "delete the lunch with Ines and reschedule it for Friday",
  "remove lunch with Ines, then push that to Friday",
])("%j changes nothing of what it deletes, and all of it waits", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "delete_task", isHeld: true }]),
);
test("another task is changed beside a deletion", () =>
  expect(changes("delete the lunch with Ines and move the name badges to Friday")).toMatchObject([
    { tool: "delete_task", task: "0" },
    { tool: "update_task", task: "1", day: "2030-06-07" },
  ]));
test.each([
  "move the lunch with Ines to Friday",
  "push lunch with Ines to Friday",
  "put the lunch with Ines on Friday",
])("%j moves a task that is there", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "update_task", task: "0", day: "2030-06-07" }]),
);
test("a call with a colon behind it is no task", () =>
  expect(changes("add a call with Ines: she likes the new price")).not.toMatchObject([{ tool: "create_task" }]));
