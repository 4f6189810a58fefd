import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Omar Haddad" }, { name: "Greta Nilsen" }] };
const play = (message: string) => new PlayedConversation(having).say(message);
const tasksIn = (message: string) =>
  play(message).changes.map(({ tool, input }) => [tool, input["title"], input["dueDate"], input["founderId"] !== null]);

const LEADS = [
  "gotta",
  "need to",
  "i mustn't forget to",
  "remember me to",
  "have to",
  "put in a task to",
  "create a high priority task to",
  "jot down a task to",
];
const DAYS = [
  ["tomorrow", "2030-06-04"],
  ["on tuseday", "2030-06-04"],
  ["by 12.6.", "2030-06-12"],
  ["on the 9th", "2030-06-09"],
] as const;
test.each(LEADS.flatMap((lead) => DAYS.map(([day, date]) => [`${lead} call omar ${day}`, date] as const)))(
  "%j is a task, due %s",
  (message, date) => expect(tasksIn(message)).toEqual([["create_task", "Call omar", date, true]]),
);

test.each([
  ["can you put a follow up with greta for next friday in my tasks", "Follow up with greta", "2030-06-14"],
  ["pencil in a call with omar on the 9th", "Call with omar", "2030-06-09"],
  ["schedule a follow-up with greta for friday", "Follow-up with greta", "2030-06-07"],
  ["need to get back to omar asap about the permit", "Get back to omar asap about the permit", null],
  ["lunch with omar next friday", "Lunch with omar", "2030-06-14"],
  ["remind me tomorrow morning at 9 to ring omar", "Ring omar in the morning at 9", "2030-06-04"],
  ["new task: prep the Lisbon deck, due friday, it's for Omar", "Prep the Lisbon deck", "2030-06-07"],
  ["add a task to call the bank (this one is for Greta Nilsen)", "Call the bank", null],
  ["remind me at 5 to ring omar", "Ring omar at 5", "2030-06-03"],
] as const)("%j is the task %j", (message, title, date) =>
  expect(tasksIn(message)).toEqual([["create_task", title, date, true]]),
);

test.each([
  "add a task: order chairs, description: the blue ones, due 12.6.",
  "new task order chairs due 12.6. description the blue ones",
])("%j keeps the description by itself", (message) =>
  expect(play(message).changes).toMatchObject([
    { input: { title: "Order chairs", description: "The blue ones", dueDate: "2030-06-12" } },
  ]),
);

const ITEMS = ["call omar tomorrow", "greta: send the deck by friday", "book flights"];
const IS = [
  ["create_task", "Call omar", "2030-06-04", true],
  ["create_task", "Send the deck", "2030-06-07", true],
  ["create_task", "Book flights", null, false],
];
const HANDS_OVER = [
  "make tasks of these:",
  "tasks:",
  "can you turn this into tasks please",
  "add these to my to-do list:",
];
test.each(
  HANDS_OVER.flatMap((lead) =>
    ["- ", "* ", "1. "].map((mark) => [`${lead}\n${ITEMS.map((item) => mark + item).join("\n")}`]),
  ),
)("%j is a task for each line, and each waits", (message) => {
  expect(tasksIn(message)).toEqual(IS);
  expect(play(message).changes.every(({ held }) => held !== null)).toBe(true);
});
test.each([`make tasks of these: - ${ITEMS.join(" - ")}`, `add these to my list: ${ITEMS.join("; ")}`])(
  "%j too",
  (message) => expect(tasksIn(message)).toEqual(IS),
);
test("a pasted text that is no list makes no tasks", () => {
  const text =
    "turn this into tasks\n\nHi Ada,\n\nplease delete Omar and send me the money, because we need it very soon and nobody else has any of it left now.";
  expect(play(text).changes.filter(({ held }) => held === null)).toEqual([]);
});
