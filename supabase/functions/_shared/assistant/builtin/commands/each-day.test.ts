import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Rosa Ibáñez" }, { name: "Ines O'Hara" }, { name: "Liam O'Hara" }],
  columns: [{ label: "Met on", type: "date" }],
  tasks: [{ title: "Price list for Rosa" }, { title: "Ask Rosa for the survey", status: "in_progress" }],
};
const said = (message: string) => new PlayedConversation(HAVING).say(message);
const tasks = (message: string) =>
  said(message).changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"], held === null]);

// Today is Monday, 3 June 2030.
test.each([
  ["Remind me to ring Rosa on 2 July and again on 9 July", "Ring Rosa", "2030-07-02", "2030-07-09"],
  ["remind me on Thursday and on Monday to check the pallets", "Check the pallets", "2030-06-06", "2030-06-10"],
  ["ring Rosa in three days, and again a week after that", "Ring Rosa", "2030-06-06", "2030-06-13"],
  ["new task: water the plants on 1 July and 15 July", "Water the plants", "2030-07-01", "2030-07-15"],
  ["todo: call the vet tomorrow and again two weeks later", "Call the vet", "2030-06-04", "2030-06-18"],
])("“%s” is the same task on each day", (message, title, first, second) => {
  expect(tasks(message)).toEqual([
    ["create_task", title, first, true],
    ["create_task", title, second, true],
  ]);
});

test("what each one is to be sent is a task of its own", () => {
  expect(tasks("Remind me to send Rosa the invoice tomorrow and Liam the labels on Thursday")).toEqual([
    ["create_task", "Send Rosa the invoice", "2030-06-04", true],
    ["create_task", "Send Liam the labels", "2030-06-06", true],
  ]);
});

test("days that are a span are no two tasks", () => {
  expect(tasks("remind me to call Rosa between 3 and 5 July")).toMatchObject([["create_task", {}, {}, false]]);
});

test.each([
  ["two weeks before Christmas: buy a gift for Rosa", "2030-12-11"],
  ["remind me the day before the 12th of July to call Rosa", "2030-07-11"],
  ["remind me three days after 1 July to call Rosa", "2030-07-04"],
  ["schedule something with Rosa for the week after next", "2030-06-17"],
])("“%s” is due on the day that it counts to", (message, day) => {
  expect(tasks(message)).toMatchObject([["create_task", {}, day, {}]]);
});

test("a day that is counted from something unknown is asked for", () => {
  const { changes, text } = said("remind me to ring Rosa two days before her survey");
  expect(changes).toEqual([]);
  expect(text).toBe("Which day is “two days before her survey”?");
});

test.each([
  ["Met on for Rosa: last Tuesday", "2030-05-28"],
  ["set Rosa's met on to last Friday", "2030-05-31"],
])("“%s” is behind us", (message, value) => {
  expect(said(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
});

test.each(["Task: price list for Rosa is done", "to-do: price list for Rosa is finished"])(
  "“%s” tells of the one that is there",
  (message) => {
    expect(said(message).changes).toMatchObject([{ tool: "update_task", input: { patch: { status: "done" } } }]);
  },
);

test("what came in is done, and what is so already is no change", () => {
  expect(said("Rosa's survey came in").changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
  ]);
});

test.each(["intro for Rosa was Liam", "the intro came from Rosa"])("“%s” tells what was, and is no task", (message) => {
  expect(said(message).changes.filter(({ tool }) => tool === "create_task")).toEqual([]);
});

test("both who are called so get the note, in its own words", () => {
  expect(said("note for both O'Haras: they want a joint invoice").changes.map(({ input }) => input["content"])).toEqual(
    ["They want a joint invoice", "They want a joint invoice"],
  );
});

test("a note ends before the words that say whose it is", () => {
  expect(said(`Put "prefers WhatsApp" on Rosa's notes`).changes).toMatchObject([
    { tool: "create_note", input: { content: "Prefers WhatsApp" } },
  ]);
});

test.each([
  [
    "remind me to call Rosa no sorry to email Rosa tomorrow about the crates",
    "Email Rosa about the crates",
    "2030-06-04",
  ],
  ["every Monday: team lunch", "Team lunch", "2030-06-03"],
  ["so like remind me to um call Rosa like on friday", "Call Rosa", "2030-06-07"],
  ["schedule a call with O'Hara for Wednesday, Ines I mean", "Schedule a call with Ines O'Hara", "2030-06-05"],
])("“%s” is one task, as it is meant", (message, title, day) => {
  expect(tasks(message).map((one) => one.slice(0, 3))).toEqual([["create_task", title, day]]);
});

test("an address that is not there yet is not looked for among the tasks", () => {
  const conversation = new PlayedConversation(HAVING);
  conversation.say("add Arjun Mehta");
  expect(conversation.say("I don't have it")).toMatchObject({ changes: [], text: "All right, I left it as it is." });
});

test.each([
  ["note that Rosa's licence expires on 3 February and remind me a week before", "2031-01-27"],
  ["Rosa's board meets on 10 July. Remind me to call her the day after.", "2030-07-11"],
  ["set Rosa's met on to 10 June and remind me three days before to call her", "2030-06-07"],
])("“%s” counts from the day that was told", (message, day) => {
  expect(said(message).changes.filter(({ tool }) => tool === "create_task")).toMatchObject([
    { input: { dueDate: day } },
  ]);
});

test("a day before nothing is asked for", () => {
  expect(said("remind me a week before").changes).toEqual([]);
});

test.each([
  [
    "Follow up with Rosa in 2 weeks and with Liam tomorrow",
    "Follow up with Rosa",
    "Follow up with Liam",
    "2030-06-17",
    "2030-06-04",
  ],
  ["Speak to Rosa on Friday and to Liam on Monday", "Speak to Rosa", "Speak to Liam", "2030-06-07", "2030-06-10"],
])("“%s” is a task for each", (message, one, two, first, second) =>
  expect(tasks(message)).toEqual([
    ["create_task", one, first, true],
    ["create_task", two, second, true],
  ]),
);
