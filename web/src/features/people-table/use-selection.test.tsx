import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PeopleView } from "@/features/founders/founders.queries";
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
  const list = { rows, total: 340 };
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
