import { tablePreferencesSchema } from "@contract/table-preferences";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { patchOf, together } from "./preferences-patch";

const columns = { widths: { name: 240 }, order: ["name"], hidden: ["stage"], pinned: [] };
const before = z.parse(tablePreferencesSchema, { columns, showsFilters: true });

test("only what was changed is sent, of the columns too", () => {
  expect(patchOf(before, before)).toEqual({});
  expect(patchOf(before, { ...before, search: "x", sort: null })).toEqual({ search: "x" });
  const wider = { ...columns, widths: { name: 300 } };
  expect(patchOf(before, { ...before, columns: wider, defaultView: null })).toEqual({
    columns: { widths: { name: 300 } },
  });
});

test("several changes are sent as one, the later one of each", () => {
  const sort = { column: "name", direction: "ascending" } as const;
  expect(together({ sort: null, columns: { hidden: [], order: ["a"] } }, { sort, columns: { order: ["b"] } })).toEqual({
    sort,
    columns: { hidden: [], order: ["b"] },
  });
  expect(together({ columns: { hidden: [] } }, { search: "x" })).toEqual({ search: "x", columns: { hidden: [] } });
});
