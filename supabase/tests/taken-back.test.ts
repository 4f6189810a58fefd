import postgres from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import {
  addCustomField,
  removeCustomField,
  setCustomValue,
  updateCustomField,
} from "../functions/_shared/stores/custom-fields.ts";
import { countPeople, deletePeople, setPeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { follow, signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

describe("taking back a field that was set for many", () => {
  test("leaves alone who had nothing where something is required, and takes back the others", async () => {
    const user = await signUp("Ed");
    const [one, other] = [await follow(user), await follow(user)];
    const base = { name: "size", label: "Size", type: "number" as const, options: [] };
    const { id: field } = await addCustomField(user.db, { ...base, required: false });
    await setCustomValue(user.db, field, one, 1);
    await updateCustomField(user.db, field, { ...base, required: true });
    const { undoId } = await setPeople(user.db, { ids: [one, other] }, field, 2);
    expect(await undoChange(user.db, undoId ?? "")).toMatchObject({ count: 1, of: 2 });
    const { data } = await user.db.from("custom_field_values").select("founder_id, value");
    expect(Object.fromEntries((data ?? []).map((row) => [row.founder_id, row.value]))).toEqual({
      [one]: 1,
      [other]: 2,
    });
  });

  test("says so when the column is gone", async () => {
    const user = await signUp("Flo");
    const ids = [await follow(user)];
    const input = { name: "size", label: "Size", type: "number" as const, options: [], required: false };
    const { id: field } = await addCustomField(user.db, input);
    const { undoId } = await setPeople(user.db, { ids }, field, 2);
    await removeCustomField(user.db, field);
    await expect(undoChange(user.db, undoId ?? "")).rejects.toMatchObject({ status: 404 });
  });
});

test("of two who had one address, one after the other, within one deletion the later comes back", async () => {
  const user = await signUp("Gil");
  const input = newFounder();
  const remove = async () =>
    (await deletePeople(user.db, {}, undefined, (await countPeople(user.db, {})).mark)).undoId ?? "";
  await user.call(addFounder, { input });
  const first = await remove();
  await user.call(addFounder, { input: { ...input, name: "Again" } });
  const undoId = await remove();
  // As when someone whose turn is yet to come gets the address of someone who has gone.
  await sql`update public.changes set batch_id = ${undoId} where batch_id = ${first}`;
  expect(await undoChange(user.db, undoId)).toMatchObject({ count: 1, of: 2 });
  const { data } = await user.db.from("founders").select("name");
  expect(data).toEqual([{ name: "Again" }]);
});

test("nobody's deletion goes under the undo of someone else", async () => {
  const [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
  const { undoId } = await deletePeople(ada.db, { ids: [await follow(ada)] });
  const ids = [await follow(bob)];
  // An id is one of its user's: Bob's deletion under the same one is another.
  expect((await bob.db.rpc("continue_change", { undo_id: undoId ?? "" })).error?.code).toBe("PT404");
  const { data } = await bob.db.rpc("delete_people", { choice: { ids, undoId } });
  expect(data).toMatchObject({ all: 1 });
  expect([await countPeople(ada.db, {}), await countPeople(bob.db, {})]).toMatchObject([{ people: 0 }, { people: 0 }]);
  expect(await undoChange(ada.db, undoId ?? "")).toMatchObject({ count: 1, of: 1 });
});
