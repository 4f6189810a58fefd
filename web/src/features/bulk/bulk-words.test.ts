import { expect, test } from "vitest";
import { deleteQuestion } from "./bulk-words";

test("the question names how many people, what goes with them and what stays", () => {
  expect(deleteQuestion({ people: 12, notes: 1, posts: 1200, tasks: 2 }, null)).toEqual({
    title: "Delete 12 people?",
    body: "Also deletes 1 note and 1,200 posts. 2 tasks stay on your board. You can restore them for 30 days.",
    action: "Delete 12 people",
  });
});

test("one person is asked about by name, and nothing is said of what is not there", () => {
  expect(deleteQuestion({ people: 1, notes: 1, posts: 0, tasks: 0 }, "Ada Okafor")).toEqual({
    title: "Delete Ada Okafor?",
    body: "Also deletes 1 note. You can restore this person for 30 days.",
    action: "Delete",
  });
  expect(deleteQuestion({ people: 2, notes: 0, posts: 0, tasks: 0 }, null).body).toBe(
    "You can restore them for 30 days.",
  );
});
