import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loomlane" },
    { name: "Teo Aldana", company: "Damastwerk" },
  ],
  tasks: [
    { title: "Intro Loomlane to a mill", founderName: "Ilse Moravec", dueDate: "2030-06-10" },
    { title: "Book train to Brno", founderName: "Ilse Moravec", dueDate: "2030-06-12" },
    { title: "Invoice Damastwerk", founderName: "Teo Aldana", dueDate: "2030-06-14" },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);

test.each([
  "Loomlane task is finished",
  "the Loomlane one is done",
  "cross off the Loomlane task",
  "move the Loomlane task to Friday",
  "delete the Loomlane task",
  "mark the task for Loomlane as done",
])("“%s”: of two for the one there it is asked which", (message) => {
  const { text, changes } = play(message);
  expect(changes).toEqual([]);
  expect(text).toContain("Intro Loomlane to a mill");
  expect(text).toContain("Book train to Brno");
});

test.each([
  ["the Damastwerk task is done", 2],
  ["the Loomlane intro is done", 0],
  ["Intro Loomlane is done", 0],
])("“%s” is one", (message, no) => {
  const played = new PlayedConversation(having);
  const { changes } = played.say(message);
  expect(changes).toMatchObject([{ tool: "update_task", input: { taskId: played.tasks[no]?.id } }]);
});

test("the answer to the question is carried out", () => {
  const played = new PlayedConversation(having);
  played.say("Loomlane task is finished");
  expect(played.say("the train").changes).toMatchObject([
    { tool: "update_task", input: { taskId: played.tasks[1]?.id, patch: { status: "done" } } },
  ]);
});
