import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { emptyFields, fieldsOf, newTaskOf, patchOf, readFields, withField } from "./task-fields";

test("an empty due date is sent as null, and a title is required", () => {
  const result = newTaskOf({ ...emptyFields, title: " Call " }, "todo");
  expect(result).toEqual({
    task: {
      title: "Call",
      description: null,
      status: "todo",
      dueDate: null,
      recurrence: null,
      founderId: null,
      boardPosition: null,
    },
  });
  expect(newTaskOf({ ...emptyFields, title: "  " }, "todo")).toEqual({ wrong: "Task title is required" });
});

test("sends only what was changed, so that an edit of the title does not start a new rhythm", () => {
  const task = aTask({ dueDate: "2026-11-25", recurrence: "weekly", recursFrom: "2026-11-23" });
  const result = newTaskOf({ ...fieldsOf(task), title: "Another title" }, task.status);
  expect("task" in result && patchOf(task, result.task)).toEqual({ title: "Another title" });
});

test("a task that repeats gets a due date, and one without a due date does not repeat", () => {
  const weekly = withField(emptyFields, { recurrence: "weekly" }, "2026-11-21");
  expect(weekly).toMatchObject({ dueDate: "2026-11-21", recurrence: "weekly" });
  expect(withField(weekly, { dueDate: "" }, "2026-11-21")).toMatchObject({ dueDate: "", recurrence: "" });
});

test("reads its own drafts, and nothing else", () => {
  const fields = { ...emptyFields, title: "Half a thought" };
  expect(readFields(JSON.stringify(fields))).toEqual(fields);
  expect(readFields("{")).toBeNull();
  expect(readFields('{"title":1}')).toBeNull();
});
