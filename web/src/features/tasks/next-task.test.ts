import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { nextTask } from "./next-task";

test("is the open task that is due first; one without a day comes last, and of one day the oldest is taken", () => {
  const at = (id: string, given: Parameters<typeof aTask>[0]) => aTask({ id, ...given });
  const someday = at("1", { dueDate: null, createdAt: "2026-01-01T00:00:00Z" });
  const later = at("2", { dueDate: "2026-12-24" });
  const older = at("3", { dueDate: "2026-12-01", createdAt: "2026-11-01T00:00:00Z" });
  const newer = at("4", { dueDate: "2026-12-01", createdAt: "2026-11-02T00:00:00Z" });
  const done = at("5", { dueDate: "2026-11-01", status: "done" });
  expect(nextTask([someday, later, newer, older, done])?.id).toBe("3");
  expect(nextTask([someday, done])?.id).toBe("1");
  expect(nextTask([done])).toBeUndefined();
});
