import { expect, test } from "vitest";
import { someoneElseMeant } from "./someone-else-meant.ts";

const after = (tool: string, message: string, params: Record<string, unknown> = {}) =>
  someoneElseMeant({ message, changes: [{ tool, status: "executed", params }] as never });

test.each([
  ["oops. Raf, not Tine", "no, I meant Raf, not Tine"],
  ["sorry! I meant Raf Bogaert not Tine", "no, I meant Raf Bogaert, not Tine"],
])("%s", (message, plain) => expect(after("update_founder", message)).toBe(plain));

test.each([
  ["actually it was Ida who sails", "no, I meant Ida"],
  ["no, it's Ida who likes sailing", "no, I meant Ida"],
  ["it was Ida who told me that", "it was Ida who told me that"],
  ["it was Ida who broke the boat", "it was Ida who broke the boat"],
])("after a note on sailing, “%s”", (message, plain) =>
  expect(after("create_note", message, { content: "Likes sailing" })).toBe(plain),
);

test.each([
  ["next week's Thursday I mean", "I mean Thursday next week"],
  ["no, the next week's friday", "I mean friday next week"],
  ["next week's Thursday is a holiday", "next week's Thursday is a holiday"],
])("%s", (message, plain) => expect(after("create_task", message)).toBe(plain));

test("without a change before it, nothing is corrected", () =>
  expect(someoneElseMeant({ message: "oops. Raf, not Tine", changes: [] })).toBe("oops. Raf, not Tine"));

test.each([
  ["no, make it Raf instead of Tine", "no, I meant Raf, not Tine"],
  ["for Raf instead of Tine", "no, I meant Raf, not Tine"],
  ["Raf, not Tine", "no, I meant Raf, not Tine"],
  ["it should be for Raf rather than Tine please", "no, I meant Raf, not Tine"],
  ["Raf, not Ida", "Raf, not Ida"],
  ["Raf likes tea, not Tine", "Raf likes tea, not Tine"],
])("after a task that names Tine, “%s”", (message, plain) => {
  const made = { tool: "create_task", status: "executed", title: "Call Tine", params: {} };
  expect(someoneElseMeant({ message, changes: [made] as never })).toBe(plain);
});
