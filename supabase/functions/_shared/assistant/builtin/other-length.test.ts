import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

// Today is Monday, 3 June 2030.
const having = { people: [{ name: "Ines Okafor" }], tasks: [{ title: "Order larch", dueDate: "2030-06-20" }] };
const last = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.map((turn) => talk.say(turn)).at(-1);
};
test.each([
  ["snooze Order larch by a week", "actually two weeks", "2030-07-04"],
  ["push Order larch back 3 days", "no, five days", "2030-06-25"],
  ["bring Order larch forward by two days", "sorry, 3 days", "2030-06-17"],
  ["remind me to call Ines in a week", "make that two weeks", "2030-06-17"],
  ["remind me to call Ines in a month", "make it two months", "2030-08-03"],
  ["remind me to call Ines on Friday", "make it 2 weeks later", "2030-06-21"],
  ["remind me to call Ines on Friday", "make that in 3 weeks", "2030-06-24"],
])("%j and then %j", (first, then, dueDate) =>
  expect(last(first, then)?.changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate } } }]),
);
test("a length behind a day is asked", () => {
  const said = last("remind me to call Ines on Friday", "make that 3 weeks");
  expect(said?.changes).toEqual([]);
  expect(said?.text).toContain("from today");
});
test.each(["make it every two weeks", "make it every 2 weeks", "make it every other Tuesday"])(
  "%j is no rhythm of a task, and moves nothing",
  (then) => {
    for (const first of ["remind me every Monday to check in with Ines", "remind me to call Ines tomorrow"]) {
      const said = last(first, then);
      expect(said?.changes).toEqual([]);
      expect(said?.text).toContain("Tasks repeat every day, week, month or quarter");
    }
  },
);
test("a rhythm of a task stays one", () =>
  expect(last("remind me to call Ines tomorrow", "make it every week")?.changes).toMatchObject([
    { input: { patch: { recurrence: "weekly" } } },
  ]));
test("a task for someone else names them, however their name is spelt", () => {
  const talk = new PlayedConversation({ people: [{ name: "Siobhán Ní Riain" }, { name: "Leo Brandt" }] });
  talk.say("Task: send the plan to Siobhan tomorrow");
  expect(talk.say("wrong person, for Leo").changes.at(-1)).toMatchObject({ input: { title: "Send the plan to Leo" } });
});
