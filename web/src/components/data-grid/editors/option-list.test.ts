import { expect, test } from "vitest";
import { markedAfter, matching, suggestedFor, typedAfter } from "./option-list";

const options = ["Lead", "Meeting set", "Meeting", "Closed", "Été", "Won, later"];

test("arrows go round, Home and End to the ends", () => {
  expect(markedAfter("ArrowDown", 0, options)).toBe(1);
  expect(markedAfter("ArrowDown", 5, options)).toBe(0);
  expect(markedAfter("ArrowDown", -1, options)).toBe(0);
  expect(markedAfter("ArrowUp", 0, options)).toBe(5);
  expect(markedAfter("Home", 2, options)).toBe(0);
  expect(markedAfter("End", 0, options)).toBe(5);
});

test("other keys move nothing", () => {
  const keys = ["Enter", " ", "Tab", "Escape", "l"];
  expect(keys.map((key) => markedAfter(key, 0, options))).toEqual(keys.map(() => null));
});

test("letters and the spaces between them grow one text, which Backspace shortens", () => {
  expect(typedAfter("l", "")).toBe("l");
  expect(typedAfter(" ", "closed")).toBe("closed ");
  expect(typedAfter("Backspace", "m😀")).toBe("m");
  expect(["Enter", "Shift", " ", "Backspace"].map((key) => typedAfter(key, ""))).toEqual([null, null, null, null]);
});

test.each([
  ["l", "Lead"],
  ["cl", "Closed"],
  ["MEETING ", "Meeting"],
  ["meeting s", "Meeting set"],
  ["meet", "Meeting set"],
  ["ete", "Été"],
  ["later", "Won, later"],
  ["zzz", undefined],
  ["leads", undefined],
  [" ", undefined],
  ["", undefined],
])("%j means %j", (typed, option) => {
  expect(options[matching(typed, options)]).toBe(option);
});

const owners = ["Ada Brown", "Bo", "Brünhild", "Cleo Brown", "Dan", "Eve", "Fay", "Gil"];

test.each([
  ["", ["Ada Brown", "Bo", "Brünhild", "Cleo Brown", "Dan", "Eve"]],
  ["br", ["Brünhild", "Ada Brown", "Cleo Brown"]],
  ["BRUN", ["Brünhild"]],
  [" bo ", ["Bo"]],
  ["Bo", []],
  ["zed", []],
])("%j suggests %j", (typed, texts) => {
  expect(suggestedFor(typed, owners)).toEqual(texts);
});
