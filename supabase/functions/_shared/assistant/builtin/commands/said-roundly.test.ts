import { expect, test } from "vitest";
import { PlayedConversation, TODAY } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Resting" },
    { name: "Teo Aldana" },
    { name: "Kwame Boateng" },
    { name: "Nadia Frost" },
  ],
  stages: ["Prospect", "Trial", "Shelved", "Buyer"],
  statuses: ["Active", "Resting"],
  columns: [
    { label: "States", type: "multiselect" as const, options: ["TX", "OR", "NM", "IN"] },
    { label: "Annual Yards", type: "number" as const },
    { label: "Dye", type: "select" as const, options: ["Indigo", "Madder"] },
  ],
  tasks: [
    { title: "Send swatch book", founderName: "Ilse Moravec" },
    { title: "Price the loom", founderName: "Teo Aldana" },
    { title: "Call about wool", dueDate: "2030-06-05" },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);
/** What each change puts: its input, with the fields of a patch beside it. */
const did = (message: string): Record<string, unknown>[] =>
  play(message).changes.map(({ tool, input }) => ({ tool, ...input, ...(input["patch"] as object | undefined) }));
const titles = (message: string) => did(message).map(({ title, dueDate }) => [title, dueDate]);

test.each([
  ["Set up two tasks, one to oil the loom (Wednesday) and one to ring the dyer (Thursday)"],
  ["Make 2 reminders: one to oil the loom on Wednesday and another to ring the dyer on Thursday"],
  ["We need two tasks: the first is to oil the loom on Wednesday, the second to ring the dyer on Thursday"],
  ["Can you add two to-dos, one to oil the loom (on Wednesday), and the other to ring the dyer (on Thursday)?"],
])("one and one are two tasks: %j", (message) => {
  expect(titles(message)).toEqual([
    ["Oil the loom", "2030-06-05"],
    ["Ring the dyer", "2030-06-06"],
  ]);
});

test.each([
  ["Add a task to order two lamps, one to read by and one to sew by"],
  ["Remind me to ask for two rooms, one to cut in and one to sew in"],
])("what is to be got is one task: %j", (message) => {
  expect(did(message)).toHaveLength(1);
});

test.each([
  [
    "Could you put something on my list for tomorrow to post Ilse the yarn card?",
    "Post Ilse the yarn card",
    "2030-06-04",
  ],
  ["stick an item onto my to-do list for Friday to chase Teo about the bill", "Chase Teo about the bill", "2030-06-07"],
  ["put something on my list to phone Nadia on Friday", "Phone Nadia", "2030-06-07"],
  ["After the fair we should ring Nadia... make it June 20th", "Ring Nadia after the fair", "2030-06-20"],
  ["Before lunch break we should mail Kwame; let's make it 12 June", "Mail Kwame before lunch break", "2030-06-12"],
  ["Kwame needs a dye chart from us, due Friday, mark it as already in progress", "Dye chart", "2030-06-07"],
])("a task that is asked for in a roundabout way: %j", (message, title, day) => {
  expect(titles(message)).toEqual([[title, day]]);
});

test("what someone wants is told, where nothing says that it is a task", () => {
  expect(did("Kwame needs a dye chart from us").filter(({ tool }) => tool === "create_task")).toEqual([]);
});

test.each([["Both done: the swatch book and the loom price"], ["both are finished - swatch book and price the loom"]])(
  "both of the tasks are done: %j",
  (message) => {
    expect(did(message).map(({ status }) => status)).toEqual(["done", "done"]);
  },
);

test.each([
  ["Can you bring the wool call forward... sorry, back! To Friday", "2030-06-07"],
  ["Push the wool call back, no wait, forward to tomorrow", "2030-06-04"],
  ["Push the wool call forward, sorry, back by two days", "2030-06-07"],
])("the other way, put right at once: %j", (message, day) => {
  expect(titles(message).map(([, due]) => due)).toEqual([day]);
});

test("what someone told is kept as it was said", () => {
  const told = "Nadia told me she put the fair back, sorry, forward to Friday";
  expect(did(told).map(({ tool, content }) => [tool, content])).toEqual([["create_note", told]]);
});

test.each([
  ["put nadia frost down as trial no sorry not trial make it prospect"],
  ["set Nadia to Trial, oh no, not Trial, Prospect"],
  ["move Nadia to Trial, sorry, not Trial, I mean Prospect"],
])("the value that is taken back by its name is not set: %j", (message) => {
  expect(did(message).map(({ stage }) => stage)).toEqual(["Prospect"]);
});

test.each([
  ["Shelve Teo and Nadia, then move Kwame to Trial", ["Shelved", "Shelved", "Trial"]],
  ["Please shelve Teo, Nadia and Kwame", ["Shelved", "Shelved", "Shelved"]],
  ["Take Nadia out of Prospect into Trial", ["Trial"]],
  ["get Teo out of Trial and put him in Buyer, please", ["Buyer"]],
])("people are moved as people say it: %j", (message, stages) => {
  expect(did(message).map(({ stage }) => stage)).toEqual(stages);
});

test.each([
  ["Should we shelve Teo and Nadia?"],
  ["Shelve the books and boxes"],
  ["Take Nadia out of the shed into town"],
  ["Park Teo and Nadia"],
])("nothing is moved by %j", (message) => {
  expect(play(message).changes.filter(({ held }) => held === null)).toEqual([]);
});

test.each([
  ["set Teo's states to Texas and Oregon", "TX, OR"],
  ["Set the states of Kwame to New Mexico, Indiana and TX", "NM, IN, TX"],
  ["set ilse's annual yards to 1200 and her states to texas and new mexico", "TX, NM"],
])("states by their names are the options of the column: %j", (message, value) => {
  expect(did(message).at(-1)).toMatchObject({ value });
});

test("the words of a note stay", () => {
  const { changes } = play("Note that Teo's states are Texas and Oregon");
  expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([
    ["create_note", "Teo's states are Texas and Oregon"],
  ]);
});

test.each([
  ["note that Teo wants a wool sample, follow up on Friday", ["create_note", "create_task"]],
  ["note that Teo wants a wool sample and follow up on Friday", ["create_note"]],
  ["note that Teo asked us to send wool, follow up on Friday", ["create_note"]],
])("an errand behind a note: %j", (message, tools) => {
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(tools);
});

test.each([
  ['I\'d like a column "Vetted" yes or no, with yes for Teo and no for Nadia'],
  ['Create a field called "Vetted" yes/no, yes for Teo and no for Nadia'],
])("the type stands behind the name of a new column: %j", (message) => {
  const [first] = play(message).changes;
  expect(first).toMatchObject({ tool: "create_custom_field", input: { label: "Vetted", type: "boolean" } });
});

test("what someone else told is offered as a note, with a word before it", () => {
  const { changes } = play("fyi teo is leaving at the end of june, nadia told me on the phone today");
  expect(changes.map(({ tool, held }) => [tool, held === null])).toContainEqual(["create_note", false]);
  expect(changes.every(({ tool, held }) => tool === "create_note" && held !== null)).toBe(true);
});

test("today is a Monday in these tests", () => {
  expect(new Date(TODAY).getUTCDay()).toBe(1);
});
