import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Monday is 3 June 2030.
const HAVING = {
  people: [{ name: "Harumi Okabe" }, { name: "Odile Brandt" }],
  tasks: [
    { title: "Send the offer", founderName: "Odile Brandt", dueDate: "2030-06-05" },
    { title: "Call about price", founderName: "Harumi Okabe", dueDate: "2030-06-06" },
  ],
};
const last = (...turns: string[]) => {
  const played = new PlayedConversation(HAVING);
  return turns.map((turn) => played.say(turn)).at(-1)?.changes ?? [];
};
const tasks = (...turns: string[]) => last(...turns).map(({ input }) => [input["title"], input["dueDate"]]);

const FIRST = "remind me tomorrow at 4pm to call Harumi about the pilot";
test.each([
  ["and the day after to email her", "Email Harumi", "2030-06-05"],
  ["and the next day to send her the deck", "Send her the deck", "2030-06-05"],
  ["then a week later to ask for a reply", "Ask for a reply", "2030-06-11"],
  ["also two days after that to write the offer", "Write the offer", "2030-06-06"],
])("%s is counted from the task before", (message, title, due) => {
  expect(tasks(FIRST, message)).toEqual([[title, due]]);
});

test("in one message they are two", () => {
  expect(tasks("remind me on Friday to call Harumi and the day after to email her")).toEqual([
    ["Call Harumi", "2030-06-07"],
    ["Email Harumi", "2030-06-08"],
  ]);
});

test("the task of the other one moves too", () => {
  const moved = last("move the offer to Monday", "and Harumi's to Wednesday");
  expect(moved).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-05" } } }]);
});

test.each(["make that 10am", "move it to 10am", "10am please", "set it to 10am"])(
  "%s is the time in the title",
  (said) => {
    expect(last("remind me to meet Harumi at 9am on Friday", said)).toMatchObject([
      { tool: "update_task", input: { patch: { title: "Meet Harumi at 10am" } } },
    ]);
  },
);
