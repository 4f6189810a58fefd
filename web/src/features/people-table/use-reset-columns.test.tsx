import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { createQueryClient } from "@/lib/query-client";
import { redo, takeBack } from "@/lib/take-back";
import { fakeServer } from "@/testing/fake-server";
import { runHook } from "@/testing/run-hook";
import { useResetColumns } from "./use-reset-columns";

const hidden = { widths: { name: 300 }, order: [], hidden: ["email"], pinned: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("columns that were reset are as before by undo, and reset again by redo", async () => {
  fakeServer({
    "rpc/read_table_setup": () => ({ json: { preferences: null, fields: [] } }),
    "rpc/save_table_preferences": () => ({ json: null }),
  });
  const client = createQueryClient(() => undefined);
  const table = runHook(client, () => ({ ...useTablePreferences(), ...useResetColumns(client) }));
  const columns = () => table.current.preferences.columns;
  await vi.waitFor(() => expect(table.current.isPending).toBe(false));
  act(() => table.current.change((now) => ({ ...now, columns: hidden })));
  await vi.waitFor(() => expect(columns()).toEqual(hidden));
  act(() => table.current.resetLayout());
  await vi.waitFor(() => expect(columns()).toMatchObject({ widths: {}, hidden: [] }));
  act(() => takeBack(client));
  await vi.waitFor(() => expect(columns()).toEqual(hidden));
  act(() => redo(client));
  await vi.waitFor(() => expect(columns()).toMatchObject({ widths: {}, hidden: [] }));
});
