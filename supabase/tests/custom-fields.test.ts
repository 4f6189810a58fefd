import { describe, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import type { CallOf } from "../functions/_shared/contract/endpoint.ts";
import { builtInColumns } from "../functions/_shared/contract/founder-list.ts";
import {
  addCustomField,
  addCustomValue,
  listCustomFields,
  removeCustomField,
  removeCustomValue,
  updateCustomField,
  updateCustomValue,
} from "../functions/_shared/contract/custom-fields.ts";
import { addFounder, getFounder, listFounders } from "../functions/_shared/contract/founders.ts";
import { columnLayoutSchema } from "../functions/_shared/contract/table-preferences.ts";
import {
  addCustomField as insertField,
  changeCustomField,
  listCustomFields as storedFields,
  removeCustomField as removeField,
} from "../functions/_shared/stores/custom-fields.ts";
import { answer, refusal } from "./api-answers.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

async function withFounder(): Promise<{ user: NamedUser; founderId: string }> {
  const user = await signUp("Ada");
  return { user, founderId: (await user.call(addFounder, { input: newFounder() })).id };
}

test("adds a field with a name of its own making, once", async () => {
  const { token } = await signUp("Ada");
  const field = await answer(addCustomField, token, { input: { label: "Next Round", type: "number" } });
  expect(field).toMatchObject({ name: "next_round", label: "Next Round", options: [], required: false });
  const named = { label: "The one after", name: "Next_round", type: "text" } as const;
  expect(await refusal(addCustomField, token, { input: named })).toEqual({
    status: 409,
    error: "There is a field of this name already.",
  });
  expect((await answer(listCustomFields, token)).data).toEqual([field]);
});

test.each([
  [{ label: " ", type: "text" }, "Field label is required"],
  [{ label: "Stage", type: "select" }, "Options are required for select and multiselect fields"],
  [{ label: "Stage", type: "select", options: ["A", "A"] }, "Options may not repeat"],
  [{ label: "Stage", name: "a b", type: "text" }, "Field names can only have letters, digits and underscores."],
  [{ label: "Stage", type: "color" }, "type is not valid."],
])("refuses the field %j", async (input, error) => {
  const { token } = await signUp("Ada");
  expect(await refusal(addCustomField, token, { input: input as never })).toEqual({ status: 400, error });
});

test.each([
  ["text", "Paris", ["", 5, true]],
  ["number", 4.5, ["4.5", false]],
  ["date", "2026-02-28", ["2026-02-30", "28.02.2026", 20260228]],
  ["boolean", false, ["yes", 1]],
  ["select", "A", ["C", ["A"]]],
  ["multiselect", ["B", "A"], [["A", "A"], ["C"], [], "A"]],
] as const)("holds a %s field to its type", async (type, good, bad) => {
  const { user, founderId } = await withFounder();
  const options = type.endsWith("select") ? ["A", "B"] : [];
  const { id: fieldId } = await user.call(addCustomField, { input: { label: "Seat", type, options } });
  for (const value of bad) {
    const input = { founderId, value } as never;
    expect(await refusal(addCustomValue, user.token, { params: { fieldId }, input })).toEqual({
      status: 400,
      error: "Seat does not take this value.",
    });
  }
  const value = good as string;
  await user.call(addCustomValue, { params: { fieldId }, input: { founderId, value } });
  expect((await user.call(getFounder, { params: { founderId } })).customFieldValues).toEqual([{ fieldId, value }]);
  expect((await user.call(listFounders)).data[0]?.customFieldValues).toEqual([{ fieldId, value }]);
});

test("changes and clears a value, unless the field is required", async () => {
  const { user, founderId } = await withFounder();
  const { id: fieldId } = await user.call(addCustomField, { input: { label: "City", type: "text", required: true } });
  const params = { fieldId, founderId };
  await user.call(updateCustomValue, { params, input: { value: "Paris" } });
  expect(await user.call(updateCustomValue, { params, input: { value: "Rome" } })).toEqual({
    ...params,
    value: "Rome",
  });
  expect(await refusal(removeCustomValue, user.token, { params })).toEqual({ status: 400, error: "City is required" });
  await user.call(updateCustomField, { params: { fieldId }, input: { required: false } });
  expect(await user.call(removeCustomValue, { params })).toBeNull();
  expect((await user.call(getFounder, { params: { founderId } })).customFieldValues).toEqual([]);
});

test("changes the parts of a field that are sent, and leaves the rest", async () => {
  const { call, token } = await signUp("Ada");
  const input = { label: "Round", name: "round", type: "select" as const, options: ["Seed", "A"], required: true };
  const added = await call(addCustomField, { input });
  const params = { fieldId: added.id };
  const change = (input: CallOf<typeof updateCustomField>["input"]) => call(updateCustomField, { params, input });
  expect(await change({ label: "Renamed" })).toEqual({ ...added, label: "Renamed" });
  expect(await change({ options: ["A", "B"] })).toEqual({ ...added, label: "Renamed", options: ["A", "B"] });
  expect(await change({ required: false })).toMatchObject({ label: "Renamed", required: false, options: ["A", "B"] });
  expect(await change({ label: "Last round", name: "" })).toMatchObject({ label: "Last round", name: "last_round" });
  expect(await change({ type: "text" })).toMatchObject({ name: "last_round", type: "text", options: [] });
  expect(await change({})).toMatchObject({ label: "Last round", type: "text" });
  for (const [wrong, error] of [
    [{ label: " " }, "Field label is required"],
    [{ name: " " }, "Field name is required"],
    [{ name: "a b" }, "Field names can only have letters, digits and underscores."],
    [{ name: "a".repeat(101) }, "Field name can be up to 100 characters; this is 101."],
    [{ type: "select" as const }, "Options are required for select and multiselect fields"],
    [{ type: "select" as const, options: [] }, "Options are required for select and multiselect fields"],
  ] as const)
    expect(await refusal(updateCustomField, token, { params, input: wrong as never })).toEqual({ status: 400, error });
  const other = await signUp("Bob");
  for (const input of [{}, { label: "Mine" }])
    expect(await refusal(updateCustomField, other.token, { params, input })).toMatchObject({ status: 404 });
});

test("keeps a field from breaking its values, and takes them along when it goes", async () => {
  const { user, founderId } = await withFounder();
  const field = { label: "Stage", type: "select" as const, options: ["A", "B"] };
  const { id: fieldId } = await user.call(addCustomField, { input: field });
  await user.call(addCustomValue, { params: { fieldId }, input: { founderId, value: "A" } });
  for (const change of [
    { ...field, options: ["B"] },
    { label: "Stage", type: "number" as const },
  ]) {
    expect(await refusal(updateCustomField, user.token, { params: { fieldId }, input: change })).toEqual({
      status: 409,
      error: "Stage has 1 value that this change would break. Change or clear them first.",
    });
  }
  await user.call(updateCustomField, { params: { fieldId }, input: { ...field, options: ["A", "C"] } });
  expect(await user.call(removeCustomField, { params: { fieldId } })).toBeNull();
  expect((await user.call(getFounder, { params: { founderId } })).customFieldValues).toEqual([]);
});

test("a number that no browser can hold is refused, no matter who sends it: the table could not be read any more", async () => {
  const { user, founderId } = await withFounder();
  const { id: fieldId } = await user.call(addCustomField, { input: { label: "Size", type: "number" } });
  const { supabaseUrl, publishableKey } = inject("stack");
  const headers = { apikey: publishableKey, authorization: `Bearer ${user.token}`, "content-type": "application/json" };
  const body = (number: string) => `{"field_id": "${fieldId}", "founder_id": "${founderId}", "value": ${number}}`;
  const statusOf = async (number: string) =>
    (await fetch(`${supabaseUrl}/rest/v1/custom_field_values`, { method: "POST", headers, body: body(number) })).status;
  expect([await statusOf("1e400"), await statusOf("-1e309"), await statusOf("1.7e308")]).toEqual([400, 400, 201]);
});

test("another user's field and founder are not found", async () => {
  const { user, founderId } = await withFounder();
  const other = await signUp("Bob");
  const { id: fieldId } = await user.call(addCustomField, { input: { label: "City", type: "text" } });
  const own = await other.call(addCustomField, { input: { label: "City", type: "text" } });
  const input = { label: "Mine", type: "text" as const };
  const noField = { status: 404, error: "Custom field not found" };
  expect(await refusal(updateCustomField, other.token, { params: { fieldId }, input })).toEqual(noField);
  expect(await refusal(removeCustomField, other.token, { params: { fieldId } })).toEqual(noField);
  expect(await refusal(addCustomValue, other.token, { params: { fieldId }, input: { founderId, value: "x" } })).toEqual(
    noField,
  );
  expect(
    await refusal(addCustomValue, other.token, { params: { fieldId: own.id }, input: { founderId, value: "x" } }),
  ).toEqual({
    status: 404,
    error: "Founder not found",
  });
  expect((await user.call(getFounder, { params: { founderId } })).customFieldValues).toEqual([]);
});

test("a user has 200 fields at most, however many are added at once, and the table can keep that many columns", async () => {
  const { db, token } = await signUp("Ada");
  const field = (n: number) => ({
    ...{ name: `field_${n}`, label: `Field ${n}`, type: "text" as const },
    ...{ options: [], required: false },
  });
  const { error } = await db.from("custom_fields").insert(Array.from({ length: 195 }, (_, n) => field(n)));
  expect(error).toBeNull();
  const added = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => insertField(db, field(500 + n))));
  expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await refusal(addCustomField, token, { input: { label: "One more", type: "text" } })).toEqual({
    status: 409,
    error: "You have 200 custom columns already. Delete one first.",
  });
  const ids = (await storedFields(db)).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  const order = [...Object.keys(builtInColumns), "select", "number", ...ids];
  expect(z.safeParse(columnLayoutSchema, { order }).success).toBe(true);
  await removeField(db, ids[0] ?? "");
  expect(await answer(addCustomField, token, { input: { label: "One more", type: "text" } })).toMatchObject({
    name: "one_more",
  });
});

describe("a field that is changed in two tabs", () => {
  const team = { name: "team", label: "Team", type: "select" as const, options: ["A", "B"], required: false };

  test("keeps the options that each of them added, and loses those that each removed", async () => {
    const { db } = await signUp("Ada");
    const { id } = await insertField(db, team);
    const changes = ["C", "D", "E"].map((added) => ({ options: { added: [added], removed: [] } }));
    await Promise.all(changes.map((change) => changeCustomField(db, id, change)));
    const changed = await changeCustomField(db, id, { label: "Crew", options: { added: ["E", "F"], removed: ["A"] } });
    expect({ ...changed, options: [...changed.options].sort() }).toMatchObject({
      ...{ name: "team", label: "Crew", type: "select" },
      options: ["B", "C", "D", "E", "F"],
    });
    expect(changed.options[0]).toBe("B");
    expect(changed.options.at(-1)).toBe("F");
  });

  test("has its options no more when the other made it another type, and says so", async () => {
    const { db } = await signUp("Ada");
    const { id } = await insertField(db, team);
    await changeCustomField(db, id, { options: { added: ["C"], removed: [] } });
    const asText = { type: "text" as const, options: { added: [], removed: ["A", "B"] } };
    expect(await changeCustomField(db, id, asText)).toMatchObject({ type: "text", options: [] });
    await expect(changeCustomField(db, id, { options: { added: ["D"], removed: [] } })).rejects.toMatchObject({
      status: 409,
      message: "Team has no options any more: its type was changed.",
    });
  });

  test("is refused what no field may be: without options, with too many, or with a value that no option represents", async () => {
    const { db, call } = await signUp("Ada");
    const { id } = await insertField(db, team);
    const change = (added: string[], removed: string[]) => changeCustomField(db, id, { options: { added, removed } });
    await expect(change([], ["A", "B"])).rejects.toMatchObject({
      message: "Options are required for select and multiselect fields",
    });
    const many = Array.from({ length: 49 }, (_, n) => `Option ${n}`);
    await expect(change(many, [])).rejects.toMatchObject({
      status: 400,
      message: "A field can have up to 50 options.",
    });
    const founderId = (await call(addFounder, { input: newFounder() })).id;
    await call(addCustomValue, { params: { fieldId: id }, input: { founderId, value: "A" } });
    await expect(change(["C"], ["A"])).rejects.toMatchObject({ status: 409 });
    const stranger = await signUp("Bob");
    await expect(changeCustomField(stranger.db, id, { label: "Mine" })).rejects.toMatchObject({ status: 404 });
    expect(await storedFields(db)).toMatchObject([{ label: "Team", options: ["A", "B"] }]);
  });
});
