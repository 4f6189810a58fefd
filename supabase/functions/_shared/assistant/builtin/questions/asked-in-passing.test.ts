import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Orla Finch", values: { roleTitle: "Potter", location: "Cork" } },
    { name: "Tariq Bell", values: { roleTitle: "Glazier", location: "Hull" } },
  ],
  tasks: [
    { title: "Kiln order", founderName: "Orla Finch", dueDate: "2030-06-05" },
    { title: "Check kiln prices", dueDate: "2030-06-06" },
    { title: "Window plans", dueDate: "2030-06-01" },
  ],
};
const say = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  return messages.map((message) => talk.say(message)).at(-1) ?? { text: "", changes: [] };
};

test.each([
  ["remind me, what does Orla do and where is she based", /Potter.*Cork/],
  ["remind me: where is Tariq based?", /Hull/],
  ["what does Tariq do, and where does he live?", /Glazier.*Hull/],
  ["hey I'm in the car what is Orla's role", /Potter/],
])("“%s” is a question and no task", (message, says) => {
  const { text, changes } = say(message);
  expect(text).toMatch(says);
  expect(text).not.toMatch(/should the task be|not understand/);
  expect(changes).toEqual([]);
});

test("what is on today and what is late are two questions", () => {
  expect(say("right I'm just driving what tasks have I got today and is anything late").text).toMatch(
    /due today[^]*overdue/,
  );
});

test("“her order” is sooner a task of hers than one of nobody's", () => {
  const { changes } = say("what's the role of Orla?", "move her kiln task to Friday");
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } }]);
});
