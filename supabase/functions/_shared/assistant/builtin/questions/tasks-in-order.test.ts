import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutTaskOrder } from "./tasks-in-order.ts";

test.each([
  ["my open tasks, oldest first", "my open tasks"],
  ["what's due this month, soonest first?", "what's due this month?"],
  ["show me Runa's tasks, the earliest on top please", "show me Runa's tasks"],
  ["everything due in July, in order of due date", "everything due in July"],
  ["which tasks are overdue (oldest first)?", "which tasks are overdue?"],
  ["open tasks, latest first", "open tasks newest first?"],
])("“%s” is “%s”: they are listed by their days", (message, plain) => expect(withoutTaskOrder(message)).toBe(plain));

test.each([
  "who is in Lead, oldest first",
  "task: sort the ropes, oldest first",
  "add a task to go through the reminders, oldest first",
  "note on Runa: wants her tasks, oldest first",
  "push the overdue tasks to Monday, oldest first",
])("“%s” stays as it is", (message) => expect(withoutTaskOrder(message)).toBe(message));

test.each(["my open tasks, soonest first", "open tasks, latest first", "our tasks, newest first"])(
  "“%s” adds no task",
  (message) => expect(new PlayedConversation({ tasks: [{ title: "Order rope" }] }).say(message).changes).toEqual([]),
);
