import { type TablePreferences, tablePreferencesSchema } from "@contract/table-preferences";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createQueryClient } from "@/lib/query-client";
import { toastStore } from "@/lib/toast";
import { fakeServer } from "@/testing/fake-server";
import { keep } from "./kept-preferences";
import { changePreferences, tablePreferencesQuery } from "./table-preferences.queries";

const ADA = "ada";
const prefer = (given: Partial<TablePreferences> = {}) => ({ ...z.parse(tablePreferencesSchema, {}), ...given });
const stored = prefer({ defaultView: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11", showsFilters: true });
const byName = { sort: { column: "name", direction: "ascending" } } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

/** A server whose answer comes when it is let, and what it is told to keep. */
function aServer({ isDown = false } = {}) {
  let answer: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (answer = resolve));
  const saved: unknown[] = [];
  fakeServer({
    "rpc/read_table_setup": () =>
      isDown
        ? { status: 503, json: { code: "57P03", message: "the database is starting up" } }
        : { after, json: { preferences: stored, fields: [] } },
    "rpc/save_table_preferences": ({ body }) => {
      saved.push(body);
      return { json: null };
    },
  });
  const settle = async () => {
    answer();
    await vi.advanceTimersByTimeAsync(60_000);
  };
  return { saved, settle };
}

test("what is changed before the server has answered is made on top of what it has, not instead of it", async () => {
  const { saved, settle } = aServer();
  // This browser knows less than the server: the table was arranged on another device since.
  keep(ADA, prefer());
  const client = createQueryClient(() => undefined);
  const query = tablePreferencesQuery(ADA);
  client.query(query).catch(() => undefined);
  changePreferences(client, query, (before) => ({ ...before, ...byName }));
  expect(client.getQueryData(query.queryKey)).toEqual(prefer(byName));
  await settle();
  expect(client.getQueryData(query.queryKey)).toEqual({ ...stored, ...byName });
  expect(saved).toEqual([{ given: byName }]);
  expect(tablePreferencesQuery(ADA).initialData).toEqual({ ...stored, ...byName });
});

test("while what the server has cannot be read, nothing takes its place, and it is said that this browser keeps it", async () => {
  const { saved, settle } = aServer({ isDown: true });
  const client = createQueryClient(() => undefined);
  const query = tablePreferencesQuery(ADA);
  changePreferences(client, query, (before) => ({ ...before, ...byName }));
  await settle();
  expect(saved).toEqual([]);
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    "The table's layout could not be saved. This browser keeps it for now.",
  ]);
  expect(tablePreferencesQuery(ADA).initialData).toEqual(prefer(byName));
});

test("only what was changed is saved, several changes that come together as one: another tab may have changed the rest", async () => {
  const { saved, settle } = aServer();
  const client = createQueryClient(() => undefined);
  const query = tablePreferencesQuery(ADA);
  client.query(query).catch(() => undefined);
  await settle();
  changePreferences(client, query, (before) => ({ ...before, ...byName }));
  changePreferences(client, query, (before) => ({ ...before, showsFilters: false }));
  await settle();
  expect(saved).toEqual([{ given: { ...byName, showsFilters: false } }]);
});

test("an answer that a change overtook is kept neither on screen nor in this browser", async () => {
  const first = aServer();
  const client = createQueryClient(() => undefined);
  const query = tablePreferencesQuery(ADA);
  client.query(query).catch(() => undefined);
  await first.settle();
  const { settle } = aServer();
  client.query({ ...query, staleTime: 0 }).catch(() => undefined);
  changePreferences(client, query, (before) => ({ ...before, ...byName }));
  await settle();
  expect(client.getQueryData(query.queryKey)).toEqual({ ...stored, ...byName });
  expect(tablePreferencesQuery(ADA).initialData).toEqual({ ...stored, ...byName });
});

test("what the server was not told yet stays on screen when its preferences are read again", async () => {
  const { settle } = aServer();
  const client = createQueryClient(() => undefined);
  const query = tablePreferencesQuery(ADA);
  client.query(query).catch(() => undefined);
  await settle();
  changePreferences(client, query, (before) => ({
    ...before,
    ...byName,
    columns: { ...before.columns, order: ["name"] },
  }));
  // Half of the pause before it is saved.
  await vi.advanceTimersByTimeAsync(300);
  await client.query({ ...query, staleTime: 0 });
  expect(client.getQueryData(query.queryKey)).toEqual({
    ...stored,
    ...byName,
    columns: { ...stored.columns, order: ["name"] },
  });
});
