import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { aPersonRow } from "@/testing/person-row";
import { runHook } from "@/testing/run-hook";
import { EVERYBODY, foundersQuery, useMoreFounders } from "./founders.queries";

const idAt = (place: number) => `0d9c7f5e-1f7c-4f0e-9a57-00000000000${place}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("someone who moved up while the pages were loaded is not missing at the end of the list for ever", async () => {
  const client = createQueryClient(() => undefined);
  const { queryKey } = foundersQuery();
  const rows = [1, 2].map((place) => aPersonRow({ id: idAt(place) }));
  // All that come after were loaded, and still there is one too few.
  client.setQueryData(queryKey, { rows, next: null, total: 3 });
  const row = (place: number) => ({ ...aFounderRow({ id: idAt(place) }), refresh_state: null });
  let pages = 0;
  const asked = fakeServer({
    "rpc/list_people": () =>
      (pages += 1) === 1
        ? { json: { rows: [row(3), row(1)], total: 3, next: { key: "2026", id: idAt(1) } } }
        : { json: { rows: [row(2)], total: 3, next: null } },
  });
  const more = runHook(client, () => useMoreFounders(EVERYBODY));
  await act(() => more.current.mutateAsync());
  const list = client.getQueryData(queryKey);
  expect([list?.rows.map(({ id }) => id), list?.total]).toEqual([[3, 1, 2].map(idAt), 3]);
  // Now it is whole: nothing more is asked for.
  await act(() => more.current.mutateAsync());
  expect(asked).toHaveLength(2);
});
