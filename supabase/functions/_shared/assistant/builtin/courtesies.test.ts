import { expect, test } from "vitest";
import { withoutCourtesies } from "./courtesies.ts";
import { PlayedConversation, type Having } from "./played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Orla Finch", company: "Kestrel Foods", stage: "Lead" },
    { name: "Tariq Benamar", company: "Oxbow Labs", stage: "Contacted" },
  ],
  tasks: [{ title: "Send the brochure" }, { title: "Order new chairs", dueDate: "2030-06-05" }],
  columns: [
    { label: "Crates", type: "number" },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
    { label: "Remarks", type: "text" },
  ],
};
const MESSAGES = [
  "move Orla to Closed",
  "set Tariq's crates to 14",
  "Orla's company is now Birch Bakery",
  "Tariq lives in Lugano now",
  "remarks for Orla: prefers blue crates",
  "remind me to call Tariq on friday",
  "add a task to paint the shed by Thursday",
  "mark send the brochure as done",
  "push order new chairs to next monday",
  "note on Orla: allergic to nuts",
  "add a column called Deposit",
  "who is at Oxbow Labs?",
  "what is overdue?",
  "delete Tariq",
];
const BEFORE = ["hey, ", "Hi! ", "Right, ", "hello there, ", "ok, ", "quick one: ", "Good morning. ", "hi again - "];
const BEHIND = [
  ", thanks",
  " please",
  " thx!",
  " - thank you",
  " cheers",
  ". Many thanks!",
  ", ta",
  " pls",
  " thanks a lot",
];

test.each(MESSAGES.flatMap((message) => BEFORE.map((before) => [before, message] as const)))(
  "a greeting changes nothing: “%s%s”",
  (before, message) => {
    const plain = new PlayedConversation(HAVING).say(message);
    const greeted = new PlayedConversation(HAVING).say(before + message);
    expect(greeted.changes).toEqual(plain.changes);
    expect(greeted.text).toBe(plain.text);
  },
);

test.each(MESSAGES.flatMap((message) => BEHIND.map((behind) => [message, behind] as const)))(
  "thanks change nothing: “%s%s”",
  (message, behind) => {
    const plain = new PlayedConversation(HAVING).say(message);
    const thanked = new PlayedConversation(HAVING).say(message + behind);
    expect(thanked.changes).toEqual(plain.changes);
    expect(thanked.text).toBe(plain.text);
  },
);

test.each([
  "thanks",
  "hi",
  "yes please",
  "Hi there!",
  "ok thanks",
  "note on Orla: she sends her thanks",
  "remind me to send Tariq my thanks",
  "note on Orla: always says please",
  "thanks, that is all",
  "Right is the name of a column",
])("“%s” stays as it is", (message) => {
  expect(withoutCourtesies(message)).toBe(message);
});

test.each([
  ["ok so new day. tasks this week?", "tasks this week?"],
  ["New month, new luck! who is overdue", "who is overdue"],
  ["right, fresh start - show my tasks", "show my tasks"],
  ["monday again... remind me to call Ada", "remind me to call Ada"],
  ["add a task: new day planning", "add a task: new day planning"],
  ["new week planning tomorrow", "new week planning tomorrow"],
])("leaves out that a day or a week begins: %s", (message, rest) => {
  expect(withoutCourtesies(message)).toBe(rest);
});
