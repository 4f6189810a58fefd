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

test.each([0, 1])("the queue is asked about every 5 s, with %s jobs running", async (running) => {
  const asked = fakeServer({ "rpc/refresh_status": () => ({ json: aRefreshStatus({ running, total: running }) }) });
  const client = createQueryClient(() => undefined);
  runHook(client, () => useQuery(refreshStatusQuery));
  await pass(100);
  for (const times of [1, 2, 3, 4]) {
    expect(asked).toHaveLength(times);
    await pass(5_000);
  }
});
