import { describe, expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Oda Falk" }, { name: "Bram Visser" }, { name: "Ines Duarte" }],
  columns: [{ label: "Berths", type: "number" as const }],
  tasks: [
    { title: "Book the slipway", dueDate: "2030-06-10" },
    { title: "Second survey with Bram", founderName: "Bram Visser", dueDate: "2030-06-12" },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1)?.changes ?? [];
};
const tools = (...messages: string[]) => play(...messages).map(({ tool }) => tool);

test.each([
  "actually revert that, they never confirmed",
  "undo, she cancelled",
  "damn, undo that",
  "please take that back because the owner pulled out at the last minute",
  "undo it, I misread the mail",
])("“%s” takes back the last change, whatever the reason", (message) => {
  expect(tools("mark Book the slipway as done", message)).toEqual(["take_back"]);
});

test("what it should be instead is no reason", () => {
  expect(tools("set Oda's berths to 5", "undo, it should be 4")).toEqual([]);
});

test("“undo the last two changes” reaches into the turn before", () => {
  expect(tools("set Oda's berths to 5", "set Bram's berths to 7", "undo the last two changes")).toEqual([
    "take_back",
    "take_back",
  ]);
});

describe("another person or task instead", () => {
  test.each(["Switch the person, I meant Ines", "change the contact to Ines Duarte", "fix the person: it's Ines"])(
    "“%s”",
    (message) => {
      expect(tools("set Oda's berths to 5", message)).toEqual(["take_back", "set_custom_value"]);
    },
  );
  test("“switch the person” asks who", () => {
    expect(tools("set Oda's berths to 5", "switch the person")).toEqual([]);
  });
  test.each([
    "sorry, wrong one. I meant the second survey, the slipway is still open",
    "no, wrong task, it was the second survey",
  ])("“%s”", (message) => {
    const [, done] = play("mark the slipway task as done", message);
    expect(done?.input["taskId"]).toBe(new PlayedConversation(having).tasks[1]?.id);
  });
});

test("a task that is made gets its title by “title it”", () => {
  expect(play("add a task to write to Oda on 8 December", "title it Talk of the mooring")).toMatchObject([
    { tool: "update_task", input: { patch: { title: "Talk of the mooring" } } },
  ]);
});

test("a task that is kept after all is moved", () => {
  const [back, moved] = play("delete the slipway task", "on second thought keep it, just move it to the 18th");
  expect(back?.tool).toBe("take_back");
  expect(moved).toMatchObject({ tool: "update_task", input: { patch: { dueDate: "2030-06-18" } } });
});

test.each([
  "hmm no, revert, Oda wants another look at it",
  "Oh wait, take that back, it was someone else.",
  "undo that, she has asked for changes",
  "revert - the owner is still thinking",
  "I was too quick. Undo that.",
  "that was premature, take it back",
])("“%s” undoes it, whatever the reason says", (message) => {
  expect(tools("mark Book the slipway as done", message)).toEqual(["take_back"]);
});

test("“undo the deletion” takes back what was deleted", () => {
  expect(tools("delete the task Book the slipway", "I was too quick. Undo the deletion.")).toEqual(["take_back"]);
});

test("several fields of one person, set by one message, are its last change", () => {
  expect(tools("Oda: berths 250, email oda@falk.example", "undo the last change")).toEqual(["take_back", "take_back"]);
});

test.each(["no leave it, she answered just now", "keep it, he has written again", "Lead, ok, then keep it"])(
  "“%s” lets go of the card",
  (message) => {
    expect(tools("delete the task Book the slipway", message)).toEqual(["take_back"]);
  },
);

test.each([
  ["hmm he is out, Thursday is better", "2030-06-06"],
  ["no wait, she's travelling, make it Friday", "2030-06-07"],
  ["sorry, they can't on that day, move it to the 15th", "2030-06-15"],
  ["oh he is ill, Friday works better", "2030-06-07"],
])("“%s” moves the task, and nothing is done", (message, day) => {
  expect(play("add a task: call the notary, tomorrow", message)).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: day, status: null } } },
  ]);
});

test.each(["he is out", "Oda is out"])("“%s” finishes no task", (message) => {
  expect(tools("add a task: call the notary, tomorrow", message)).not.toContain("update_task");
});

test("a newsletter that is out is sent", () => {
  expect(play("add a task: send the newsletter, tomorrow", "the newsletter is out")).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
  ]);
});
