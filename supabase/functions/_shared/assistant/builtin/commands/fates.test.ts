import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Hedda Moen", company: "Moen Sails" },
      { name: "Ravi Joshi", company: "Joshi Rope" },
    ],
    stages: ["Lead", "Berthed", "Lost"],
    statuses: ["Warm", "Moored"],
    columns: [{ label: "Berths", type: "number" }],
    tasks: [{ title: "Splice the mainsheet" }],
  })
    .say(message)
    .changes.map(({ tool, input, held }) => ({ tool, input, isHeld: held !== null }));
const isSet = (patch: object, isHeld = false) => ({ tool: "update_founder", input: { patch }, isHeld });

test.each([
  ["write off Hedda: priority 5", { priorityScore: 5 }],
  ["please rule off Ravi, stage lost", { stage: "Lost" }],
  ["count off Hedda: status moored", { status: "Moored" }],
])("“%s” sets what becomes of them", (message, patch) => expect(say(message)).toMatchObject([isSet(patch)]));
test("writing off something else is something to do", () =>
  expect(say("write off the loss with Hedda")).toMatchObject([{ tool: "create_task", isHeld: true }]));

test.each(["keep Hedda but clear her company", "keep Hedda on the list but please clear her company for now"])(
  "“%s” does the second of it",
  (message) => expect(say(message)).toMatchObject([{ tool: "update_founder", input: { clear: ["company"] } }]),
);
test("someone who is kept in a story is no one new", () =>
  expect(say("Bad news, Ravi shut his firm last week. I guess keep him but clear his company.")).toMatchObject([
    { tool: "create_note" },
    { tool: "update_founder", input: { clear: ["company"] } },
  ]));

test.each([
  "put Hedda on moored until she answers",
  "Hedda's status should go to moored until I hear from her",
  "Hedda's status is moored till we meet",
])("“%s” waits, for it is so for a time", (message) =>
  expect(say(message)).toMatchObject([isSet({ status: "Moored" }, true)]),
);
test("what someone does until a day is no status", () =>
  expect(say("Hedda wants to wait until she has a boat").map(({ tool }) => tool)).toEqual(["create_note"]));

test("“her role changes” says no role", () =>
  expect(JSON.stringify(say("So Hedda's role changes, and her status is Moored"))).not.toContain(
    '"roleTitle":"changes"',
  ));

test("a wish for a task is an order of its own", () =>
  expect(say("the mainsheet task is done and I want a task to send Hedda flowers on Tuesday")).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
    { tool: "create_task", input: { title: "Send Hedda flowers", dueDate: "2030-06-04" } },
  ]));
test("“that day” is the day of the note before it", () =>
  expect(
    say("Note for Hedda that she is in Bergen on the 16th, and a task to book lunch with her that day"),
  ).toMatchObject([
    { tool: "create_note" },
    { tool: "create_task", input: { title: "Book lunch with her", dueDate: "2030-06-16" } },
  ]));
test("a note behind values is a note", () =>
  expect(say("Hedda: stage lead, berths 3 & note: wants a lid on the hatch")).toMatchObject([
    { tool: "update_founder" },
    { tool: "set_custom_value" },
    { tool: "create_note", input: { content: "Wants a lid on the hatch" } },
  ]));
