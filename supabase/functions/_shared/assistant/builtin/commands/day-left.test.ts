import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana", stage: "Lead" }],
  stages: ["Lead", "Meeting", "Call", "Closed"],
  tasks: [
    { title: "Meeting with Ilse 3pm at the mill", founderName: "Ilse Moravec", dueDate: "2030-06-07" },
    { title: "Call with Teo about yarn", founderName: "Teo Aldana", dueDate: "2030-06-07" },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each([
  ["move Ilse's meeting to Tuesday at 5pm", "Meeting with Ilse"],
  ["move the meeting with Ilse to Tuesday at 5pm", "Meeting with Ilse"],
  ["shift Ilse's meeting to 13 June, 5pm", "Meeting with Ilse"],
  ["reschedule Ilse's meeting to Tuesday at 17:00", "Meeting with Ilse"],
  ["push the meeting with Ilse until Thursday at noon", "Meeting with Ilse"],
  ["please move Teo's call to Monday at 9am", "Call with Teo"],
  ["postpone the call with Teo to Friday, 10:30", "Call with Teo"],
])("%j is about the task, and sets no stage", (message, title) => {
  const { text, changes } = say(message);
  expect(changes.filter(({ tool }) => tool === "update_founder")).toEqual([]);
  expect(text).not.toMatch(/stage/iu);
  expect(`${text}${JSON.stringify(changes)}`).toMatch(new RegExp(`${title}|update_task`, "u"));
});
test.each([
  ["move Ilse to Meeting", "Meeting"],
  ["move Teo to Call", "Call"],
  ["set Ilse's stage to Closed", "Closed"],
])("%j sets the stage", (message, stage) => {
  expect(say(message).changes).toMatchObject([{ tool: "update_founder", input: { patch: { stage } } }]);
});
