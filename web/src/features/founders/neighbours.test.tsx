import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { aPersonRow } from "@/testing/person-row";
import { renderInApp } from "@/testing/render";
import { EVERYBODY, foundersQuery } from "./founders.queries";
import { rememberList, rememberShown, useNeighbours, useReturnedFrom } from "./neighbours.queries";

const ids = ["1", "2", "3"].map((end) => `0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c0${end}`) as [string, string, string];
const [first, second, third] = ids;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function neighboursOf(personId: string) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(foundersQuery(EVERYBODY).queryKey, {
    rows: ids.map((id) => aPersonRow({ id })),
    next: null,
    total: ids.length,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNeighbours(personId), { wrapper }).result.current;
}

test("are those of the last list on screen, with the link back to it", () => {
  expect(neighboursOf(second)).toMatchObject({ previous: null, next: null, place: null, back: { path: "/people" } });
  rememberList({ kind: "table", view: EVERYBODY });
  expect(neighboursOf(second)).toMatchObject({ previous: first, next: third, place: { number: 2, of: 3 } });
  expect(neighboursOf(third)).toMatchObject({ previous: second, next: null });
  rememberList({ kind: "others", path: "/reach-out", label: "Reach out", ids: [third, first] });
  expect(neighboursOf(first)).toMatchObject({ previous: third, next: null, back: { path: "/reach-out" } });
  // For someone who is not in it, only the link back is known.
  expect(neighboursOf(second)).toMatchObject({ previous: null, next: null, place: null });
});

test("the person who was shown last is given once, to a list that had to wait for its code too", async () => {
  rememberShown(second);
  const code = Promise.withResolvers<{ default: () => null }>();
  const Late = lazy(() => code.promise);
  const seen: (string | null)[] = [];
  function List() {
    const from = useReturnedFrom();
    useEffect(() => void seen.push(from), [from]);
    return <Late />;
  }
  const inTurn = () =>
    renderInApp(
      <Suspense>
        <List />
      </Suspense>,
    );
  const { unmount } = inTurn();
  expect(seen).toEqual([]);
  code.resolve({ default: () => null });
  await expect.poll(() => seen).toEqual([second]);
  unmount();
  inTurn();
  await expect.poll(() => seen).toEqual([second, null]);
});

test("what storage holds is no list unless it is one", () => {
  for (const text of ["{", "null", '{"kind":"others"}', '{"kind":"table","view":{"filters":"all"}}']) {
    sessionStorage.setItem("tracker-list:nobody", text);
    expect(neighboursOf(second)).toMatchObject({ place: null, back: { path: "/people" } });
  }
});
