import { expect, test } from "vitest";
import type { StepRequest } from "../../assistant-model.ts";
import { NOTHING_SAID } from "../reading.ts";
import type { Call, Person } from "../script.ts";
import { extremeOfList } from "./extreme-of-list.ts";

const LIST = ["a1", "b2", "c3"].map((id) => ({ kind: "person" as const, id, name: `Name ${id}` }));
const COLUMNS = [
  { id: "looms", label: "Looms", type: "number" as const, options: [] },
  { id: "fee", label: "Fee", type: "number" as const, options: [] },
  { id: "dye", label: "Dye", type: "text" as const, options: [] },
];
const asked: unknown[] = [];
const found =
  (people: readonly Person[]): Call =>
  (_, input) => {
    asked.push(input);
    return { founders: [...people] };
  };
const person = (id: string, value: number): Person => ({
  ...{ id, name: `Name ${id}`, company: null },
  customFieldValues: [
    { fieldId: "looms", value },
    { fieldId: "fee", value },
  ],
});
const meant = (message: string, people = [person("b2", 1), person("a1", 4)], answer = "3 people:") =>
  extremeOfList({
    request: {
      ...{ message, history: [{ role: "assistant", content: answer }], state: { ...NOTHING_SAID, list: LIST } },
    } as unknown as StepRequest,
    columns: COLUMNS,
    call: found(people),
  });

test.each([
  ["park the one with the lowest priority", "park Name b2", "priorityScore", "ascending"],
  ["move the person with the most looms to Closed", "move Name b2 to Closed", "looms", "descending"],
  ["give the cheapest of those priority 75", "give Name b2 priority 75", "fee", "ascending"],
  ["note on the one with the highest fee: call first", "note on Name b2: call first", "fee", "descending"],
])("%j", (said, order, column, direction) => {
  asked.length = 0;
  const people =
    column === "priorityScore"
      ? [
          { ...person("b2", 1), priorityScore: 3 },
          { ...person("a1", 1), priorityScore: 9 },
        ]
      : undefined;
  expect(meant(said, people)?.message).toBe(order);
  expect(asked).toMatchObject([{ ids: ["a1", "b2", "c3"], sort: { column, direction } }]);
});
test.each([
  "who is the one with the lowest priority?",
  "park the one with the lowest dye",
  "park the one with the loudest voice",
  "buy the cheapest ticket",
])("%j is left as it is", (said) => {
  expect(meant(said)).toBeNull();
});
test("two with the same number, and a list that was cut, leave it open", () => {
  expect(meant("park the one with the fewest looms", [person("a1", 2), person("b2", 2)])).toBeNull();
  expect(meant("park the one with the fewest looms", undefined, "30 people:\n- and 20 more")).toBeNull();
});
