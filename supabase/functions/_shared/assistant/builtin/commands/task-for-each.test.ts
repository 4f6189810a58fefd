import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const PEOPLE = ["Ines Marrow", "Ravi Patel", "Zoë Lind"];
const play = (message: string) =>
  new PlayedConversation({ people: PEOPLE.map((name) => ({ name })) }).say(message).changes;

const ORDERS = [
  "make me a task 'TITLE' for each of WHO, due 14 December",
  "add a task TITLE for WHO each, due 14 December",
  "a reminder to TITLE for each of WHO by 14 December",
  "I need a task called “TITLE” for each of WHO on 14 December",
];
const TITLES = ["Send the card", "Water the herbs"];
const WHO = ["Ines and Zoë", "Ines Marrow, Ravi and Zoë", "Ravi, Zoë Lind and Ines"];
const all = ORDERS.flatMap((order) =>
  TITLES.flatMap((title) => WHO.map((who) => [order.replace("TITLE", title).replace("WHO", who), title, who] as const)),
);
test.each(all)("%j is a task with each of them", (order, title, who) => {
  const made = play(order);
  expect(made).toHaveLength(who.split(/, | and /u).length);
  for (const { input } of made) expect(input).toMatchObject({ title, dueDate: "2030-12-14" });
  expect(new Set(made.map(({ input }) => input["founderId"])).size).toBe(made.length);
});

test("a year-end call has the day that it is due on", () =>
  expect(play("task for Ravi: year-end call, due 14 December")).toMatchObject([
    { input: { title: "Year-end call", dueDate: "2030-12-14" } },
  ]));
test("what is for several people is one task", () =>
  expect(play("add a task to buy gifts for Ines and Ravi by Friday")).toHaveLength(1));

test.each(["", ", each by 14 December", " each, due 14 December", ", each on Friday"])(
  "“… for Ines and Ravi%s” is one each where it says so",
  (each) => expect(play(`add a task to bake a loaf for Ines and Ravi${each}`)).toHaveLength(each === "" ? 1 : 2),
);
const NOT_EACH = [
  [", each month", { title: "Bake a loaf for Ines and Ravi", recurrence: "monthly" }],
  [" each day", { title: "Bake a loaf for Ines and Ravi", recurrence: "daily" }],
  [", each week", { title: "Bake a loaf for Ines and Ravi", recurrence: "weekly" }],
  [", each brings flour", { title: "Bake a loaf for Ines and Ravi, each brings flour" }],
  [" each weighing 900 g", { title: "Bake a loaf for Ines and Ravi each weighing 900 g" }],
  [", each in its own tin", { title: "Bake a loaf for Ines and Ravi, each in its own tin" }],
] as const;
test.each(NOT_EACH)("“a task to bake a loaf for Ines and Ravi%s” is one task", (each, input) =>
  expect(play(`a task to bake a loaf for Ines and Ravi${each}`)).toMatchObject([{ input }]),
);
