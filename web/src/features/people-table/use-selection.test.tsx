import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EVERYBODY, type PeopleView } from "@/features/founders/founders.queries";
import { createQueryClient } from "@/lib/query-client";
import { aPersonRow } from "@/testing/person-row";
import { runHook } from "@/testing/run-hook";
import { useSelection } from "./use-selection";

const view: PeopleView = {
  filters: [{ column: "stage", is: "any_of", options: ["Lead"] }],
  search: "",
  sort: null,
};

afterEach(cleanup);

test("everybody that match does not mean people of another list, who may be kept from before", () => {
  const rows = ["a", "b"].map((id) => aPersonRow({ id }));
  const list = { rows, total: 340, isChanging: false };
  const found = runHook(
    createQueryClient(() => undefined),
    () => useSelection(view, list),
  );
  act(() => found.current.selected.selectEveryone());
  const { selected } = found.current;
  expect([selected.count, selected.has("a"), selected.has("in another list")]).toEqual([340, true, false]);
  act(() => found.current.actions.toggle("b", false));
  expect([found.current.selected.count, found.current.selected.has("b")]).toEqual([339, false]);
});

const acme: PeopleView = { ...EVERYBODY, search: "acme" };
const people = ["a", "b"].map((id) => aPersonRow({ id }));

/** The selection in a view; `show` gives it another view or list. */
function selecting() {
  const first = { view: EVERYBODY, list: { rows: people, total: 2, isChanging: false } };
  const { result, rerender } = renderHook(({ view, list }) => useSelection(view, list), { initialProps: first });
  return { now: () => result.current, show: (given: Partial<typeof first>) => rerender({ ...first, ...given }) };
}

test("nobody of the view before can be selected while the people of another search are on their way", () => {
  const { now, show } = selecting();
  show({ view: acme, list: { rows: people, total: 2, isChanging: true } });
  act(() => now().actions.toggle("a", false));
  act(() => now().actions.toggleAll());
  act(() => now().actions.extend());
  expect([now().selected.count, now().selected.total]).toEqual([0, 0]);
  show({ view: acme, list: { rows: people.slice(1), total: 1, isChanging: false } });
  expect(now().selected.count).toBe(0);
  act(() => now().actions.toggleAll());
  expect(now().selected.people).toEqual({ ids: ["b"] });
});

test("who is selected stays so while the same people come in another order", () => {
  const { now, show } = selecting();
  act(() => now().actions.extend());
  act(() => now().actions.extend());
  show({
    view: { ...EVERYBODY, sort: { column: "name", direction: "ascending" } },
    list: { rows: people, total: 2, isChanging: true },
  });
  expect([now().selected.count, now().selected.total]).toEqual([2, 2]);
});

test("nobody can be selected before the first people are there", () => {
  const { now, show } = selecting();
  const none = { rows: [], total: 0, isChanging: false };
  show({ list: none });
  expect(now().extent).toBe("nobody");
  act(() => now().actions.extend());
  act(() => now().actions.toggleAll());
  show({});
  expect([now().selected.count, now().extent]).toEqual([0, "none"]);
});
