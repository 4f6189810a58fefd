import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const having = {
  people: [{ name: "Ines Okafor" }, { name: "Leo Brandt" }],
  tasks: [
    { title: "Oil the winch", dueDate: "2030-06-10" },
    { title: "Order larch", dueDate: "2030-06-12" },
    { title: "Paint the hull", dueDate: "2030-06-10" },
    { title: "Call her at noon", dueDate: "2030-06-06", founderName: "Ines Okafor" },
    { title: "Call Ines", dueDate: "2030-06-07", founderName: "Ines Okafor" },
    { title: "Send the plan", dueDate: "2030-06-08", founderName: "Ines Okafor" },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const moved = (message: string) => {
  const talk = new PlayedConversation(having);
  return talk.say(message).changes.map(({ input }) => {
    const title = talk.tasks.find(({ id }) => id === input["taskId"])?.title;
    return [title, (input["patch"] as { dueDate: string }).dueDate];
  });
};
const [WINCH, HULL] = ["Oil the winch", "Paint the hull"];

test.each([
  ["Move everything due Monday to Tuesday", "2030-06-04"],
  ["please push all tasks that are due on Monday to Friday", "2030-06-07"],
  ["move everything from Monday to Tuesday", "2030-06-04"],
  ["postpone all my tasks due 10 June to 20 June", "2030-06-20"],
])("%j moves those of that day alone", (message, day) =>
  expect(moved(message)).toEqual([
    [WINCH, day],
    [HULL, day],
  ]),
);
test("what is due on a day is done, and nothing else", () =>
  expect(play("mark everything due on 12 June as done").changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
  ]));
test("all tasks are still all tasks", () => expect(moved("move all my tasks to Friday")).toHaveLength(6));

test.each(["move my call with Ines to tuesday", "move the Ines call to tuesday"])(
  "%j asks which of two calls, and for no other task of hers",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/Call her at noon[^]*Call Ines/u);
    expect(text).not.toContain("Send the plan");
  },
);
test("a task in its own words is that one", () =>
  expect(moved("move Call Ines to tuesday")).toEqual([["Call Ines", "2030-06-04"]]));

test.each(["Tuesday the 9th", "Tuesday, June 12", "tuesday the 13th"])("“%s” is no Tuesday, and is asked", (day) => {
  for (const message of [`remind me to call Leo on ${day}`, `move Order larch to ${day}`]) {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toContain("Which day do you mean?");
  }
});
test.each([
  ["Tuesday the 11th", "2030-06-11"],
  ["Wednesday, June 12", "2030-06-12"],
  ["the first Friday of July", "2030-07-05"],
])("“%s” is a day", (day, dueDate) =>
  expect(play(`remind me to call Leo on ${day}`).changes).toMatchObject([{ input: { dueDate } }]),
);
