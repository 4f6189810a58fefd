import { afterEach, expect, test, vi } from "vitest";
import { confirmStore } from "@/lib/confirm";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { FAR_DOWN, longList } from "@/testing/long-list";
import { refreshAll } from "./refresh-all";

afterEach(() => vi.unstubAllGlobals());

test("someone far down, who reading again does not bring, is queued too", async () => {
  const client = createQueryClient(() => undefined);
  const list = longList(client);
  const jobs = [{ id: 1, founderId: FAR_DOWN }];
  const reply = { success: true, queuedJobs: 1, totalProfiles: 1, jobs };
  fakeServer({ ...list.answers, "rpc/request_refresh_all": () => ({ json: reply }) });
  const asking = refreshAll(client, () => undefined);
  confirmStore.read()?.answer(true);
  await asking;
  await list.keepsItsEnd();
  expect(list.farDown()?.freshness.state).toBe("queued");
});
