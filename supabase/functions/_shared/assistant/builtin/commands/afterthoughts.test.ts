import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Hedda Moen", company: "Moen Sails", values: { owner: "Ines" } },
      { name: "Ravi Joshi", company: "Joshi Rope" },
    ],
    owners: ["Bram", "Ines"],
    stages: ["Lead", "Berthed"],
    statuses: ["Warm", "Moored"],
    columns: [
      { label: "Berths", type: "number" },
      { label: "Launch", type: "date" },
      { label: "Vouched by", type: "text" },
      { label: "Pace", type: "multiselect", options: ["Go", "Slow"] },
      { label: "Target seat", type: "select", options: ["Skipper", "Cook"] },
    ],
    tasks: [{ title: "Rigging call", dueDate: "2030-06-10" }],
  })
    .say(message)
    .changes.map(({ tool, input, held }) => ({ tool, input, isHeld: held !== null }));
const one = (input: object) => [{ input }];

test.each([
  ["Give Hedda to Bram, she should be the owner.", { patch: { owner: "Bram", roleTitle: null } }],
  ["put Ravi on moored, status I mean", { patch: { status: "Moored" } }],
  ["uh Ravi's berths is one point five now so put one point five", { value: "1.5" }],
  ["Ravi takes 14 berths now. Update his berths", { value: "14" }],
  ["Ravi has joined Kelp as CTO, kindly update company and title", { patch: { company: "Kelp", roleTitle: "CTO" } }],
  [
    "Joshi Rope got renamed to Joshi Lines, can you change the company name of Ravi",
    { patch: { company: "Joshi Lines" } },
  ],
  ["Vouched by for Ravi: Luisa from Kew", { value: "Luisa from Kew" }],
  ["Kindly change the target seat of Ravi to cook.", { value: "Cook" }],
  ["walking to the tram um note for Ravi the boom is cracked", { content: "The boom is cracked" }],
  ["please write with Ravi that the boom is cracked", { content: "The boom is cracked" }],
  ["For the record on Ravi: the boom is cracked.", { content: "The boom is cracked." }],
  ["One thing to remember about Ravi: the boom is cracked. Make it a note.", { content: "The boom is cracked" }],
  ['Save this message from Ravi as a note on him:\n"The boom is cracked."', { content: "The boom is cracked." }],
  [
    'From Hedda: "Hi, I can do it on Thursday 20 June. Best, Hedda"\n\nPlease move the rigging call task to that day.',
    { patch: { dueDate: "2030-06-20" } },
  ],
])("%j is one change", (message, input) => expect(say(message)).toMatchObject(one(input)));

test("“go to” is no option", () =>
  expect(say("Hedda and Ravi both go to Berthed.").map(({ tool }) => tool)).toEqual([
    "update_founder",
    "update_founder",
  ]));
test("what is to be done before “make me a task” is the task", () =>
  expect(say("Let's put Ravi on moored, and call him on 1 June 2031, make me a task.")).toMatchObject([
    { input: { patch: { status: "Moored" } } },
    { tool: "create_task", input: { dueDate: "2031-06-01" } },
  ]));
test("what is someone's behind a task that is done is set", () =>
  expect(say("the rigging call is done mark that one off and Hedda's berths is fifteen now")).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
    { tool: "set_custom_value", input: { value: "15" } },
  ]));
test("a note that is asked for behind a call is on who was called", () =>
  expect(
    say("ok so just out of the call with Ravi um please note that Kelp pays in February and set him to moored"),
  ).toMatchObject([
    { tool: "create_note", input: { content: "Kelp pays in February" } },
    { input: { patch: { status: "Moored" } } },
  ]));
test("what is filled in is set", () =>
  expect(say("Fill in berths 15 and launch 30 June 2031 for Hedda.")).toMatchObject([
    { input: { value: "15" } },
    { input: { value: "2031-06-30" } },
  ]));

test.each([
  [
    "We want to tag the towns they sail to, several per person: a column Towns with Oban, Kiel, Ghent",
    "Towns",
    "multiselect",
    ["Oban", "Kiel", "Ghent"],
  ],
  [
    "I'd like to tag sponsors: a multi select Sponsor with Fleet, Halls, IT and Legal",
    "Sponsor",
    "multiselect",
    ["Fleet", "Halls", "IT", "Legal"],
  ],
  [
    "We want to keep the flags they fly, several per person: Red, Blue. Set up a Flags column for it",
    "Flags",
    "multiselect",
    ["Red", "Blue"],
  ],
  ["put a yearly spend column in, number", "Yearly spend", "number", []],
  ['A text column "Spouse" would help me, can you make one?', "Spouse", "text", []],
  ["New number column please, for the years at sea. Just name it Years.", "Years", "number", []],
])("“%s” is a column", (message, label, type, options) =>
  expect(say(message)).toMatchObject([{ tool: "create_custom_field", input: { label, type, options } }]),
);
