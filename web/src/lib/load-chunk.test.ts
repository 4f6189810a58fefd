import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./load-chunk";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("hands over what was loaded", async () => {
  await expect(loadChunk(() => Promise.resolve("part"))).resolves.toBe("part");
});

test("reports a part that failed to load as a chunk load error", async () => {
  const failed = loadChunk(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
});

test("gives up on a part after 120 seconds", async () => {
  let outcome = "waiting";
  loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
    outcome = error instanceof ChunkLoadError ? error.message : "something else";
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe("A part of Tracker took too long to load.");
});
