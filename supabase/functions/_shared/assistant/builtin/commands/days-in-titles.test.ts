import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = { people: [{ name: "Ravi Patel" }, { name: "Zoë Lind" }] };
const play = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const tasksOf = (message: string) => play(message).map(({ input }) => [input["title"], input["dueDate"]]);

test.each([
  ["remind me to chase Ravi 3 working days from now", "Chase Ravi", "2030-06-06"],
  ["remind me in 5 business days to chase Ravi", "Chase Ravi", "2030-06-10"],
  ["task: chase the invoice, due 10 working days from today", "Chase the invoice", "2030-06-17"],
  ["call Ravi within the next 10 days", "Call Ravi", "2030-06-13"],
  ["task: finish the design over the next two weeks", "Finish the design", "2030-06-17"],
])("“%s” counts the days", (message, title, dueDate) => expect(tasksOf(message)).toEqual([[title, dueDate]]));

test.each([
  ["task: check whether it takes 3 working days", "Check whether it takes 3 working days", null],
  ["task: hold the stall until march", "Hold the stall until march", "2031-03-01"],
  ["task: send the invoice until friday", "Send the invoice", "2030-06-07"],
  ["send the invoice for october", "Send the invoice for october", null],
  ["task: prepare the budget for july by 20 June", "Prepare the budget for july", "2030-06-20"],
  ["remind me to send the report for november to Ravi", "Send the report for november to Ravi", null],
  ["schedule the review for november", "Schedule the review", "2030-11-01"],
  ["add a task for november: order boxes", "Order boxes", "2030-11-01"],
])("“%s”: a month or a span that is part of what is to be done stays in the title", (message, title, dueDate) =>
  expect(tasksOf(message)).toEqual([[title, dueDate]]),
);

test.each([
  ["book the room for 12 June by Wednesday", "Book the room for 12 June", "2030-06-05"],
  ["task: buy tickets for 20 June, due Friday", "Buy tickets for 20 June", "2030-06-07"],
  ["task: call Ravi on 5 June", "Call Ravi", "2030-06-05"],
])("“%s” is due on the day by which it is to be done", (message, title, dueDate) =>
  expect(tasksOf(message)).toEqual([[title, dueDate]]),
);

test.each([
  ["remind me to cut the price to 1/2", "Cut the price to 1/2", null],
  ["remind me to reduce Ravi's fee to 3/4", "Reduce Ravi's fee to 3/4", null],
  ["remind me to call Ravi on 1/2", "Call Ravi", "2031-02-01"],
])("“%s”: a part of an amount is no day", (message, title, dueDate) =>
  expect(tasksOf(message)).toEqual([[title, dueDate]]),
);

test.each([
  ["remind me tonight to call Ravi", "Call Ravi tonight"],
  ["remind me this evening to call Ravi", "Call Ravi this evening"],
  ["call Ravi tonight", "Call Ravi tonight"],
  ["call Ravi today", "Call Ravi"],
])("“%s” keeps the part of the day", (message, title) => expect(tasksOf(message)).toEqual([[title, "2030-06-03"]]));

test("“follow up w” is with someone", () =>
  expect(tasksOf("Follow up w Zoë when she's back from leave on 8 Dec")).toEqual([
    ["Follow up with Zoë when she's back from leave", "2030-12-08"],
  ]));

test.each([
  ["task: pick up the samples on 5 June, they are ready on 4 June", "They are ready on 4 June", "2030-06-05"],
  ["task: order boxes, they are nearly out, by Friday", "They are nearly out", "2030-06-07"],
  ["new task - call the printer on Friday, notes: ask for matte paper", "Ask for matte paper", "2030-06-07"],
  ["task: order boxes for Friday, description: 40 of the large ones", "40 of the large ones", "2030-06-07"],
  ["add a task to tidy the shed on Friday, not urgent", "Not urgent", "2030-06-07"],
])("“%s” has the rest in its description", (message, description, dueDate) =>
  expect(play(message)).toMatchObject([{ input: { description, dueDate } }]),
);

test.each([
  [
    "three things for tuesday: call Ilir, email Marta the price sheet, and water the plants",
    ["Call Ilir", "Email Marta the price sheet", "Water the plants"],
  ],
  [
    "tasks for tuesday - wash the boards, turn the tommes, call Ximena",
    ["Wash the boards", "Turn the tommes", "Call Ximena"],
  ],
  [
    "my tasks for tuesday: sweep the floor, feed the hens and ring Ravi",
    ["Sweep the floor", "Feed the hens", "Ring Ravi"],
  ],
  ["tasks for tuesday - salt the cheese, bread and butter", ["Salt the cheese, bread and butter"]],
  ["tasks for tuesday: buy bread, milk and eggs", ["Buy bread, milk and eggs"]],
])("“%s” is one task for each thing to do", (message, titles) =>
  expect(tasksOf(message)).toEqual(titles.map((title) => [title, "2030-06-04"])),
);

test("orders behind “two things for Friday” are no note", () =>
  expect(play("two things for friday: set Ravi to Lead and add a note").map(({ tool }) => tool)).not.toContain(
    "create_note",
  ));
