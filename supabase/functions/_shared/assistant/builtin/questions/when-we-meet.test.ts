import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  tasks: [
    { title: "Meeting with Ilse 3pm at the mill", founderName: "Ilse Moravec", dueDate: "2030-06-07" },
    { title: "Call Teo about yarn", founderName: "Teo Aldana", dueDate: "2030-06-09" },
    { title: "Lunch with Teo", dueDate: "2030-06-11" },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each([
  ["when is my meeting with Ilse?", "Jun 7"],
  ["what time is the meeting with Ilse?", "Jun 7"],
  ["when's our next meeting with Ilse?", "Jun 7"],
  ["when is Ilse's meeting?", "Jun 7"],
  ["when is my call with Teo?", "Jun 9"],
  ["do I have a meeting with Ilse?", "Jun 7"],
  ["and when is the lunch with Teo?", "Jun 11"],
])("%j is told by the task", (message, day) => {
  const { text, changes } = say(message);
  expect(text).toContain(day);
  expect(text).not.toContain("Last contacted");
  expect(changes).toEqual([]);
});
test.each(["when is my meeting with Teo?", "when is my dinner with Ilse?"])("%j: no task says so", (message) => {
  expect(say(message).text).toMatch(/^No open task/u);
});
test.each(["when was my last meeting with Ilse?", "when did I last meet Ilse?"])("%j is of what was", (message) => {
  expect(say(message).text).not.toContain("Jun 7");
});
