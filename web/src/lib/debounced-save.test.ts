import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debouncedSave } from "./debounced-save";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("saves the last of several values once, after a pause", () => {
  const saved: number[] = [];
  const later = debouncedSave<number>((value) => saved.push(value), 500);
  later.push(1);
  vi.advanceTimersByTime(400);
  later.push(2);
  vi.advanceTimersByTime(499);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(saved).toEqual([2]);
});

test("a flush saves at once what waits, and only once", () => {
  const saved: number[] = [];
  const later = debouncedSave<number>((value) => saved.push(value), 500);
  later.flush();
  later.push(1);
  later.flush();
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([1]);
});
