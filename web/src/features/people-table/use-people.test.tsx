import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
  changeLists,
  EVERYBODY,
  foundersQuery,
  type PeopleView,
  withChanged,
} from "@/features/founders/founders.queries";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { aPersonRow } from "@/testing/person-row";
import { usePeople } from "./use-people";

const ID = "0d9c7f5e-1f7c-4f0e-9a57-000000000001";
const byName: PeopleView = { ...EVERYBODY, sort: { column: "name", direction: "ascending" } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is changed while another order is on its way is shown in the one before, and then in that one", async () => {
  const client = createQueryClient(() => undefined);
  const rows = [aPersonRow({ id: ID, company: "Acme" })];
  client.setQueryData(foundersQuery(EVERYBODY).queryKey, { rows, next: null, total: 1 });
  let arrive: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  const row = { ...aFounderRow({ id: ID, company: "Globex" }), refresh_state: null };
  fakeServer({ "rpc/list_people": () => ({ after, json: { rows: [row], total: 1, next: null } }) });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(usePeople, { wrapper, initialProps: EVERYBODY });
  const companies = () => result.current.rows.map(({ company }) => company);
  rerender(byName);
  expect([companies(), result.current.isChanging]).toEqual([["Acme"], true]);
  act(() => {
    changeLists(client, (list) => withChanged(list, (one) => ({ ...one, company: "Initech" })));
  });
  await expect.poll(companies).toEqual(["Initech"]);
  expect(result.current.isChanging).toBe(true);
  arrive();
  await expect.poll(companies).toEqual(["Globex"]);
  expect(result.current.isChanging).toBe(false);
});
