import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ines Corvo", company: "Faro Boats", owner: "Bea" },
    { name: "Teo Marek", company: "Vrba", owner: "Bea" },
    { name: "Nadia Roux", company: "Quai", owner: "Cole" },
  ],
  owners: ["Bea", "Cole"],
  stages: ["Spotted", "First visit", "Survey", "Signed"],
  statuses: ["Warm", "Quiet"],
  tasks: [{ title: "Paint the hull" }, { title: "Order the mast" }],
  columns: [
    { label: "Quote (k€)", type: "number" as const },
    { label: "Survey due", type: "date" as const },
    { label: "Hull", type: "select" as const, options: ["Steel", "Teak"] },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const fieldsOf = (message: string): Record<string, unknown>[] =>
  play(message).changes.flatMap(({ tool, input }) => {
    const patch: [string, unknown][] =
      tool === "set_custom_value" ? [["value", input["value"]]] : Object.entries(input["patch"] ?? {});
    const isChange = /^(?:update_founders?|set_custom_value)$/u.test(tool);
    return isChange ? [Object.fromEntries(patch.filter(([, value]) => value !== undefined))] : [];
  });

test.each([
  "Ines is happy with 850, so change the quote to that",
  "just out of a meeting with ines, she can do eight hundred and fifty so set the quote to that",
  "Spoke to Ines, she will settle for 850k, please update her quote to that",
])("“to that” is the number before it: %s", (message) => {
  expect(fieldsOf(message)).toEqual([{ value: "850" }]);
});

test.each([
  "Ines met us on 3 May, set the quote to that",
  "Ines said 800 or 850, so change the quote to that",
  "Ines and Teo want 850, so change the quote to that",
])("“to that” of several numbers or people, or of a day, sets nothing: %s", (message) => {
  expect(fieldsOf(message)).toEqual([]);
});

test.each([
  "Ines's survey came in, clear the date there",
  "Ines' survey is done, so take out that date",
  "Ines's survey finally arrived. Can you remove the due date please",
  "Ines's survey has been held, please empty the date",
])("the date of what came is cleared: %s", (message) => {
  expect(fieldsOf(message)).toEqual([{ value: null }]);
});

test.each([
  ["ines corvo put her in first visit under Cole", { stage: "First visit", owner: "Cole" }],
  ["put ines in survey under cole comma status warm", { stage: "Survey", owner: "Cole", status: "Warm" }],
  ["teo marek move him to signed comma priority seventy", { stage: "Signed", priorityScore: 70 }],
])("an order that is dictated: %s", (message, patch) => {
  expect(fieldsOf(message)).toEqual([expect.objectContaining(patch)]);
});

test.each([
  "set ines's priority to 50 no wait teo's priority set teo's priority to 50",
  "set ines's priority to 40 no hang on not that one set teo's priority to 50",
])("an order that is begun again is the second one: %s", (message) => {
  const { changes } = play(message);
  expect(changes).toHaveLength(1);
  expect(changes[0]?.input).toMatchObject({ patch: { priorityScore: 50 } });
});

test("who is only pointed at in the second order stays the one of the first", () => {
  expect(fieldsOf("set Ines to Survey, no wait, set her to Signed")).toEqual([
    expect.objectContaining({ stage: "Signed" }),
  ]);
});

test("a task is moved that was named second", () => {
  const { changes } = play("move the mast no wait not the mast the hull move the hull to the twelfth");
  expect(changes.map(({ input }) => input["dueDate"] ?? (input["patch"] as { dueDate?: string }).dueDate)).toEqual([
    "2030-06-12",
  ]);
});

test.each([
  "1) Ines to Survey 2) Teo stays where he is but priority 80",
  "Ines to Survey. Teo stays put but priority 80",
  "1. Ines to Survey 2. Teo remains as he is, only priority 80",
])("who stays gets what changes, and nobody else does: %s", (message) => {
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(["update_founder", "update_founder"]);
  expect(fieldsOf(message)).toEqual([
    expect.objectContaining({ stage: "Survey" }),
    expect.objectContaining({ priorityScore: 80 }),
  ]);
});

test.each([
  ["Met Teo this morning, first visit done. Owner Cole, raising 650k", ["First visit", "Cole", "650"]],
  ["Teo: owner Cole, raising 1.2 million", ["Cole", "1200"]],
])("a stage that is done and an amount among fields are taken: %s", (message, values) => {
  const said = fieldsOf(message).flatMap((one) => Object.values(one).filter((value) => value !== null));
  expect(said).toEqual(values);
});

test.each([
  ["Ines rang. The survey will be a week late, so 7 July, and she is glad", "2030-07-07"],
  ["Ines says the survey slips two weeks, so 21 June", "2030-06-21"],
  ["Teo's survey is three days late, that's 19 June", "2030-06-19"],
  ["Teo wrote that the survey was pushed back by a month, which makes it the 5th of July", "2030-07-05"],
])("a date behind by how much it moved is the date: %s", (message, value) => {
  const days = fieldsOf(message).map((one) => one["value"]);
  expect(days).toEqual([value]);
});

test.each([
  "note on Ines: owner Cole, raising 650k",
  "note that Ines's survey came in, clear the date there",
  "remind me that Teo stays where he is but priority 80",
])("what a note or a reminder says changes nothing: %s", (message) => {
  expect(fieldsOf(message)).toEqual([]);
});
