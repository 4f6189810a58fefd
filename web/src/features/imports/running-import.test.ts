import { afterEach, expect, test, vi } from "vitest";
import { forgetRunning, interruptedImport, rememberRunning, stopRunning } from "./running-import";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(forgetRunning);

test("an import that runs in this page was not interrupted", () => {
  rememberRunning("1");
  expect(interruptedImport()).toBeNull();
});

test("one that stopped, or that the page before this one ran, was", () => {
  rememberRunning("1");
  stopRunning();
  expect(interruptedImport()).toBe("1");
});

test("one that ended was not", () => {
  rememberRunning("1");
  forgetRunning();
  expect(interruptedImport()).toBeNull();
});
