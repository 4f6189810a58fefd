import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { newCustomFieldSchema } from "../functions/_shared/contract/custom-fields.ts";
import { addCustomField, listCustomFields } from "../functions/_shared/stores/custom-fields.ts";
import { findDeletion } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import {
  addSavedView,
  getTablePreferences,
  getTableSetup,
  listSavedViews,
  removeSavedView,
  renameSavedView,
  saveTablePreferences,
  updateSavedView,
} from "../functions/_shared/stores/table-preferences.ts";
import { type NamedUser, signUp } from "./named-user.ts";

let ada: NamedUser;
let bob: NamedUser;
beforeAll(async () => {
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
});

const columns = { widths: { name: 240 }, order: ["name", "email"], hidden: ["stage"], pinned: ["name"] };

test("preferences begin as the defaults, are kept, changed, and are nobody else's", async () => {
  const nothing = {
    ...{ filters: [], sort: null, columns: { widths: {}, order: [], hidden: [], pinned: [] } },
    ...{ search: "", view: null, defaultView: null, showsFilters: false },
  };
  expect(await getTablePreferences(ada.db)).toEqual(nothing);
  await saveTablePreferences(ada.db, { columns: { widths: { name: 100 } } });
  const sort = { column: "name", direction: "ascending" } as const;
  await saveTablePreferences(ada.db, { columns, sort });
  expect(await getTablePreferences(ada.db)).toEqual({ ...nothing, columns, sort });
  expect(await getTablePreferences(bob.db)).toEqual(nothing);
});

test("what one tab or device changes does not take back what another one did", async () => {
  const dot = await signUp("Dot");
  await saveTablePreferences(dot.db, { columns, showsFilters: true });
  await saveTablePreferences(dot.db, { columns: { widths: { email: 90 } } });
  await saveTablePreferences(dot.db, { sort: null, search: "x" });
  expect(await getTablePreferences(dot.db)).toMatchObject({
    ...{ search: "x", showsFilters: true },
    columns: { ...columns, widths: { email: 90 } },
  });
});

test("the table's setup comes in one answer: preferences, and the caller's own fields, oldest first", async () => {
  const eve = await signUp("Eve");
  expect(await getTableSetup(eve.db)).toEqual({ preferences: await getTablePreferences(eve.db), fields: [] });
  const asked = ["Team", "Size"].map((label) => z.parse(newCustomFieldSchema, { label, type: "text" }));
  for (const field of asked) await addCustomField(eve.db, field);
  await saveTablePreferences(eve.db, { columns });
  const preferences = await getTablePreferences(eve.db);
  expect(preferences.columns).toEqual(columns);
  expect(await getTableSetup(eve.db)).toEqual({ preferences, fields: await listCustomFields(eve.db) });
  expect((await getTableSetup(bob.db)).fields).toEqual([]);
});

test("what is not understood, from an older version, is as good as nothing", async () => {
  await bob.db.rpc("save_table_preferences", { given: { columns: "wide", showsFilters: true } });
  expect(await getTablePreferences(bob.db)).toMatchObject({ columns: { order: [] }, showsFilters: true });
  await saveTablePreferences(bob.db, { columns: { order: ["email"] } });
  expect((await getTablePreferences(bob.db)).columns.order).toEqual(["email"]);
});

test("a view is saved, changed, listed by name, deleted, brought back and deleted again", async () => {
  const filters = [{ column: "company", is: "contains", text: "acme" } as const];
  const view = await addSavedView(ada.db, { name: "Acme", filters, search: "ceo", columns });
  expect(await listSavedViews(ada.db)).toEqual([view]);
  const changed = await updateSavedView(ada.db, view.id, { name: "Acme people" });
  expect(changed).toMatchObject({ id: view.id, name: "Acme people", filters: [] });
  await removeSavedView(ada.db, view.id);
  expect(await listSavedViews(ada.db)).toEqual([]);
  const { undoId } = await undoChange(ada.db, await findDeletion(ada.db, view.id));
  expect(await listSavedViews(ada.db)).toEqual([changed]);
  await undoChange(ada.db, undoId);
  expect(await listSavedViews(ada.db)).toEqual([]);
  await expect(findDeletion(bob.db, view.id)).rejects.toMatchObject({ status: 404 });
});

test("a view keeps what another tab saved in it when it gets another name", async () => {
  const { id } = await addSavedView(bob.db, { name: "Old name", search: "ceo" });
  await updateSavedView(bob.db, id, { name: "Old name", search: "founder", columns });
  expect(await renameSavedView(bob.db, id, " New name ")).toMatchObject({
    name: "New name",
    search: "founder",
    columns,
  });
  await expect(renameSavedView(ada.db, id, "Mine")).rejects.toMatchObject({ status: 404 });
});

test("a name is once in a user's list, however it is capitalised", async () => {
  await addSavedView(ada.db, { name: "Leads" });
  await expect(addSavedView(ada.db, { name: "LEADS" })).rejects.toMatchObject({
    status: 409,
    message: "There is a view of this name already.",
  });
  await addSavedView(bob.db, { name: "Leads" });
});

test("a user has 100 views at most, however many are saved at once", async () => {
  const { db } = await signUp("Gil");
  const { error } = await db
    .from("saved_views")
    .insert(Array.from({ length: 95 }, (_, n) => ({ name: `View ${n}`, definition: {} })));
  expect(error).toBeNull();
  const saved = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => addSavedView(db, { name: `Late ${n}` })));
  const refused = saved.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  const sentence = { status: 409, message: "You have 100 saved views already. Delete one first." };
  expect(refused).toEqual(Array.from({ length: 35 }, () => expect.objectContaining(sentence) as unknown));
});

test("nobody sees, changes or deletes another user's view", async () => {
  const view = await addSavedView(ada.db, { name: "Mine" });
  expect((await listSavedViews(bob.db)).map(({ name }) => name)).not.toContain("Mine");
  await expect(updateSavedView(bob.db, view.id, { name: "Yours" })).rejects.toMatchObject({ status: 404 });
  await expect(removeSavedView(bob.db, view.id)).rejects.toMatchObject({ status: 404 });
  expect((await listSavedViews(ada.db)).map(({ name }) => name)).toContain("Mine");
});
