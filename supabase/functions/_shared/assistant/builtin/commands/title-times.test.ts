import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }] };
const tasks = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ input }) => [input["title"], input["dueDate"], input["recurrence"]]);

// Today is Monday, 3 June 2030.
test.each(
  ["morning", "afternoon", "evening"].flatMap((part) => [
    [`call the kiln maker about shelves on wednesday ${part}`, "Call the kiln maker about shelves", part, "2030-06-05"],
    [`new task: fetch the lead friday ${part}`, "Fetch the lead", part, "2030-06-07"],
    [`remind me on friday ${part} to ring Ilse about the grout`, "Ring Ilse about the grout", part, "2030-06-07"],
    [`remind me tomorrow ${part} to ring Teo`, "Ring Teo", part, "2030-06-04"],
  ]),
)("“%s” has the part of the day at the end of its title", (message, title, part, day) =>
  expect(tasks(message)).toEqual([[`${title} in the ${part}`, day, null]]),
);

test("each of two tasks has its own part of the day", () =>
  expect(tasks("call Ilse tomorrow afternoon about the oak and Teo on friday morning")).toEqual([
    ["Call Ilse about the oak in the afternoon", "2030-06-04", null],
    ["Call Teo in the morning", "2030-06-07", null],
  ]));
test("this evening is today", () =>
  expect(tasks("ring Ilse about the lugs this evening")).toEqual([
    ["Ring Ilse about the lugs this evening", "2030-06-03", null],
  ]));
test("a time stays where it is said", () =>
  expect(tasks("call Ilse on friday at 3pm")).toEqual([["Call Ilse at 3pm", "2030-06-07", null]]));

test.each([
  ["schedule a quarterly kiln check with Ilse starting 4 July", "Kiln check with Ilse", "2030-07-04", "quarterly"],
  ["set up a monthly check-in with Teo beginning on the 10th", "Check-in with Teo", "2030-06-10", "monthly"],
  ["plan a weekly stock count every friday", "Stock count", "2030-06-07", "weekly"],
])("“%s” names what comes back", (message, title, day, rhythm) =>
  expect(tasks(message)).toEqual([[title, day, rhythm]]),
);
test.each([
  ["plan the menu every friday", "Plan the menu", "weekly"],
  ["schedule a call with Ilse on friday", "Schedule a call with Ilse", null],
])("“%s” keeps its verb", (message, title, rhythm) => expect(tasks(message)).toEqual([[title, "2030-06-07", rhythm]]));

test.each([
  "remind me on the last friday of each month to do the books",
  "remind me every first monday of the month to pay rent",
  "remind me on the second tuesday of every month to call Teo",
])("“%s” is a rhythm that tasks do not have", (message) => {
  const { changes, text } = new PlayedConversation(having).say(message);
  expect(changes).toEqual([]);
  expect(text).toContain("Tasks repeat every day, week, month or quarter, not ");
});
test("one weekday of a month is a day", () =>
  expect(tasks("remind me on the last friday of june to do the books")).toEqual([
    ["Do the books", "2030-06-28", null],
  ]));
