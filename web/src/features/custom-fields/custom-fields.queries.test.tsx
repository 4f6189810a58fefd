import { QueryObserver } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { createQueryClient } from "@/lib/query-client";
import { redo, takeBack } from "@/lib/take-back";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { runHook } from "@/testing/run-hook";
import { useAddCustomField, useChangeCustomField, useRemoveCustomField } from "./custom-fields.queries";

const team = { name: "team", label: "Team", type: "text" as const, options: [], required: false };
const id = "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The columns on screen, and a server that has these and refuses to change them. */
function columns(known: object[], stored: object[]) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(customFieldsQuery.queryKey, known as never);
  fakeServer({
    "rpc/read_table_setup": () => ({ json: { preferences: null, fields: stored } }),
    custom_fields: ({ method }) =>
      method === "DELETE"
        ? { json: [] }
        : { status: 409, json: { code: "23505", message: 'violates unique constraint "custom_fields_name_unique"' } },
  });
  const observer = new QueryObserver(client, customFieldsQuery);
  const stop = observer.subscribe(() => undefined);
  const labels = () => observer.getCurrentResult().data?.map(({ label }) => label);
  return { client, labels, stop };
}

test("a column that was added although the answer was lost is there once it is refused a second time", async () => {
  const { client, labels, stop } = columns([], [{ ...team, id, created_at: "2026-11-21T10:00:00Z" }]);
  const adding = runHook(client, useAddCustomField);
  await act(() => expect(adding.current.mutateAsync(team)).rejects.toThrow("There is a field of this name already."));
  await expect.poll(labels).toEqual(["Team"]);
  stop();
});

test("a column that another tab deleted does not come back because it cannot be deleted again", async () => {
  const field = { ...team, id, createdAt: "2026-11-21T10:00:00Z" };
  const { client, labels, stop } = columns([field], []);
  const removing = runHook(client, useRemoveCustomField);
  await act(() => expect(removing.current.mutateAsync(field)).rejects.toThrow("Custom field not found"));
  await expect.poll(labels).toEqual([]);
  stop();
});

test("a column that cannot be deleted is put back, and a column that was added meanwhile stays", async () => {
  const client = createQueryClient(() => undefined);
  const field = (label: string) => ({ ...team, label, id: crypto.randomUUID(), createdAt: "2026-11-21T10:00:00Z" });
  const [one, two, three] = [field("One"), field("Two"), field("Three")];
  client.setQueryData(customFieldsQuery.queryKey, [one, two]);
  let answer: () => void = () => undefined;
  const after = new Promise<void>((done) => (answer = done));
  fakeServer({ custom_fields: () => ({ status: 500, json: {}, after }) });
  const labels = () => client.getQueryData(customFieldsQuery.queryKey)?.map(({ label }) => label);
  const removing = runHook(client, useRemoveCustomField);
  const ended = removing.current.mutateAsync(one).catch(() => undefined);
  await expect.poll(labels).toEqual(["Two"]);
  client.setQueryData(customFieldsQuery.queryKey, [two, three]);
  answer();
  await act(() => ended);
  expect(labels()).toEqual(["One", "Two", "Three"]);
});

test("a deleted column comes back by undo, and is deleted again by redo", async () => {
  const batches = ["0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c21", "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c22"];
  const undone: unknown[] = [];
  fakeServer({
    custom_fields: () => ({ json: [{ id }] }),
    changes: () => ({ json: { batch_id: batches[0] } }),
    "rpc/undo": ({ body }) => {
      undone.push(body);
      return { json: { count: 1, of: 1, left: 0, leftAlone: {}, undoId: batches[1] } };
    },
  });
  const client = createQueryClient(() => undefined);
  const removing = runHook(client, useRemoveCustomField);
  await act(() => removing.current.mutateAsync({ ...team, id, createdAt: "2026-11-21T10:00:00Z" }));
  expect(undoStackOf(client).last()?.label).toBe("The column “Team” is deleted.");
  takeBack(client);
  redo(client);
  await expect.poll(() => undone).toEqual(batches.map((batch) => ({ undo_id: batch })));
});

test("of a column's options, only what was changed is sent", async () => {
  const client = createQueryClient(() => undefined);
  let sent: unknown;
  fakeServer({
    "rpc/change_custom_field": ({ body }) => {
      sent = body;
      return { json: { ...team, id, label: "Crew", created_at: "2026-11-21T10:00:00Z" } };
    },
  });
  const changing = runHook(client, useChangeCustomField);
  const given = { label: "Crew", options: { added: ["Blue"], removed: ["Red"] } };
  await act(() => changing.current.mutateAsync({ id, field: given }));
  expect(sent).toEqual({ field_id: id, given });
});
