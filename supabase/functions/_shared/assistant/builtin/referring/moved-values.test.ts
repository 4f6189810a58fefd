import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", company: "Rye & Co", stage: "Lead", values: { "Next visit": "2030-06-20", Hull: "Oak" } },
    { name: "Callum Reid", company: "Reid Boats", stage: "Meeting", values: { Hull: "Steel" } },
    { name: "Anna Weiss", company: "Werft Bo", stage: "Lead" },
  ],
  tasks: [{ title: "Order planks", dueDate: "2030-06-10" }],
  columns: [
    { label: "Next visit", type: "date" as const },
    { label: "Crew", type: "number" as const },
    { label: "Hull", type: "select" as const, options: ["Oak", "Steel"] },
  ],
};
const played = (message: string) => new PlayedConversation(having).say(message);
const { people, columns, tasks } = new PlayedConversation(having);
const [petra, callum] = people.map(({ id }) => id);
const [visit, crew, hull] = columns.map(({ id }) => id);

test.each([
  ["Petra's next visit should be a week later", "2030-06-27"],
  ["Petra's next visit should be two days earlier", "2030-06-18"],
  ["Petra's next visit should happen a month later", "2030-07-20"],
  ["The next visit for Petra should be three days sooner", "2030-06-17"],
  ["Petra's next visit must be a week earlier", "2030-06-13"],
  ["Petra's next visit needs to be ten days later", "2030-06-30"],
])("%j counts from the day that is stored", (message, value) =>
  expect(played(message).changes).toMatchObject([
    { tool: "set_custom_value", input: { founderId: petra, fieldId: visit, value } },
  ]),
);
test("a day that is not there cannot be moved", () =>
  expect(played("Anna's next visit should be a week later").changes).toEqual([]));
test.each([
  ["the planks should be a week later", "2030-06-17"],
  ["Order planks should be due two days later", "2030-06-12"],
  ["the planks should be due tomorrow", "2030-06-04"],
])("%j moves the task from its own day", (message, dueDate) =>
  expect(played(message).changes).toMatchObject([
    { tool: "update_task", input: { taskId: tasks[0]?.id, patch: { dueDate } } },
  ]),
);
test("a day that is told is that day", () =>
  expect(played("Petra's next visit should be on 4 July").changes).toMatchObject([{ input: { value: "2030-07-04" } }]));

test.each([
  ["set petra's crew to twenty one and a half", "21.5"],
  ["set petra's crew to three and a half", "3.5"],
  ["crew for petra is seven point five", "7.5"],
  ["set petra's crew to a dozen", "12"],
  ["set petra's crew to half a dozen", "6"],
  ["set petra's crew to two and a quarter", "2.25"],
  ["petra's crew is now fifteen and three quarters", "15.75"],
  ["set petra's crew to one hundred and twenty", "120"],
])("%j is %s", (message, value) =>
  expect(played(message).changes).toMatchObject([{ tool: "set_custom_value", input: { fieldId: crew, value } }]),
);

const SWAPPED = {
  one: { founderId: petra, patch: { stage: "Meeting" } },
  two: { founderId: callum, patch: { stage: "Lead" } },
};
test.each([
  "swap the stages of Petra and Callum",
  "swap Petra and Callum's stages",
  "please switch the stages of Petra and Callum around",
  "exchange Petra's stage with Callum's",
  "tausche die Phasen von Petra und Callum",
  "intercambia las etapas de Petra y Callum",
])("%j gives each what the other has", (message) => {
  const { changes } = played(message);
  expect(changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        input: expect.objectContaining({
          ...SWAPPED.one,
          patch: expect.objectContaining(SWAPPED.one.patch) as object,
        }) as object,
      }),
      expect.objectContaining({
        input: expect.objectContaining({
          ...SWAPPED.two,
          patch: expect.objectContaining(SWAPPED.two.patch) as object,
        }) as object,
      }),
    ]),
  );
});
test("a column, and a company with marks in its name", () => {
  expect(played("swap the hulls of Petra and Callum").changes).toMatchObject([
    { input: { founderId: petra, fieldId: hull, value: "Steel" } },
    { input: { founderId: callum, fieldId: hull, value: "Oak" } },
  ]);
  expect(played("swap the companies of Petra and Callum").changes).toMatchObject([
    { input: { patch: { company: "Reid Boats" } } },
    { input: { patch: { company: "Rye & Co" } } },
  ]);
});
test.each(["swap Petra", "swap Petra and Callum", "Petra swapped stages with Callum"])(
  "%j changes nothing",
  (message) => expect(played(message).changes.filter(({ held }) => held === null)).toEqual([]),
);
