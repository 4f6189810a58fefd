import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./when-at-rest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scroll = () => document.body.dispatchEvent(new Event("scroll"));

test("what can wait waits for its time, and for the end of scrolling", () => {
  const done = vi.fn();
  whenAtRest(done, 5_000);
  scroll();
  vi.advanceTimersByTime(4_900);
  for (let times = 0; times < 20; times += 1) {
    scroll();
    vi.advanceTimersByTime(500);
  }
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(done).toHaveBeenCalledTimes(1);
  scroll();
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test("without scrolling it comes at its time", () => {
  const done = vi.fn();
  whenAtRest(done, 5_000);
  vi.advanceTimersByTime(4_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});
