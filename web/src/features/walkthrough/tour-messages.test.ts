import { expect, test } from "vitest";
import { readFromTour } from "./tour-messages";

// Only identity counts: no method of these windows is called.
const frame = { name: "the tour" } as Window;
const stranger = { name: "someone else" } as Window;

test("reads what the tour's own window says", () => {
  expect(readFromTour({ source: frame, data: { type: "tour-close" } }, frame)).toEqual({ type: "tour-close" });
  const scene = { type: "tour-scene", scene: 0, scenes: 5 };
  expect(readFromTour({ source: frame, data: scene }, frame)).toEqual(scene);
});

test("ignores every other window, and a frame that is gone", () => {
  const data = { type: "tour-close" };
  expect(readFromTour({ source: stranger, data }, frame)).toBeNull();
  expect(readFromTour({ source: null, data }, null)).toBeNull();
});

test.each([
  null,
  "tour-close",
  { type: "tour-delete-everything" },
  { type: "tour-close", and: "more" },
  { type: "tour-scene", scene: -1, scenes: 5 },
  { type: "tour-scene", scene: "0", scenes: 5 },
])("ignores %j, which is no message of ours", (data) => {
  expect(readFromTour({ source: frame, data }, frame)).toBeNull();
});
