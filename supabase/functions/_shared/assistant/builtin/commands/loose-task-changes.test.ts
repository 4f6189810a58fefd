import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Pilar Cano", company: "Cano Boats" }, { name: "Kasper Holm" }],
  columns: [],
  tasks: [
    { title: "Fit the keel", founderName: "Pilar Cano", dueDate: "2030-06-05" },
    { title: "Tax return", dueDate: "2030-06-20", recurrence: "quarterly" as const },
    { title: "Sand the mast", status: "done" as const },
    { title: "Call Kasper about oars", founderName: "Kasper Holm", dueDate: "2030-06-03" },
  ],
};
const played = (message: string) => new PlayedConversation(having).say(message);
const changesOf = (message: string) =>
  played(message).changes.map(({ tool, input, held }) => {
    const { title, dueDate, status, content } = { ...input, ...(input["patch"] as object | undefined) } as Record<
      string,
      string | null
    >;
    const is = title ?? status ?? content ?? null;
    return { tool, is, day: dueDate ?? null, isHeld: held !== null };
  });

test.each([
  ["I have to send Kasper the list, say the 20th", "Send Kasper the list", "2030-06-20"],
  ["follow up with Pilar in September, the 3rd is fine", "Follow up with Pilar", "2030-09-03"],
  ["check in w Kasper in August, first of the month is fine", "Check in with Kasper", "2030-08-01"],
  ["call Pilar sometime next week, Tuesday would be best", "Call Pilar", "2030-06-11"],
  ["Ask Kasper about the oars, Thursday is fine", "Ask Kasper about the oars", "2030-06-06"],
  ["remind me to oil the winch, the 14th will do", "Oil the winch", "2030-06-14"],
])("“%s”: the day said loosely behind is the task's own", (message, title, day) =>
  expect(changesOf(message)).toMatchObject([{ tool: "create_task", is: title, day }]),
);

test.each([
  ["push the keel, the 21st will do", "2030-06-21"],
  ["the tax return, say 25 June", "2030-06-25"],
  ["Fit the keel isn't happening this week, do it on Monday", "2030-06-10"],
  ["Call Kasper can't happen today, move it to Friday", "2030-06-07"],
  ["Pilar's task can be pushed by a fortnight", "2030-06-19"],
  ["the tax return could be moved to Friday", "2030-06-07"],
])("“%s” moves the task that is there and adds none", (message, day) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", is: null, day }]),
);

test.each([
  "Tax return doesn't have to come back every quarter",
  "the tax return needn't repeat any more",
  "the tax return shouldn't keep coming back",
])("“%s” stops it", (message) =>
  expect(played(message).changes).toMatchObject([{ tool: "update_task", input: { clear: ["recurrence"] } }]),
);

test.each([
  ["rename 'Fit the keel' to say 'Fit keel and rudder'", "Fit keel and rudder"],
  ["Make the keel task say “Fit keel and rudder”", "Fit keel and rudder"],
  ["rename Fit the keel to read “Fit both keels”", "Fit both keels"],
])("“%s”: the quote is the title", (message, title) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", is: title }]),
);

test.each([
  "clear out the done tasks",
  "Bin the tasks that are ticked off",
  "delete the tasks that are done",
  "Remove all finished tasks from my board",
  "all done tasks: delete",
  "the finished ones can go",
  "get rid of everything I've finished",
])("“%s” deletes what is done", (message) => expect(changesOf(message)).toMatchObject([{ tool: "delete_task" }]));

test.each([
  ["Pilar needs my drawings by Monday", "Send Pilar my drawings", "2030-06-10"],
  ["Kasper is waiting for my answer on the oars until the 24th", "Answer on the oars to Kasper", "2030-06-24"],
  ["Pilar expects the price list from me next Wednesday", "Send Pilar the price list", "2030-06-12"],
  ["Kasper is expecting a call from me on Friday", "Call Kasper", "2030-06-07"],
  ["Kasper wants our offer by 14 June", "Send Kasper our offer", "2030-06-14"],
])("“%s” is a task to confirm", (message, title, day) =>
  expect(changesOf(message)).toEqual([{ tool: "create_task", is: title, day, isHeld: true }]),
);

test.each([
  "Pilar wants two oars by Monday",
  "Pilar needs my attention",
  "Pilar will come, Tuesday would be best",
  "Kasper expects a call from Pilar on Friday",
])("“%s” is only told: no task", (message) =>
  expect(changesOf(message).filter(({ tool }) => tool === "create_task")).toEqual([]),
);

test("a note keeps a day said loosely", () =>
  expect(changesOf("note for Pilar: call her, say the 20th")).toMatchObject([
    { tool: "create_note", is: "Call her, say the 20th" },
  ]));

test.each([
  "Tick off the keel and add one for 2031 on 1 June",
  "email Kasper the draft by Friday, or Monday",
  "add a task: down",
])("of “%s” nothing is stored under a title that is none", (message) =>
  expect(changesOf(message).filter(({ tool, isHeld }) => tool === "create_task" && !isHeld)).toEqual([]),
);

test("a tick is undone", () =>
  expect(changesOf("undo the tick at 'Sand the mast'")).toMatchObject([{ tool: "update_task", is: "todo" }]));

test.each(["I no longer need the reminder about the tax return", "we don't need the task to fit the keel any more"])(
  "“%s” deletes it",
  (message) => expect(changesOf(message)).toMatchObject([{ tool: "delete_task" }]),
);

test("both tasks of a first name are of the one who has them", () => {
  const said = new PlayedConversation({
    people: [{ name: "Ana Diaz" }, { name: "Ana Falk" }],
    tasks: [
      { title: "Send the deck", founderName: "Ana Falk" },
      { title: "Book the hall", founderName: "Ana Falk" },
    ],
  });
  expect(said.say("Both Ana tasks are done").changes).toMatchObject([{ tool: "update_task" }, { tool: "update_task" }]);
});

test.each([
  ["Pilar said the mast costs 12k, please note", "Pilar said the mast costs 12k"],
  ["FYI Pilar moved yards, she's in Vigo now - note it", "Pilar moved yards, she's in Vigo now"],
])("“%s” is one note", (message, content) =>
  expect(changesOf(message)).toMatchObject([{ tool: "create_note", is: content }]),
);
