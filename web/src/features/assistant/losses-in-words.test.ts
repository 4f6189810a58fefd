import { expect, test } from "vitest";
import { lossesInWords } from "./losses-in-words";

test("a task that loses its person is not said to be deleted", () => {
  const losses = [
    { what: "note", count: 1 },
    { what: "posts", count: 3 },
    { what: "task that loses its person", count: 1 },
  ];
  expect(lossesInWords(losses)).toBe(
    "Also deletes 1 note, 3 posts. 1 task stays on your board. You can restore everything for 30 days.",
  );
  expect(lossesInWords([{ what: "tasks that lose their person", count: 2 }])).toBe(
    "2 tasks stay on your board. You can restore everything for 30 days.",
  );
});
