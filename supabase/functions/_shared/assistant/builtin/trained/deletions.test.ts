import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Odile Marchetti" }],
    notes: [{ about: "Odile Marchetti", content: "Likes plums" }],
    tasks: [{ title: "Send the plum list", founderName: "Odile Marchetti", dueDate: "2030-06-10" }],
  }).say(message);

const VERBS = [
  "Open",
  "Pin",
  "Copy",
  "Read out",
  "Recite",
  "Translate",
  "Keep",
  "Like",
  "Highlight",
  "Summarise",
  "Pull up",
  "Share",
  "Star",
  "Save",
];
test.each(VERBS)("“%s the last note” deletes none, and offers no deletion", (verb) => {
  const { changes, text } = play(`${verb} the last note on Odile`);
  expect(changes.filter(({ tool }) => tool.startsWith("delete"))).toEqual([]);
  expect(text).not.toMatch(/delete/iu);
});
test.each(["Open", "Read me", "Read out", "Pull up", "Recite"])("“%s the last note” shows it", (verb) =>
  expect(play(`${verb} the last note on Odile`).text).toContain("Likes plums"),
);
test("a task that is opened is the one that is there", () => {
  const { changes, text } = play("Open the task Send the plum list");
  expect(changes).toEqual([]);
  expect(text).toContain("Jun 10, 2030");
});
test.each([
  "delete the last note on Odile",
  "get rid of the last note on Odile",
  "bin Odile's note",
  "the last note on Odile is wrong, remove it",
])("%j offers to delete it", (message) =>
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(["delete_note"]),
);
