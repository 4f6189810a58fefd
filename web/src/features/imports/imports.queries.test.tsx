import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { longList } from "@/testing/long-list";
import { runHook } from "@/testing/run-hook";
import { useRunImport } from "./imports.queries";

const importId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const progress = { state: "done", total: 1, uploaded: 1, left: 0, outcomes: { updated: 1 }, expected: {} };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("somebody far down whom an import changed is not kept in a long list as they were", async () => {
  const client = createQueryClient(() => undefined);
  const list = longList(client);
  fakeServer({ ...list.answers, "rpc/run_import": () => ({ json: progress }) });
  const running = runHook(client, useRunImport);
  act(() => running.current(importId));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(await list.keepsItsEnd()).toBe(false);
});
