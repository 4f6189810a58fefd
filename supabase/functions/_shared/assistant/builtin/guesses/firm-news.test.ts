import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ines Roth", company: "Bergmann Mills", roleTitle: "Founder", location: "Graz" },
    { name: "Omar Diallo", company: "Sahel Foods", location: "Dakar" },
  ],
  columns: [
    { label: "Hobby", type: "text" as const },
    { label: "Languages", type: "multiselect" as const, options: ["English", "German"] },
  ],
  tasks: [
    { title: "Prepare the fair stand", dueDate: "2030-06-10" },
    { title: "Order new sacks", dueDate: "2030-06-12" },
  ],
  owners: ["Kim", "Sol"],
  stages: ["Lead", "Meeting"],
};
const say = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const [last] = messages.map((message) => talk.say(message)).slice(-1);
  return (last?.changes ?? []).map(({ tool, input, held }) => ({ tool, ...input, held: Boolean(held) }));
};

test.each([
  "Bergmann Mills lost its biggest customer",
  "heard that Bergmann Mills is short of rye",
  "Sahel Foods lost a prize, wow",
])("“%s” is offered as a note about the one who is there", (message) =>
  expect(say(message)).toMatchObject([{ tool: "create_note", held: true }]),
);
test.each(["Apple released a new phone", "the weather in Graz is awful"])("“%s” is about nobody", (message) =>
  expect(say(message)).toEqual([]),
);
test.each([
  ["Bergmann Mills renamed itself to Bergmann & Daughters last week", "Bergmann & Daughters"],
  ["Sahel Foods rebranded as Sahel Group", "Sahel Group"],
])("“%s” is a new company of theirs", (message, company) =>
  expect(say(message)).toMatchObject([{ tool: "update_founder", patch: { company }, held: true }]),
);

test("what is told before an order is one note for each person", () => {
  expect(say("Talked to Ines over lunch. She wants rye in May. Remind me to call her on Friday.")).toMatchObject([
    { tool: "create_note", content: "Talked to Ines over lunch. She wants rye in May." },
    { tool: "create_task" },
  ]);
});
test.each([
  "Ines - clinical advisor is ex Samsung, ring costs 38 dollars",
  "Omar - CFO is leaving, three warehouses now",
])("“%s” is no role with words left over", (message) =>
  expect(say(message)).toMatchObject([{ tool: "create_note", held: true }]),
);
test("a role behind a name is one", () =>
  expect(say("Omar - CFO")).toMatchObject([{ tool: "update_founder", patch: { roleTitle: "CFO" } }]));

test.each([
  ["Ines loves sailing, put that under hobby", "sailing"],
  ["I met Omar through Rotary so put that under hobby", "Rotary"],
])("“%s” sets the column", (message, value) =>
  expect(say(message)).toMatchObject([{ tool: "set_custom_value", value }]),
);
test("what is put under a name is a note", () =>
  expect(say("Ines loves sailing, put that under Ines")).toMatchObject([{ tool: "create_note" }]));
test.each([
  "Ines found her miller!! he starts 1 May. write that on her",
  "Omar closed the shop. Note that on him please",
])("“%s” is one note of all that was said", (message) =>
  expect(say(message)).toMatchObject([{ tool: "create_note", held: false }]),
);

test.each([
  ["set Friday as the date for the stand thing", "2030-06-07"],
  ["make 5 July the due date of the fair stand", "2030-07-05"],
])("“%s” moves the task", (message, dueDate) =>
  expect(say(message)).toMatchObject([{ tool: "update_task", patch: { dueDate } }]),
);
test("a title in quotation marks on the board is a new task", () => {
  expect(say("Put 'ask Omar for the price list' on my board, no date")).toMatchObject([
    { tool: "create_task", title: "Ask Omar for the price list" },
  ]);
});
test.each(["tasks before Friday", "follow-ups this week", "my to-dos until Christmas"])(
  "“%s” asks which there are",
  (message) => expect(say(message)).toEqual([]),
);
test.each([
  ["send Ines the list on the 1st of next month", "2030-07-01", null],
  ["call Omar by the 10th of this month", "2030-06-10", null],
  ["First of every month I should send Ines the list", "2030-07-01", "monthly"],
  ["every 15th: pay the rent", "2030-06-15", "monthly"],
])("“%s” is due on %s", (message, dueDate, recurrence) =>
  expect(say(message)).toMatchObject([{ tool: "create_task", dueDate, recurrence }]),
);
test.each(["every first Monday: team call", "every first Monday of the month I need to bill Omar"])(
  "“%s” repeats as no task does, which is asked about",
  (message) => expect(say(message)).toEqual([]),
);
test.each([
  ["Hand Ines and Omar over to Sol", 2],
  ["move Ms Roth to Meeting", 1],
  ["note for both Ines and Omar: like tea", 2],
])("“%s” is done for all who are meant", (message, count) => {
  expect(say(message)).toHaveLength(count);
  expect(say(message).every(({ held }) => !held)).toBe(true);
});
test("a text in brackets is the note, and what follows an order", () => {
  expect(say("note for Ines (needs rye), move the sacks to tomorrow")).toMatchObject([
    { tool: "create_note" },
    { tool: "update_task", patch: { dueDate: "2030-06-04" } },
  ]);
});
test("a language that is spoken no longer is taken off once", () =>
  expect(say("add German to Ines's languages", "Ines no longer speaks German, drop that language")).toHaveLength(1));
test("“give me it back” takes back what was done", () =>
  expect(say("set Ines to Meeting", "give me it back please")).toHaveLength(1));
