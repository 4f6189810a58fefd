import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withDatedList } from "./dated-lists.ts";

const having = { people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }] };
const tasks = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"], held !== null]);
const inDays = (message: string, timeZone = "Europe/Vienna") =>
  Array.from(withDatedList(message, "2030-06-03", timeZone).matchAll(/\d{4}-\d\d-\d\d/gu), ([day]) => day);

test.each(["my list for july", "jobs for july:", "deadlines", "to do", "Here are my tasks for july"])(
  "below “%s” each line is a task on its day",
  (head) =>
    expect(tasks(`${head}\n1/7 grease the kiln\n4/7: collect the boxes\n- 15/7 invoice Teo`)).toEqual([
      ["create_task", "Grease the kiln", "2030-07-01", true],
      ["create_task", "Collect the boxes", "2030-07-04", true],
      ["create_task", "Invoice Teo", "2030-07-15", true],
    ]),
);
test("which number is the month is seen in the lines, above them, or in the user's time zone", () => {
  expect(inDays("to do\n7/1 grease the kiln\n7/15 collect the boxes")).toEqual(["2030-07-01", "2030-07-15"]);
  expect(inDays("my list for july\n7/1 grease the kiln\n7/4 collect the boxes")).toEqual(["2030-07-01", "2030-07-04"]);
  expect(inDays("to do\n7/9 grease the kiln\n8/9 collect it")).toEqual(["2030-09-07", "2030-09-08"]);
  expect(inDays("to do\n7/9 grease the kiln\n8/9 collect it", "America/Chicago")).toEqual(["2030-07-09", "2030-08-09"]);
});
test("a day that is over is the one of the next year", () =>
  expect(inDays("to do\n5/1 pay the rent\n28/6/2030 pay the tax")).toEqual(["2031-01-05", "2030-06-28"]));
test.each([
  "Prices\n1/7 lead\n2/7 tin",
  "to do\n1/7 10\n2/7 30",
  "to do\n1/7 was Teo in?\n4/7 collect it",
  "to do\n31/2 a\n4/7 b",
])("%j is no list of tasks", (message) => expect(inDays(message)).toEqual([]));

const POINTS = "Action points:\n- send Ilse the chart by Friday\n- Teo to fix the kiln";
test.each([
  `Minutes 3 June\nPresent: Nell, Jo\n${POINTS}`,
  `pls turn the action points into tasks\n\nWeekly 3 June\n${POINTS}`,
])("the action points of %j are tasks to confirm", (message) =>
  expect(tasks(message)).toEqual([
    ["create_task", "Send Ilse the chart", "2030-06-07", true],
    ["create_task", "Teo to fix the kiln", null, true],
  ]),
);
test.each([`save these minutes as a note on Ilse\n\nMinutes 3 June\n${POINTS}`, `note for Ilse:\nmeeting\n${POINTS}`])(
  "%j stays a note",
  (message) => expect(tasks(message).filter(([tool]) => tool === "create_task")).toEqual([]),
);

test.each([
  "tasks out of my notebook, add all three",
  "pls add these reminders from my diary:",
  "errands I wrote down",
])("below “%s” too, and with 21/7 in it all days come first", (head) =>
  expect(
    tasks(`${head}\n21/7 Ilse Moravec - send the glaze\n3/8 Teo Aldana - email the plan\n7/1 lock the shed`),
  ).toEqual([
    ["create_task", "Send the glaze", "2030-07-21", true],
    ["create_task", "Email the plan", "2030-08-03", true],
    ["create_task", "Lock the shed", "2031-01-07", true],
  ]),
);
