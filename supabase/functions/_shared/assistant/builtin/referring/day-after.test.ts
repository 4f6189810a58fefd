import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Novak" }, { name: "Omar Haddad" }],
  // A Wednesday.
  tasks: [{ title: "Measure the hull", founderName: "Petra Novak", dueDate: "2030-06-05" }],
};
const last = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const DAYS = [
  ["move it to the Monday after", "2030-06-10"],
  ["push it to the following Wednesday", "2030-06-12"],
  ["move it to the next day", "2030-06-06"],
  ["a week later please", "2030-06-12"],
  ["make it two days earlier", "2030-06-03"],
  ["ok, the day after instead", "2030-06-06"],
  ["postpone it to the week after", "2030-06-12"],
] as const;

test.each(DAYS)("%j counts from the task that was told", (message, dueDate) =>
  expect(last("open tasks for Petra?", message)).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate } } },
  ]),
);
test.each(DAYS)("%j counts from the task that was added", (message, dueDate) =>
  expect(last("add a task to call Omar on 5 June", message)).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate } } },
  ]),
);
test.each(DAYS.map(([message]) => message))("%j after nothing changes nothing", (message) =>
  expect(last("who is Petra?", message).filter(({ tool }) => tool === "update_task")).toEqual([]),
);
test("next Monday is counted from today", () =>
  expect(last("open tasks for Petra?", "move it to next Monday")).toMatchObject([
    { input: { patch: { dueDate: "2030-06-10" } } },
  ]));

test.each([
  ["make it due tomorrow and in progress", "2030-06-04", "in_progress"],
  ["set it to Friday and mark it started", "2030-06-07", "in_progress"],
  ["move it to 12 June, and set it to in progress", "2030-06-12", "in_progress"],
  ["it's due on Friday and under way", "2030-06-07", "in_progress"],
  ["put it on Friday and in progress", "2030-06-07", "in_progress"],
  ["make that tomorrow and to do", "2030-06-04", "todo"],
])("%j is a day and a status", (message, dueDate, status) => {
  const changes = last("add a task to call Omar on 5 June", message);
  expect(changes).toContainEqual(
    expect.objectContaining({
      input: expect.objectContaining({ patch: expect.objectContaining({ dueDate }) as object }) as object,
    }),
  );
  expect(changes).toContainEqual(
    expect.objectContaining({
      input: expect.objectContaining({ patch: expect.objectContaining({ status }) as object }) as object,
    }),
  );
});
