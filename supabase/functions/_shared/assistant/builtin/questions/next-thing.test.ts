import { expect, test } from "vitest";
import { withNextThing } from "./next-thing.ts";

test.each([
  ["whats the next thing i should do", "what should i do next?"],
  ["what's the most urgent task to tackle today?", "what should i do next?"],
  ["who should I ring first today and why?", "who should I ring first?"],
  ["noor's next step?", "what is next with noor?"],
  ["what is the next step with Ada", "what is next with Ada?"],
])("asks for the next open task: %s", (message, question) => {
  expect(withNextThing(message, [])).toBe(question);
});

test.each(["what is the next demo", "ada's next birthday", "next week", "what are the next things on the list of Ada"])(
  "leaves other questions as they are: %s",
  (message) => {
    expect(withNextThing(message, [])).toBe(message);
  },
);

test("a column that is called so is asked for", () => {
  const column = { id: "1", label: "Next step", type: "text" as const, options: [] };
  expect(withNextThing("noor's next step?", [column])).toBe("noor's next step?");
});
