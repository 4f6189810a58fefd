import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READING_MS, toast, toastStore } from "./toast";

const said = () => toastStore.read().map(({ text }) => text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  while (toastStore.read().length > 0) toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  vi.useRealTimers();
});

test("one message is shown at a time: the newest", () => {
  toast.good("Company updated");
  toast.good("Email updated");
  expect(said()).toEqual(["Email updated"]);
});

test("an error is not replaced before it could be read; the newest of the others follows it", () => {
  toast.bad("Failed to save note. Please try again.");
  toast.good("Company updated");
  toast.good("Email updated");
  vi.advanceTimersByTime(READING_MS - 1);
  expect(said()).toEqual(["Failed to save note. Please try again."]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(["Email updated"]);
});

test("no error is lost, however fast they come, and they go before good news", () => {
  toast.bad("One failed.");
  toast.good("Email updated");
  toast.bad("Two failed.");
  toast.bad("Three failed.");
  const seen = [said()];
  for (let shown = 0; shown < 3; shown += 1) {
    vi.advanceTimersByTime(READING_MS);
    seen.push(said());
  }
  expect(seen.flat()).toEqual(["One failed.", "Two failed.", "Three failed.", "Email updated"]);
});

test("an error that was read gives way at once, and so does one that is dismissed", () => {
  toast.bad("One failed.");
  vi.advanceTimersByTime(READING_MS);
  toast.good("Email updated");
  expect(said()).toEqual(["Email updated"]);
  const id = toast.bad("Two failed.");
  toast.good("Company updated");
  toastStore.dismiss(id);
  expect(said()).toEqual(["Company updated"]);
});

test("the same sentence again is the same message, told again", () => {
  const first = toast.bad("One failed.");
  const second = toast.bad("One failed.");
  expect(toastStore.read().map(({ id }) => id)).toEqual([second]);
  expect(second).not.toBe(first);
});

test("what says how far something is changes in place, and is gone when that ends", () => {
  const progress = toast.progress();
  progress.say("Loading 10 rows…");
  progress.say("Loading 20 rows…");
  expect(said()).toEqual(["Loading 20 rows…"]);
  progress.end();
  expect(said()).toEqual([]);
  toast.bad("One failed.");
  progress.say("Loading 30 rows…");
  progress.end();
  vi.advanceTimersByTime(READING_MS);
  // Nothing waits any more, so the error stays until it is dismissed.
  expect(said()).toEqual(["One failed."]);
});
