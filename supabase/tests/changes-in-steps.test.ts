import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { countPeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { withMany } from "./many-people.ts";
import { newFounder } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

test("deletes and puts back more people than fit into one statement's time, step by step", async () => {
  const eve = await withMany(sql, 1100);
  const steps: number[][] = [];
  const { count, undoId } = await deletePeople(
    eve.db,
    {},
    (done, of) => steps.push([done, of]),
    (await countPeople(eve.db, {})).mark,
  );
  expect([count, steps]).toEqual([
    1100,
    [
      [500, 1100],
      [1000, 1100],
    ],
  ]);
  expect(await countPeople(eve.db, {})).toMatchObject({ people: 0 });
  const { data } = await eve.db.rpc("undo", { undo_id: undoId ?? "" });
  expect(data).toMatchObject({ count: 500, of: 500, left: 600 });
  expect(await countPeople(eve.db, {})).toMatchObject({ people: 500 });
  expect(await undoChange(eve.db, undoId ?? "")).toMatchObject({ count: 600, of: 600 });
  expect(await countPeople(eve.db, {})).toMatchObject({ people: 1100 });
  await expect(undoChange(eve.db, undoId ?? "")).rejects.toMatchObject({ status: 404 });
});

test("a person who comes to match while a deletion is under way is not deleted", async () => {
  const fay = await withMany(sql, 501);
  const undoId = crypto.randomUUID();
  const choice = { filters: [], undoId, counted: (await countPeople(fay.db, {})).mark };
  const { data: begun } = await fay.db.rpc("delete_people", { choice });
  expect(begun).toMatchObject({ count: 500, all: 500, left: 1 });
  await fay.call(addFounder, { input: newFounder("Latecomer") });
  // A step whose answer was lost is asked for again, the first one too.
  const { data: ended } = await fay.db.rpc("delete_people", { choice });
  expect(ended).toMatchObject({ count: 1, all: 501, left: 0 });
  const { data: again } = await fay.db.rpc("continue_change", { undo_id: undoId });
  expect(again).toMatchObject({ count: 0, all: 501, left: 0 });
  expect((await listPeople(fay.db)).rows.map(({ name }) => name)).toEqual(["Latecomer"]);
  expect(await undoChange(fay.db, undoId)).toMatchObject({ count: 501, of: 501 });
});

test("a field of many is set, and undone, in steps of 500 that each end in time", async () => {
  const hal = await withMany(sql, 1_201);
  const undoId = crypto.randomUUID();
  const set = { choice: { filters: [], undoId }, column_name: "owner", given: { value: "Hal" } };
  expect((await hal.db.rpc("set_people", set)).data).toEqual({ count: 500, all: 500, undoId, left: 701 });
  // Someone who comes to match later is not reached, and a first step that is sent again is the next one.
  await hal.call(addFounder, { input: newFounder("Latecomer") });
  expect((await hal.db.rpc("set_people", set)).data).toMatchObject({ count: 500, all: 1_000, left: 201 });
  const goOn = () => hal.db.rpc("continue_change", { undo_id: undoId });
  expect((await goOn()).data).toMatchObject({ count: 201, all: 1_201, left: 0 });
  expect((await goOn()).data).toMatchObject({ count: 0, all: 1_201, left: 0 });
  const owned = async () =>
    (await listPeople(hal.db, { filters: [{ column: "owner", is: "equals", text: "hal" }] })).total;
  expect(await owned()).toBe(1_201);
  const undo = () => hal.db.rpc("undo", { undo_id: undoId });
  expect((await undo()).data).toMatchObject({ count: 500, of: 500, left: 701 });
  expect((await goOn()).error?.code).toBe("PT404");
  expect(await undoChange(hal.db, undoId)).toMatchObject({ count: 701, of: 701 });
  expect(await owned()).toBe(0);
});

test("a deletion that was undone before its end does not go on", async () => {
  const gus = await withMany(sql, 501);
  const undoId = crypto.randomUUID();
  const counted = (await countPeople(gus.db, {})).mark;
  await gus.db.rpc("delete_people", { choice: { filters: [], undoId, counted } });
  expect(await undoChange(gus.db, undoId)).toMatchObject({ count: 500, of: 500 });
  expect((await gus.db.rpc("continue_change", { undo_id: undoId })).error?.code).toBe("PT404");
  expect(await countPeople(gus.db, {})).toMatchObject({ people: 501 });
});
