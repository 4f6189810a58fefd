import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Nadja Brandt", stage: "Lead" },
    { name: "Pau Ferrer", stage: "Meeting" },
    { name: "Sam Kerr", stage: "Lead" },
    { name: "Sam Olsen", stage: "Lead" },
  ],
  stages: ["Lead", "Meeting", "Trial", "Closed"],
  statuses: ["Active", "Paused"],
  columns: [{ label: "Berths", type: "number" }],
};
const played = () => new PlayedConversation(HAVING);
const [nadja, pau, , olsen] = played().people.map(({ id }) => id);
const after = (first: string, then: string) => {
  const talk = played();
  talk.say(first);
  return talk.say(then);
};
const LEADS = ["no,", "oops, wrong person.", "not her, the other one:", "sorry, not her,", "wrong one,"];

test.each(
  LEADS.flatMap((lead) => ["Pau to Closed", "Pau Ferrer should be in Closed"].map((rest) => `${lead} ${rest}`)),
)("after a stage of someone, %j gives someone else a stage of their own", (then) =>
  expect(after("move Nadja to Trial", then).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { founderId: pau, patch: { stage: "Closed" } } },
  ]),
);
test.each(["no, Pau's to 30", "not her, Pau is 30"])(
  "after a number of someone, %j gives someone else theirs",
  (then) =>
    expect(after("set Nadja's berths to 20", then).changes).toMatchObject([
      { tool: "take_back" },
      { tool: "set_custom_value", input: { founderId: pau, value: "30" } },
    ]),
);
test("someone else alone gets what was set", () =>
  expect(after("move Nadja to Trial", "no, Pau").changes).toMatchObject([
    { tool: "take_back" },
    { input: { founderId: pau, patch: { stage: "Trial" } } },
  ]));
test("what goes on with someone else takes nothing back", () =>
  expect(after("move Nadja to Trial", "and Pau to Closed").changes.map(({ tool }) => tool)).toEqual([
    "update_founder",
  ]));
test.each(["no, Pau has a new boat", "sorry, Pau said he is in Palma", "no Pau wants two berths"])(
  "%j is news of someone else, and moves nothing to them",
  (then) => {
    const { changes } = after("move Nadja to Trial", then);
    expect(changes.filter(({ input }) => input["founderId"] === pau && "patch" in input)).toEqual([]);
  },
);
test.each([
  ["remind me to call Sam Kerr on Friday", "and the other Sam on Thursday", "Call Sam Olsen", "2030-06-06"],
  ["remind me to call Sam Kerr on Friday", "and the other one on Thursday", "Call Sam Olsen", "2030-06-06"],
  ["remind me to call Sam Kerr on Friday", "the same for Sam Olsen on 20 June", "Call Sam Olsen", "2030-06-20"],
])("after %j, %j is a second task on its own day", (first, then, title, dueDate) =>
  expect(after(first, then).changes).toMatchObject([
    { tool: "create_task", input: { title, dueDate, founderId: olsen } },
  ]),
);
test("a task that goes to someone else goes to their day", () =>
  expect(after("remind me to call Sam Kerr on Friday", "no, the other Sam on Thursday").changes).toMatchObject([
    { tool: "take_back" },
    { tool: "create_task", input: { founderId: olsen, dueDate: "2030-06-06" } },
  ]));
test("of several who are called so none is taken", () => {
  const talk = new PlayedConversation({ people: [...(HAVING.people ?? []), { name: "Sam Ito" }] });
  talk.say("remind me to call Sam Kerr on Friday");
  expect(talk.say("and the other Sam on Thursday").changes).toEqual([]);
});
test("someone who is left alone is as before", () => {
  for (const then of [
    "hmm, actually leave her as she was",
    "leave it as it was",
    "no, as before please",
    "go back to how it was",
    "actually, let's leave things as they were",
  ])
    expect(after("move Nadja to Trial", then).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  expect(after("who is in Lead?", "leave her as she was").changes).toEqual([]);
  expect(nadja).toBeDefined();
});
test.each([
  ["not tomorrow, next Friday the 14th", "2030-06-14"],
  ["not tomorrow, Friday", "2030-06-07"],
  ["Friday, not tomorrow", "2030-06-07"],
  ["no not on the 4th - on the 6th please", "2030-06-06"],
])("%j is another day of the task", (then, dueDate) =>
  expect(after("remind me to oil the winch tomorrow", then).changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate } } },
  ]),
);

describe("someone else, with more words than who is meant", () => {
  const talk = new PlayedConversation({
    ...HAVING,
    columns: [
      { label: "Berths", type: "number" },
      { label: "Class", type: "select", options: ["Gold", "Silver"] },
      { label: "Visit", type: "date" },
      { label: "Insured", type: "boolean" },
    ],
  });
  test.each([
    ["set Nadja's berths to 20", "no wait, Pau: 30 and Sam Kerr: 10"],
    ["set Nadja's berths to 20", "oh no, Pau gets 30 too"],
    ["set Nadja's berths to 20", "oops, Nadja 10 minutes late"],
    ["set Nadja's class to Gold", "no, Pau must be Silver by now"],
    ["set Nadja's class to Gold", "sorry, Pau is not Silver"],
    ["set Nadja's insured to yes", "no, Pau is not"],
    ["set Nadja's visit to Friday", "oops, Pau is back on Monday"],
    ["set Nadja's visit to Friday", "sorry, Pau on Monday is ill"],
    ["remind me to call Nadja on Friday", "sorry, Pau, he is off until Thursday"],
    ["remind me to call Nadja on Friday", "no, Nadja, she comes back on Monday"],
    ["remind me to buy 12 buoys on Friday", "10, sorry"],
    ["remind me to ring the yard at 10 on Friday", "11, sorry"],
  ])("after %j, %j changes nothing", (first, then) => {
    talk.say(first);
    expect(talk.say(then).changes).toEqual([]);
  });
  test.each([
    "no, Pau",
    "sorry I meant Pau",
    "not Nadja, Pau",
    "that was for Pau",
    "wrong person, that belongs to Pau",
  ])("%j is who is meant", (then) => {
    talk.say("set Nadja's berths to 20");
    expect(talk.say(then).changes).toMatchObject([{ tool: "take_back" }, { input: { founderId: pau, value: "20" } }]);
  });
  test("“should be called tomorrow” gives no task a name", () => {
    const tasks = [{ title: "Varnish the oars", founderName: "Pau Ferrer" }];
    const own = new PlayedConversation({ ...HAVING, tasks });
    own.say("move Nadja to Trial");
    expect(own.say("wrong one, Pau should be called tomorrow").changes.map(({ tool }) => tool)).not.toContain(
      "update_task",
    );
  });
});
