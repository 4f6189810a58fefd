import { expect, test } from "vitest";
import { afterClosing, partNamed, readProgress, storedProgress } from "./walkthrough-parts";

test("closing the screen tour opens the extension, closing that the phone, and closing the phone ends it", () => {
  expect([1, 2, 3].map(afterClosing)).toEqual([
    { status: "at", step: 2 },
    { status: "at", step: 3 },
    { status: "ended" },
  ]);
});

test("finds its place again, and starts over when it cannot", () => {
  for (const progress of [{ status: "at", step: 3 }, { status: "ended" }] as const)
    expect(readProgress(storedProgress(progress))).toEqual(progress);
  for (const stored of ["", "0", "4", "1.5", "x"]) expect(readProgress(stored)).toEqual({ status: "at", step: 1 });
});

test("knows the parts that Help asks for by name, and no other", () => {
  expect(["screen", "extension", "phone", "constructor", null].map(partNamed)).toEqual([
    "screen",
    "extension",
    "phone",
    null,
    null,
  ]);
});
