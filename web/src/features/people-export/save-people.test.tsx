import { afterEach, expect, test, vi } from "vitest";
import { toastStore } from "@/lib/toast";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { savePeople } from "./save-people";

const idAt = (place: number) => `0d9c7f5e-1f7c-4f0e-9a57-00000000000${place}`;
const page = (from: number, next: number | null) => ({
  rows: [from, from + 1].map((place) => ({ ...aFounderRow({ id: idAt(place) }), refresh_state: null })),
  next: next === null ? null : { key: "2026", id: idAt(next) },
  total: 4,
});

/** What is said while a list of two pages is saved. */
async function saidWhileSaving() {
  const said: string[] = [];
  const stop = toastStore.subscribe(() => said.push(...toastStore.read().map(({ text }) => text)));
  await savePeople("csv", {}, ["name"], new Date("2026-11-21T10:00:00Z"));
  stop();
  return [...new Set(said)];
}

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

test("says at once that it saves, how far it is, and at the end how many", async () => {
  let pages = 0;
  fakeServer({
    "rpc/list_people": () => ({ json: (pages += 1) === 1 ? page(1, 2) : page(3, null) }),
    custom_fields: () => ({ json: [] }),
  });
  expect(await saidWhileSaving()).toEqual(["Exporting…", "Exporting 2 of 4 people…", "Exported 4 people."]);
  expect(toastStore.read().map(({ text }) => text)).toEqual(["Exported 4 people."]);
});

test("says that it failed, and no longer how far it is", async () => {
  fakeServer({ "rpc/list_people": () => ({ status: 400, json: { code: "22P02", message: "raw" } }) });
  await saidWhileSaving();
  expect(toastStore.read().map(({ text }) => text)).toEqual(["Failed to export. Please try again."]);
});
