import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const tasks = (message: string) =>
  new PlayedConversation({ tasks: [{ title: "Order new leaflets", dueDate: "2030-06-10" }] })
    .say(message)
    .changes.map(({ input }) => {
      const {
        title,
        dueDate = null,
        description = null,
      } = { ...input, ...(input["patch"] ?? {}) } as Record<string, unknown>;
      return [title, dueDate, description].filter((one) => one !== null && one !== undefined);
    });

test("a list with boxes is a task each, for its day, without those that are ticked", () =>
  expect(
    tasks(
      "put these on my board:\n- [ ] rinse the suits (Wed)\n- [ ] order anodes (by 9 June)\n- [x] sweep the shed\n- buy tea (two boxes)",
    ),
  ).toEqual([["Rinse the suits", "2030-06-05"], ["Order anodes", "2030-06-09"], ["Buy tea (two boxes)"]]));

test.each([
  [
    'create a task "Oil the hoist", due June 14, and put in the description: use the green can',
    ["Oil the hoist", "2030-06-14", "Use the green can"],
  ],
  ["new task: oil the hoist, with as description: use the green can", ["Oil the hoist", "Use the green can"]],
  [
    "add a task to oil the hoist on Friday and write in the description that the can is empty",
    ["Oil the hoist", "2030-06-07", "The can is empty"],
  ],
  ["add a task to draft the description of the hoist", ["Draft the description of the hoist"]],
])("%j", (message, wanted) => expect(tasks(message)).toEqual([wanted]));

test.each([
  ["bump the leaflets a couple of days", "2030-06-12"],
  ["push the leaflets back a few days", "2030-06-13"],
  ["move the leaflets out by a couple of weeks", "2030-06-24"],
])("%j counts from the day that it was due", (message, day) => expect(tasks(message)).toEqual([[day]]));
