import { useQuery } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aRefreshStatus } from "@/testing/refresh-status";
import { runHook } from "@/testing/run-hook";
import { refreshStatusQuery } from "./refresh.queries";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("the queue is asked about every 5 s while jobs run, and every 10 s otherwise", async () => {
  let running = 1;
  const asked = fakeServer({ "rpc/refresh_status": () => ({ json: aRefreshStatus({ running, total: 1 }) }) });
  const client = createQueryClient(() => undefined);
  runHook(client, () => useQuery(refreshStatusQuery));
  await pass(100);
  expect(asked).toHaveLength(1);
  await pass(5_000);
  expect(asked).toHaveLength(2);
  running = 0;
  await pass(5_000);
  expect(asked).toHaveLength(3);
  await pass(9_000);
  expect(asked).toHaveLength(3);
  await pass(1_000);
  expect(asked).toHaveLength(4);
});
