import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Nadine Farouk" }, { name: "Teun Bakker" }],
  tasks: [
    { title: "Measure the yard in Lille", dueDate: "2030-06-20", founderName: "Nadine Farouk" },
    { title: "Varnish samples to Teun", founderName: "Teun Bakker" },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message);
const CHAT =
  "[08:12] Nadine: the yard is 41 x 23 m\n[08:13] Nadine: can you come on the 11th of july?\n[08:15] me: yes!";

test.each([
  `from whatsapp:\n${CHAT}\n\nplease move the measuring task accordingly`,
  `${CHAT}\n\nmove the measuring task to the agreed date`,
  `can you push the measuring task accordingly\n${CHAT}`,
  `${CHAT}\nreschedule the measure task to match`,
])("%j asks about the task with the day of the chat, and makes no tasks of its lines", (message) => {
  const { changes, text } = say(message);
  expect(changes.filter(({ tool, held }) => tool === "create_task" || held === null)).toEqual([]);
  expect(text + JSON.stringify(changes)).toMatch(/Jul 11|2030-07-11/u);
});

test.each([
  [`move the measuring task to 12 july\n${CHAT}`, { dueDate: "2030-07-12" }],
  [`${CHAT}\n\nplease mark the varnish samples task as done`, { status: "done" }],
  [
    "[08:12] Nadine: the drums came\n[08:15] me: great\n\nset the varnish samples task to Friday",
    { dueDate: "2030-06-07" },
  ],
])("%j changes the task and nothing else", (message, patch) => {
  const { changes } = say(message);
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch } }]);
});

test("no day is made up where a chat has two", () => {
  const chat = "[08:12] Nadine: on 3 July or 5 July?\n[08:15] me: yes!";
  expect(say(`${chat}\n\nplease push the measuring task accordingly`).changes).toEqual([]);
});

test.each([
  "tasks for this week:\n- varnish the gate\n- call Teun",
  "add these to my task list:\n- varnish the gate\n- call Teun",
])("%j is a list of new tasks", (message) => {
  expect(say(message).changes.map(({ tool }) => tool)).toEqual(["create_task", "create_task"]);
});
