import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ana Silva", company: "Delta Foods" },
    { name: "Leo Brandt", company: "Brandt Mills" },
    { name: "Tom Hale", values: { "Referred by": "Ana Silva" } },
  ],
  tasks: [{ title: "Book tasting with Ana", founderName: "Ana Silva", dueDate: "2030-06-12" }],
  columns: [{ label: "Referred by", type: "text" as const }],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const played = messages.map((message) => conversation.say(message));
  return played.at(-1) ?? { changes: [], text: "", suggestions: [], state: undefined };
};

test.each([
  ["ok task for me to ring Ana Monday so", "Ring Ana", "2030-06-10"],
  ["remind me to ring Tom on Friday like", "Ring Tom", "2030-06-07"],
  ["remind me to ring Tom Monday there", "Ring Tom", "2030-06-10"],
  ["remind me to ring Tom Monday, grand", "Ring Tom", "2030-06-10"],
  ["book the marquee for the fair, nobody in particular, due 12/7", "Book the marquee for the fair", "2030-07-12"],
  ["Task: clean the van, not for anyone in particular, by Tuesday", "Clean the van", "2030-06-04"],
  [
    "don't let me forget Tom's birthday card, it's the 3rd of July so do it two days before",
    "Tom's birthday card",
    "2030-07-01",
  ],
  [
    "remind me to buy a cake for Tom, his birthday is the 9th of July, so the day before",
    "Buy a cake for Tom",
    "2030-07-08",
  ],
  ["task: print menus, the fair is 30 June so do it a week before", "Print menus", "2030-06-23"],
  ["Will you stick a reminder in for Paddy's day to text Leo", "Text Leo", "2031-03-17"],
  ["put a reminder in for Christmas Eve to ring Tom", "Ring Tom", "2030-12-24"],
  ["set a reminder for New Year's Eve: text Ana", "Text Ana", "2030-12-31"],
  ["remind me to text Leo on St Patrick's Day", "Text Leo", "2031-03-17"],
  ["stick in a task for Valentine's Day to send Ana flowers", "Send Ana flowers", "2031-02-14"],
  ["raminder ot call Leo on munday", "Call Leo", "2030-06-10"],
  ["remind me t ocall Ana tomorrow", "Call Ana", "2030-06-04"],
])("%s", (message, title, dueDate) => {
  expect(play(message).changes).toMatchObject([{ tool: "create_task", input: { title, dueDate } }]);
});

test.each([
  ["remind me to tell Ana I said so", "Tell Ana I said so"],
  ["remind me to ask Ana if she thinks so", "Ask Ana if she thinks so"],
  ["remind me to order the menu for Christmas Eve", "Order the menu for Christmas Eve"],
])("%s: what belongs to the title stays in it", (message, title) => {
  expect(play(message).changes).toMatchObject([{ tool: "create_task", input: { title, dueDate: null } }]);
});

test.each([
  ["Create a task titled: Call Ana; then DROP TABLE founders", "Call Ana; then DROP TABLE founders"],
  ["New reminder named: Buy; sell; hold", "Buy; sell; hold"],
  ["add a task called: flour; oats and rye; yeast", "flour; oats and rye; yeast"],
])("%s: the title is whole", (message, title) => {
  const { changes } = play(message);
  expect(changes.map(({ input }) => String(input["title"]).toLowerCase())).toEqual([title.toLowerCase()]);
});

test("a list of tasks is several, and what is said of the task is no title", () => {
  expect(play("Add two tasks: call Ana; email Leo").changes).toHaveLength(2);
  expect(play("Add a task called: Order flour; due Friday").changes[0]?.input["title"]).toBe("Order flour");
});

test.each([
  "Ring Leo there and put him through to me",
  "Phone Ana and put her on to me",
  "call tom and connect him to me please",
  "Get Leo on the line for me",
])("%s: it cannot be done, and is no task", (message) => {
  const { changes, text } = play(message);
  expect(changes).toEqual([]);
  expect(text).toContain("I can't send messages or call anyone");
});

test("what is to be done on a day is a task still", () => {
  expect(play("remind me to get Ana on the phone on Friday").changes).toMatchObject([{ tool: "create_task" }]);
  expect(play("Ring Ana and ask about the lift tomorrow").changes).toMatchObject([{ tool: "create_task" }]);
});

test.each(["leave him so", "leave him be so", "no, he stays so", "ah leave it so", "leave him where he is so"])(
  "after a deletion that waits, and a question, %s: he stays",
  (message) => {
    const { changes } = play("delete Tom", "hold on, what do we know about him?", message);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  },
);

test("other words of him take nothing back", () => {
  const { changes } = play("delete Tom", "what do we know about him?", "leave him at Lead");
  expect(changes.some(({ tool }) => tool === "take_back")).toBe(false);
});

test("the month of a day is said behind it", () => {
  expect(play("remind me to thank Leo on the 20th", "of August, and just the once").changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-08-20" } } },
  ]);
  const asked = ["who referred Tom", "remind me to thank her on the 1st", "of August, and just the once"];
  expect(play(...asked).suggestions[0]).toBe("remind me to thank Ana Silva on the 1st of August");
  expect(play(...asked, "Ana").changes).toMatchObject([{ tool: "create_task", input: { dueDate: "2030-08-01" } }]);
});
