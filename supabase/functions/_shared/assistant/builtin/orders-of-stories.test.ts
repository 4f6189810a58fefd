import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Rasmus Oday", company: "Tern", stage: "Lead", status: "On hold" },
    { name: "Ingrid Salo", company: "Kivi", stage: "Pilot", status: "Cold" },
  ],
  tasks: [{ title: "Winter catalogue" }],
  stages: ["Lead", "Pilot", "Signed"],
  statuses: ["On hold", "Warm", "Cold"],
};
/** The changes that a message leads to, without notes: what each sets. */
const changesAfter = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.filter(({ tool }) => tool !== "create_note")
    .map(({ input }) => {
      const set = Object.entries((input["patch"] ?? input) as Record<string, unknown>).filter(
        ([key, value]) => value !== null && key !== "founderId" && key !== "taskId",
      );
      return [...set.map(([key, value]) => `${key}: ${String(value)}`), ...((input["clear"] ?? []) as string[])].join();
    });

test.each([
  ["Rasmus rang. All is settled, so he's ready for the pilot, please move him there.", ["stage: Pilot"]],
  ["Ingrid is keen and half signed. Move her there.", ["stage: Signed"]],
  ["Rasmus is past the worst and warm again, put him there", ["status: Warm"]],
  ["Rasmus lives in Oslo now. Move him there.", []],
  ["Take Rasmus off hold, he's warm now", ["status: Warm"]],
  ["Take Rasmus off hold, he's back from leave", ["status"]],
  [
    "Rasmus found a baker at last! Take him off hold, he is warm, and I'd like a catch-up with him on the 15th.",
    ["status: Warm", "title: Catch-up with him,dueDate: 2030-06-15"],
  ],
  [
    "Move Ingrid to Signed and I want a call with her on Friday",
    ["stage: Signed", "title: Call with her,dueDate: 2030-06-07"],
  ],
  [
    "Good news from Rasmus: the money is in. Mark the winter catalogue as in progress, I'm on it.",
    ["status: in_progress"],
  ],
  ["The lawyers came back and want a month, so Ingrid goes On hold.", ["status: On hold"]],
  ["So Ingrid agreed!! Two years of chasing. She is at Signed from today.", ["stage: Signed"]],
  [
    "I rang Kivi. Ingrid was out, she wants the guide first. Task for tomorrow to send it, and her status can stay as it is.",
    ["title: Send it,dueDate: 2030-06-04"],
  ],
  ["Move Ingrid to Signed, and her owner stays the same", ["stage: Signed"]],
  ["Rasmus has relocated, he's in Casablanca these days. Update where he's based", ["location: Casablanca"]],
  ["Put the winter catalogue on in progress, we are already working on it", ["status: in_progress"]],
  [
    "Off the phone with Ingrid. She wants the papers by Friday. Remind me on Thursday to send her the form.",
    ["title: Send her the form,dueDate: 2030-06-06"],
  ],
])("what is asked for in a story is done: %s", (message, expected) => {
  expect(changesAfter(message)).toEqual(expected);
});
