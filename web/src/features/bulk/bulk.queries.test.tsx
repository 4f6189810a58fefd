import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { foundersQuery } from "@/features/founders/founders.queries";
import { createQueryClient } from "@/lib/query-client";
import { takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { aPersonRow } from "@/testing/person-row";
import { runHook } from "@/testing/run-hook";
import { useRefreshSelected, useSetSelected } from "./bulk.queries";

const undoId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c13";
const everybody = {
  ...{ count: 2_500, total: 2_500, people: {}, rows: [] },
  ...{ has: () => true, selectEveryone: () => undefined, clear: () => undefined },
};

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

test("many are put back step by step, and how far that is is said until it ends", async () => {
  let left = 2_500;
  const said: string[] = [];
  const asked = fakeServer({
    "rpc/set_people": () => ({ json: { count: 2_500, undoId } }),
    "rpc/undo": () => {
      const of = Math.min(left, 1_000);
      left -= of;
      return { json: { count: of, of, left } };
    },
  });
  const client = createQueryClient(() => undefined);
  const setting = runHook(client, useSetSelected);
  const field = { id: "company", label: "Company" } as const;
  await act(() => setting.current.mutateAsync({ selected: everybody, field, value: "Acme" }));
  const listen = toastStore.subscribe(() => said.push(...toastStore.read().map(({ text }) => text)));
  takeBack(client);
  await waitFor(() => expect(said).toContain("Undone: Company changed for 2,500 people."));
  listen();
  expect(asked.filter((call) => call.endsWith("rpc/undo"))).toHaveLength(3);
  expect(said).toContain("Restoring 1,000 of 2,500 people…");
  expect(said).toContain("Restoring 2,000 of 2,500 people…");
  expect(toastStore.read().map(({ text }) => text)).not.toContain("Restoring 2,000 of 2,500 people…");
  expect(undoStackOf(client).last()).toBeNull();
});

test("people who could not be queued are not shown as waiting, whether the lists can be read again or not", async () => {
  const client = createQueryClient(() => undefined);
  const { queryKey } = foundersQuery();
  client.setQueryData(queryKey, { rows: [aPersonRow()], next: null, total: 1 });
  fakeServer({ "rpc/refresh_people": () => ({ status: 500, json: {} }) });
  const refreshing = runHook(client, useRefreshSelected);
  await act(() => refreshing.current.mutateAsync(everybody).catch(() => undefined));
  expect(client.getQueryData(queryKey)?.rows.map(({ freshness }) => freshness.state)).toEqual(["fresh"]);
});
