import { EXPORT_PAGE_SIZE } from "@stores/export";
import { expect, test } from "vitest";
import { readByCursor, readByOffset } from "./everything";

test("reads on from where the last page ended, until there is none", async () => {
  const asked: (string | undefined)[] = [];
  const items = await readByCursor((cursor) => {
    asked.push(cursor?.id);
    const next = asked.length < 3 ? { at: "2026-11-21T12:00:00Z", id: String(asked.length) } : undefined;
    return Promise.resolve({ data: [asked.length], next });
  });
  expect(items).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, "1", "2"]);
});

test("reads every page by offset, and takes what moved to the next one meanwhile only once", async () => {
  const all = Array.from({ length: EXPORT_PAGE_SIZE + 2 }, (_, id) => ({ id }));
  let list = all;
  const items = await readByOffset((offset) => {
    const page = list.slice(offset, offset + EXPORT_PAGE_SIZE);
    // Someone posts while the export is under way.
    list = [{ id: -1 }, ...all];
    return Promise.resolve(page);
  });
  expect(items).toEqual(all);
});
