import { expect, test } from "vitest";
import { isOfOpening, type Opening } from "./opening-gesture";

const opening: Opening = { point: { x: 100, y: 100 }, at: 0 };
const press = (given: { x?: number; y?: number; at: number; hasMoved?: boolean }) => ({
  ...{ x: 100, y: 100, hasMoved: false },
  ...given,
});

test.each([20, 130, 300, 450])("the second click of a double click, %i ms after the first, is of the opening", (at) => {
  expect(isOfOpening(opening, 5, press({ at }))).toBe(true);
});

test("a press elsewhere, or later, is meant for the editor", () => {
  expect(isOfOpening(opening, 5, press({ y: 140, at: 130 }))).toBe(false);
  expect(isOfOpening(opening, 5, press({ at: 600 }))).toBe(false);
});

test("what appears late under a resting pointer was not aimed at; once the pointer was moved to it, it is", () => {
  expect(isOfOpening(opening, 900, press({ y: 140, at: 950 }))).toBe(true);
  expect(isOfOpening(opening, 900, press({ y: 140, at: 950, hasMoved: true }))).toBe(false);
  expect(isOfOpening(opening, 900, press({ y: 140, at: 1_300 }))).toBe(false);
});

test("an editor that a menu opened is not chosen in by the press on the menu; one that a key opened, at once", () => {
  expect(isOfOpening({ point: null, at: 0 }, 20, press({ at: 100 }))).toBe(true);
  expect(isOfOpening({ point: null, at: 0 }, 20, press({ at: 400 }))).toBe(false);
  expect(isOfOpening(null, 20, press({ at: 25 }))).toBe(false);
});
