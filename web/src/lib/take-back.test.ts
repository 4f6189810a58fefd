import { StoreError } from "@stores/store-error";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { offerUndo, redo, takeBack } from "./take-back";
import { toastStore } from "./toast";
import { backAndForth, undoStackOf } from "./undo";

const atOnce = () => Promise.resolve();
const said = () => toastStore.read().map(({ text }) => text);

afterEach(() => toastStore.read().forEach(({ id }) => toastStore.dismiss(id)));

test.each([
  [new StoreError("Someone is followed again.", 409), "This could not be undone: Someone is followed again."],
  [new StoreError("Failed to fetch data", 500), "This could not be undone. Please try again."],
])("a failed undo says why, if the server said it, and can be retried: %s", async (error, sentence) => {
  const client = new QueryClient();
  offerUndo(client, "1 person deleted.", () => Promise.reject(error));
  takeBack(client);
  await expect.poll(said).toContain(sentence);
  expect(undoStackOf(client).last()?.label).toBe("1 person deleted.");
});

test("what was taken back is said, once", async () => {
  const client = new QueryClient();
  offerUndo(client, "1 person deleted.", backAndForth(atOnce, atOnce));
  takeBack(client);
  await expect.poll(said).toContain("Change undone");
  takeBack(client);
  expect(said()).toContain("Nothing to undo");
});

test("an Undo that was used with the keyboard is not offered any more", () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<null>();
  offerUndo(
    client,
    "1 person deleted.",
    backAndForth(() => promise, atOnce),
  );
  expect(toastStore.read()[0]?.action?.label).toBe("Undo");
  takeBack(client);
  expect(toastStore.read()).toEqual([]);
  resolve(null);
});

test("what was undone is done again, and that is said; without it there is nothing to redo", async () => {
  const client = new QueryClient();
  redo(client);
  expect(said()).toEqual(["Nothing to redo"]);
  offerUndo(client, "1 person deleted.", backAndForth(atOnce, atOnce));
  takeBack(client);
  await expect.poll(said).toContain("Change undone");
  redo(client);
  await expect.poll(said).toContain("Change redone");
});

test("a key that comes too soon says that there is nothing left after what the key before it did", async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<null>();
  offerUndo(
    client,
    "1 person deleted.",
    backAndForth(atOnce, () => promise),
  );
  takeBack(client);
  await expect.poll(said).toContain("Change undone");
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  redo(client);
  redo(client);
  expect(said()).toEqual([]);
  resolve(null);
  await expect.poll(said).toEqual(["Nothing to redo"]);
  // It stays: what the first key did was said before.
  await Promise.resolve();
  expect(said()).toEqual(["Nothing to redo"]);
});
