import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [{ name: "Ravi Patel" }],
  tasks: [
    { title: "Reply about the loom", dueDate: "2030-06-05" },
    { title: "Second fitting", dueDate: "2030-06-10" },
    { title: "Order brass", dueDate: "2030-06-12" },
  ],
};
const changes = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const moves = (message: string) =>
  changes(message).map(({ tool, input }) => [tool, (input["patch"] as { dueDate?: string } | undefined)?.dueDate]);

test.each([
  ["Reply about the loom, one day later", "2030-06-06"],
  ["second fitting, two days later please", "2030-06-12"],
  ["Order brass: a week earlier", "2030-06-05"],
  ["Order brass - 3 days later", "2030-06-15"],
])("%j moves the task that is there", (message, day) => expect(moves(message)).toEqual([["update_task", day]]));

test.each([
  ["Order brass, tomorrow", "2030-06-04"],
  ["Order brass in a week", "2030-06-10"],
  ["Second fitting on Friday", "2030-06-07"],
])("%j moves it once that is confirmed", (message, day) => {
  expect(moves(message)).not.toContainEqual(["create_task", undefined]);
  const [change] = changes(message).filter(({ tool }) => tool === "update_task");
  expect((change?.input["patch"] as { dueDate?: string } | undefined)?.dueDate ?? day).toBe(day);
  expect(change?.held).not.toBe(null);
});

test.each(["new task: Order brass, tomorrow", "remind me to order brass tomorrow", "Order copper on Friday"])(
  "%j adds one more",
  (message) => expect(changes(message).map(({ tool }) => tool)).toEqual(["create_task"]),
);
test("what no task is called is not added with a day that is counted from none", () =>
  expect(changes("Send the lace, one day later")).toEqual([]));
