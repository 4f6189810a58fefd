import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { readPeople } from "./people-export.queries";

const idOf = (place: number) => `0d9c7f5e-1f7c-4f0e-9a57-00000000000${place}`;

/** A list of four, two to a page, in these orders: one for each page that is read. */
function aMovingList(orders: number[][]) {
  let read = 0;
  fakeServer({
    custom_fields: () => ({ json: [] }),
    "rpc/list_people": ({ body }) => {
      const { cursor } = (body as { asked: { cursor: { key: string } | null } }).asked;
      const from = Number(cursor?.key ?? 0);
      const order = orders[Math.min(read++, orders.length - 1)] ?? [];
      const rows = order
        .slice(from, from + 2)
        .map((place) => ({ ...aFounderRow({ id: idOf(place) }), refresh_state: null }));
      const next = from + 2 < order.length ? { key: String(from + 2), id: idOf(order[from + 1] ?? 0) } : null;
      return { json: { rows, total: order.length, next } };
    },
  });
}
const exported = async () => (await readPeople({}, () => undefined)).people.map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

test("anyone who moves up or down while the pages are read is in the export once", async () => {
  aMovingList([
    [1, 2, 3, 4],
    [4, 1, 2, 3],
  ]);
  expect((await exported()).toSorted()).toEqual([1, 2, 3, 4].map(idOf));
});

test("a list in which nobody moves is exported in its order", async () => {
  aMovingList([[3, 1, 4, 2]]);
  expect(await exported()).toEqual([3, 1, 4, 2].map(idOf));
});
