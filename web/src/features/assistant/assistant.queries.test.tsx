import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { longList } from "@/testing/long-list";
import { runHook } from "@/testing/run-hook";
import { useReadAllAgain } from "./assistant.queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("someone far down who the assistant changed is not kept in a long list as they were", async () => {
  const client = createQueryClient(() => undefined);
  const list = longList(client);
  fakeServer(list.answers);
  const readAllAgain = runHook(client, useReadAllAgain);
  await act(() => readAllAgain.current());
  expect(await list.keepsItsEnd()).toBe(false);
});
