import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { changeLists, foundersQuery, withChanged } from "@/features/founders/founders.queries";
import { confirmStore } from "@/lib/confirm";
import { createQueryClient } from "@/lib/query-client";
import { redo, takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { aPersonRow } from "@/testing/person-row";
import { runHook } from "@/testing/run-hook";
import { useDeleteSelected, useRefreshSelected, useSetSelected } from "./bulk.queries";

const undoId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c13";
const undoneBy = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c14";
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
    "rpc/set_people": () => ({ json: { count: 500, all: 500, undoId, left: 2_000 } }),
    "rpc/continue_change": () => ({ json: { count: 2_000, all: 2_500, undoId, left: 0 } }),
    "rpc/undo": () => {
      const of = Math.min(left, 1_000);
      left -= of;
      return { json: { count: of, of, left, leftAlone: {}, undoId: undoneBy } };
    },
  });
  const client = createQueryClient(() => undefined);
  const setting = runHook(client, useSetSelected);
  const field = { id: "company", label: "Company" } as const;
  await act(() => setting.current.mutateAsync({ selected: everybody, field, value: "Acme" }));
  const listen = toastStore.subscribe(() => said.push(...toastStore.read().map(({ text }) => text)));
  takeBack(client);
  await waitFor(() => expect(said).toContain("Change undone"));
  listen();
  expect(asked.filter((call) => call.endsWith("rpc/undo"))).toHaveLength(3);
  expect(said).toContain("Undoing 1,000 of 2,500…");
  expect(said).toContain("Undoing 2,000 of 2,500…");
  expect(toastStore.read().map(({ text }) => text)).not.toContain("Undoing 2,000 of 2,500…");
  expect(undoStackOf(client).last()).toBeNull();
});

test("queued refreshes are cancelled by undo and queued again by redo; where none can be, that is said", async () => {
  const counts = [2, 2, 0];
  const jobs = ({ body }: { body: unknown }) => {
    expect(body).toEqual({ job_ids: [1, 2] });
    return { json: { count: counts.shift() } };
  };
  const asked = fakeServer({
    "rpc/refresh_people": () => ({ json: { count: 2, jobIds: [1, 2] } }),
    "rpc/cancel_refreshes": jobs,
    "rpc/requeue_refreshes": jobs,
  });
  const texts = () => toastStore.read().map(({ text }) => text);
  const client = createQueryClient(() => undefined);
  const refreshing = runHook(client, useRefreshSelected);
  await act(() => refreshing.current.mutateAsync(everybody));
  takeBack(client);
  await waitFor(() => expect(texts()).toContain("Change undone"));
  redo(client);
  await waitFor(() => expect(texts()).toContain("Change redone"));
  takeBack(client);
  await waitFor(() => expect(texts()).toContain("This could not be undone: these refreshes have begun or are over."));
  const jobCalls = asked.filter((call) => call.endsWith("_refreshes"));
  expect(jobCalls).toEqual(["POST rpc/cancel_refreshes", "POST rpc/requeue_refreshes", "POST rpc/cancel_refreshes"]);
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

/** A cache with four people, the first and the third of them selected, and a server that returns no list any more. */
function fourPeople() {
  const client = createQueryClient(() => undefined);
  const { queryKey } = foundersQuery();
  const rows = ["a", "b", "c", "d"].map((id) => aPersonRow({ id, company: "Acme" }));
  client.setQueryData(queryKey, { rows, next: null, total: 4 });
  const selected = { ...everybody, count: 2, total: 4, rows: [], has: (id: string) => id === "a" || id === "c" };
  const change = (id: string) =>
    changeLists(client, (list) => withChanged(list, (row) => (row.id === id ? { ...row, company: "New" } : row)));
  return { client, selected, change, list: () => client.getQueryData(queryKey) };
}

test("a deletion that is refused puts back who it took, and nothing else that was changed meanwhile", async () => {
  const { client, selected, change, list } = fourPeople();
  let answer: () => void = () => undefined;
  fakeServer({
    "rpc/count_people": () => ({ json: { people: 2, notes: 0, posts: 0, tasks: 0, mark: "m" } }),
    "rpc/delete_people": () => ({ status: 500, json: {}, after: new Promise<void>((done) => (answer = done)) }),
  });
  const deleting = runHook(client, useDeleteSelected);
  const ended = deleting.current.mutateAsync(selected).catch(() => undefined);
  await waitFor(() => expect(confirmStore.read()).not.toBeNull());
  confirmStore.read()?.answer(true);
  await waitFor(() => expect(list()?.rows.map(({ id }) => id)).toEqual(["b", "d"]));
  expect(list()?.total).toBe(2);
  change("b");
  answer();
  await act(() => ended);
  expect(list()?.rows.map(({ id, company }) => `${id} ${company}`)).toEqual(["a Acme", "b New", "c Acme", "d Acme"]);
  expect(list()?.total).toBe(4);
});

test("a refresh that is refused takes back that people wait for it, and nothing else that was changed meanwhile", async () => {
  const { client, selected, change, list } = fourPeople();
  let answer: () => void = () => undefined;
  fakeServer({
    "rpc/refresh_people": () => ({ status: 500, json: {}, after: new Promise<void>((done) => (answer = done)) }),
  });
  const states = () => list()?.rows.map(({ company, freshness }) => `${company} ${freshness.state}`);
  const refreshing = runHook(client, useRefreshSelected);
  const ended = refreshing.current.mutateAsync(selected).catch(() => undefined);
  await waitFor(() => expect(states()).toEqual(["Acme queued", "Acme fresh", "Acme queued", "Acme fresh"]));
  change("a");
  change("d");
  answer();
  await act(() => ended);
  expect(states()).toEqual(["New fresh", "Acme fresh", "Acme fresh", "New fresh"]);
});

test("a deletion without an answer says that more may have gone than it counts", async () => {
  const { client, selected } = fourPeople();
  const texts = () => toastStore.read().map(({ text }) => text);
  fakeServer({
    "rpc/count_people": () => ({ json: { people: 1_500, notes: 0, posts: 0, tasks: 0, mark: "m" } }),
    "rpc/delete_people": () => ({ json: { count: 500, all: 500, undoId, left: 1_000 } }),
    "rpc/continue_change": () => ({ status: 504, json: {} }),
  });
  const deleting = runHook(client, useDeleteSelected);
  const ended = deleting.current.mutateAsync(selected);
  await waitFor(() => expect(confirmStore.read()).not.toBeNull());
  confirmStore.read()?.answer(true);
  await act(() => ended);
  expect(texts()).toEqual([
    "At least 500 people deleted. The others couldn't be deleted and are still selected. Please try again.",
  ]);
  expect(undoStackOf(client).last()?.label).toBe("At least 500 people deleted.");
});

test("when others match than were counted, nobody goes, and that is said", async () => {
  const { client, selected, list } = fourPeople();
  const message = "Others match now than when they were counted. Nobody was deleted: please look again.";
  let asked: unknown;
  fakeServer({
    "rpc/count_people": () => ({ json: { people: 2, notes: 0, posts: 0, tasks: 0, mark: "of these two" } }),
    "rpc/delete_people": ({ body }) => {
      asked = body;
      return { status: 412, json: { code: "PT412", message } };
    },
  });
  const deleting = runHook(client, useDeleteSelected);
  const ended = deleting.current.mutateAsync(selected).catch(() => undefined);
  await waitFor(() => expect(confirmStore.read()).not.toBeNull());
  confirmStore.read()?.answer(true);
  await act(() => ended);
  expect(asked).toMatchObject({ choice: { counted: "of these two" } });
  expect(toastStore.read().map(({ text }) => text)).toContain(message);
  expect(list()?.rows).toHaveLength(4);
});
