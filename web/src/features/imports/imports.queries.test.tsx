import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
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

test("someone far down who an import changed is not kept in a long list as they were", async () => {
  const client = createQueryClient(() => undefined);
  const list = longList(client);
  fakeServer({ ...list.answers, "rpc/run_import": () => ({ json: progress }) });
  const running = runHook(client, useRunImport);
  act(() => running.current(importId));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(await list.keepsItsEnd()).toBe(false);
});

describe("an import that is over already", () => {
  /** Runs an import whose next chunk is refused, as it is after the answer to the last one was lost. */
  async function run(after: { status: number; state: string }) {
    const client = createQueryClient(() => undefined);
    const list = longList(client);
    fakeServer({
      ...list.answers,
      "rpc/run_import": () => ({ status: after.status, json: { code: `PT${after.status}`, message: "No more." } }),
      "rpc/import_progress": () => ({ json: { ...progress, state: after.state } }),
    });
    const running = runHook(client, useRunImport);
    act(() => running.current(importId));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    const [last] = client.getMutationCache().getAll().slice(-1);
    return { said: last?.state.status, isLeft: sessionStorage.length > 0 };
  }

  test("is done, no matter who took in its last rows, and is not offered again", async () => {
    expect(await run({ status: 409, state: "done" })).toEqual({ said: "success", isLeft: false });
  });
  test("is not offered again either when it is not there any more", async () => {
    expect(await run({ status: 404, state: "done" })).toEqual({ said: "error", isLeft: false });
  });
  test("but is when it cannot be told", async () => {
    expect(await run({ status: 500, state: "running" })).toEqual({ said: "error", isLeft: true });
  });
});
