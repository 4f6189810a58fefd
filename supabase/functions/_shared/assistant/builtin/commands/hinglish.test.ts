import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }, { name: "Ossie Brand" }],
  stages: ["Lead", "Trial", "Closed"],
  statuses: ["Active", "Paused"],
  columns: [{ label: "Looms", type: "number" as const }],
  tasks: [{ title: "Yarn stock review" }, { title: "Collect swatches" }],
};
const play = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  const answers = messages.map((message) => talk.say(message));
  return (answers.at(-1)?.changes ?? []).map(({ tool, input, held }) => ({ tool, held, ...input }));
};

test.each([
  ["Kal subah Teo ko invoice ke liye call karna hai, yaad dilana", "Call Teo for invoice", "2030-06-04"],
  ["parso Ilse ko mail karna hai yaad dilana", "Mail Ilse", "2030-06-05"],
  ["mujhe shukrawar ko Ossie ko call karna hai, yaad dilana", "Call Ossie", "2030-06-07"],
])("%j is a task", (message, title, dueDate) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", title, dueDate }]),
);

test.each([
  ["Teo ko Trial mein daal do", { stage: "Trial" }],
  ["Ilse ko Closed me move kar do", { stage: "Closed" }],
  ["Ossie ka status Paused kar do", { status: "Paused" }],
  ["Ilse ji ki priority badha kar 90 kar dijiye", { priorityScore: 90 }],
])("%j changes a field", (message, patch) => expect(play(message)).toMatchObject([{ tool: "update_founder", patch }]));
test("two orders are each done", () =>
  expect(play("Teo ko Trial mein daal do aur Ilse ki priority 90 kar do")).toMatchObject([
    { patch: { stage: "Trial" } },
    { patch: { priorityScore: 90 } },
  ]));
test("a number is set in a column", () =>
  expect(play("Ilse ji ka looms kam karke 17 kar dijiye")).toMatchObject([{ tool: "set_custom_value", value: "17" }]));
test("what is told waits", () => {
  const [change] = play("Ossie ka status Paused hai");
  expect(change).toMatchObject({ patch: { status: "Paused" } });
  expect(change?.held).not.toBeNull();
});
test("a task gets another name", () =>
  expect(play("Yarn stock task ka naam 'Stock of yarn' kar dena")).toMatchObject([
    { patch: { title: "Stock of yarn" } },
  ]));

test.each(["arre wapas lao, galti se bola", "mat karo", "rehne do yaar"])("%j drops what waits", (words) =>
  expect(play("Delete the swatches task", words)).toMatchObject([{ tool: "take_back" }]),
);
test("“undo kar do” undoes", () =>
  expect(play("Set Ilse's priority to 95", "undo kar do")).toMatchObject([{ tool: "take_back" }]));

test("a note keeps such words", () =>
  expect(play("note on Ilse: Teo ko Trial mein daal do")).toMatchObject([{ tool: "create_note" }]));
test("a question changes nothing", () => expect(play("Ilse ko kab call karna hai?")).toEqual([]));
