import type { Task } from "@contract/tasks";

/** A task for tests, complete but for what the test is about. */
export function aTask(given: Partial<Task> = {}): Task {
  return {
    id: "3f0f5a62-2f0a-4f0b-8f36-6b8f6a1d2c01",
    title: "Call the investor",
    description: null,
    status: "todo",
    dueDate: null,
    recurrence: null,
    recursFrom: null,
    nextDueDate: null,
    founderId: null,
    founderName: null,
    boardPosition: "a0",
    completedAt: null,
    createdAt: "2026-11-20T09:00:00Z",
    ...given,
  };
}
