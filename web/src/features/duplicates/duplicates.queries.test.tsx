import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { redo, takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { longList } from "@/testing/long-list";
import { aPersonRow } from "@/testing/person-row";
import { runHook } from "@/testing/run-hook";
import { useMergePeople, useNotDuplicates } from "./duplicates.queries";

const one = aPersonRow({ id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11" });
const other = aPersonRow({ id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c12" });
const merge = { keptId: one.id, mergedId: other.id, taken: [], name: "Ada Okafor" };
const undoId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c13";
const undoneBy = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c14";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function start() {
  const client = createQueryClient(() => undefined);
  const list = longList(client);
  const undone: string[] = [];
  const asked = fakeServer({
    ...list.answers,
    "rpc/merge_people": () => ({ json: { undoId } }),
    "rpc/undo": ({ body }) => {
      undone.push((body as { undo_id: string }).undo_id);
      return { json: { count: 1, of: 1, left: 0, leftAlone: {}, undoId: undoneBy } };
    },
    not_duplicates: ({ method }) => ({ status: method === "POST" ? 201 : 200, json: [] }),
  });
  return { client, list, asked, undone };
}

test("someone far down who was merged away is not kept in a long list", async () => {
  const { client, list } = start();
  const merging = runHook(client, useMergePeople);
  await act(() => merging.current.mutateAsync(merge));
  expect(await list.keepsItsEnd()).toBe(false);
});

test("Ctrl+Z undoes a merge, and Ctrl+Shift+Z merges them again", async () => {
  const { client, asked, undone } = start();
  const merging = runHook(client, useMergePeople);
  await act(() => merging.current.mutateAsync(merge));
  expect(undoStackOf(client).last()?.label).toBe("Merged into Ada Okafor.");
  takeBack(client);
  await waitFor(() => expect(asked).toContain("POST rpc/undo"));
  redo(client);
  await waitFor(() => expect(undone).toEqual([undoId, undoneBy]));
});

test("Ctrl+Z takes back that two are no duplicates, and Ctrl+Shift+Z says it again", async () => {
  const { client, asked } = start();
  const saying = runHook(client, useNotDuplicates);
  await act(() => saying.current.mutateAsync({ one, other, reasons: ["email"], onePosts: 0, otherPosts: 0 }));
  takeBack(client);
  redo(client);
  const ofPairs = () => asked.filter((call) => call.endsWith("not_duplicates"));
  await waitFor(() =>
    expect(ofPairs()).toEqual(["POST", "DELETE", "POST"].map((method) => `${method} not_duplicates`)),
  );
});

test("a merge that the server failed at says so, and one that it refused says why", async () => {
  const { client } = start();
  const answer = { status: 503, json: { code: "57P03", message: "the database is starting up" } };
  fakeServer({ "rpc/merge_people": () => answer });
  const merging = runHook(client, useMergePeople);
  const said = () => toastStore.read().map(({ text }) => text);
  await act(() => merging.current.mutateAsync(merge).catch(() => undefined));
  expect(said()).toContain("Failed to merge. Please try again.");
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  Object.assign(answer, { status: 400, json: { code: "PT400", message: "Choose two people to merge." } });
  await act(() => merging.current.mutateAsync(merge).catch(() => undefined));
  expect(said()).toContain("Choose two people to merge.");
});
