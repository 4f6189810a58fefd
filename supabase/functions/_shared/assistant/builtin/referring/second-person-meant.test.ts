import { expect, test } from "vitest";
import { meantAfterUndo } from "./meant-after-undo.ts";
import { withOtherInstead } from "./already-so.ts";

const user = (content: string) => ({ role: "user" as const, content });
const undone = [{ status: "undone" as const, title: "Add a note about Ada Obi." }];

const after = (order: string, message: string, undo = "undo") =>
  meantAfterUndo({
    message,
    history: [user(order), user(undo)],
    changes: undone as never,
    state: { question: null, person: { id: "1", name: "Ada Obi" }, list: [] },
  });

test.each([
  "I meant Bo",
  "sorry, I meant it for Bo",
  "that was for Bo",
  "it was meant for Bo",
  "oops, meant Bo",
  "do it for Bo instead",
  "it should have been on Bo",
])("after an undo, “%s” says the same of the other one", (message) => {
  expect(after("Note for Ada: likes tea", message)).toBe("Note for Bo: likes tea");
  expect(after("Task call Ada Obi Friday", message, "no, undo that")).toBe("Task call Bo Friday");
});

test.each([
  ["wrong person, take it back", "it was for Bo"],
  ["oops wrong one, undo", "that was Bo"],
  ["that's the wrong Ada, undo that", "that was Bo"],
  ["scrap that", "it should be Bo"],
])("after “%s”, “%s” says the same of the other one", (undo, message) => {
  const isOfName = undo.includes("Ada");
  expect(after("Note for Ada: likes tea", message, undo)).toBe(isOfName ? message : "Note for Bo: likes tea");
});

test("without an undo before it, and where the one is named twice or not at all, the words stay", () => {
  expect(after("Note for Ada: likes tea", "I meant Bo", "thanks")).toBe("I meant Bo");
  expect(after("Note for Ada: Ada likes tea", "I meant Bo")).toBe("I meant Bo");
  expect(after("her stage is Lost", "I meant Bo")).toBe("I meant Bo");
  expect(after("Note for Ada: likes tea", "I meant to call Bo")).toBe("I meant to call Bo");
});

test.each([
  ["and Callum Fair the same? no wait he is. the Leeds one", "and the Leeds one too"],
  ["Ann Lee too, oh she already is, I mean the one at Kelp", "the one at Kelp too"],
  ["Dov as well? hang on, he has that already. Ida", "Ida too"],
])("%s", (message, plain) => expect(withOtherInstead({ message, history: [] })).toBe(plain));

test("who has it already is passed over in the message behind it too", () => {
  const history = [user("Callum Fair too")];
  expect(withOtherInstead({ message: "no, he is already. the Leeds one", history })).toBe("the Leeds one too");
  const other = "no, he is out. the Leeds one";
  expect(withOtherInstead({ message: other, history })).toBe(other);
  expect(withOtherInstead({ message: "no he is already. Ida", history: [user("Put Cal in Lead")] })).toBe(
    "no he is already. Ida",
  );
});
