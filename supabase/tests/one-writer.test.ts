import { describe, expect, test } from "vitest";
import { getFounder, updateFounder } from "../functions/_shared/contract/founders.ts";
import { addCustomField } from "../functions/_shared/stores/custom-fields.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { changePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { listTrash, restore } from "../functions/_shared/stores/trash.ts";
import { follow, newFounder, signUp } from "./named-user.ts";

test("PUT of several fields, one of which is refused, changes none of them; a block of cells changes the others", async () => {
  const user = await signUp("Ada");
  const params = { founderId: await follow(user) };
  const company = async () => (await user.call(getFounder, { params })).company;
  const refused = { company: "Halden", stage: "Nonsense" };
  await expect(user.call(updateFounder, { params, input: refused })).rejects.toMatchObject({
    message: "Choose a stage from your list.",
  });
  expect(await company()).toBeNull();
  expect((await listHistory(user.db, { founderId: params.founderId })).batches).toHaveLength(1);
  const { changed } = await changePeople(user.db, [{ id: params.founderId, fields: refused }]);
  expect([changed, await company()]).toEqual([1, "Halden"]);
});

test("PUT is one batch of the history, and what is another user's is not there", async () => {
  const user = await signUp("Ada");
  const other = await signUp("Bob");
  const params = { founderId: await follow(user) };
  await user.call(updateFounder, { params, input: { company: "Halden", owner: "Me", email: null } });
  const [last] = (await listHistory(user.db, { founderId: params.founderId })).batches;
  expect(last?.lines.map(({ field }) => field).toSorted()).toEqual(["company", "owner"]);
  await expect(other.call(updateFounder, { params, input: { company: "Mine" } })).rejects.toMatchObject({
    message: "Founder not found",
  });
  expect((await user.call(getFounder, { params })).company).toBe("Halden");
});

describe("several cells in one request", () => {
  /** Someone with people, a column, and a client that counts its requests. */
  async function withPeople(count: number) {
    const user = await signUp("Ada");
    const rows = Array.from({ length: count }, () => newFounder()).map(({ name, profileUrl }) => ({
      name,
      profile_url: profileUrl,
    }));
    const { data } = await user.db.from("founders").insert(rows).select("id");
    const ids = (data ?? []).map(({ id }) => id);
    const field = { name: "size", label: "Size", type: "text" as const, required: false, options: [] };
    const fieldId = (await addCustomField(user.db, field)).id;
    const notes = async () =>
      (await user.db.from("notes").select("founder_id, content").order("content").order("founder_id")).data ?? [];
    const stored = async () => [
      await notes(),
      (await user.db.from("founders").select("id, company").order("id")).data,
      (await user.db.from("custom_field_values").select("founder_id, value").order("founder_id")).data,
    ];
    return { user, ids, fieldId, notes, stored };
  }

  test("200 rows of a field, a value and a note are one request and one batch, undone and redone as one", async () => {
    const { user, ids, fieldId, notes, stored } = await withPeople(200);
    const before = await stored();
    const change = ids.map((id, at) => ({
      id,
      fields: { company: "C", [fieldId]: "big", notes: `Note ${String(at)}` },
    }));
    const batchId = crypto.randomUUID();
    expect(await changePeople(user.db, change, batchId)).toMatchObject({ changed: 600, conflicts: [], refused: [] });
    const after = await stored();
    expect(await notes()).toHaveLength(200);
    // Sent again because its answer was lost, it adds nothing, also where a note was deleted meanwhile.
    await user.db.from("notes").delete().eq("content", "Note 7");
    expect(await changePeople(user.db, change, batchId)).toMatchObject({ changed: 0, refused: [] });
    expect(await notes()).toHaveLength(199);
    const [entry] = (await listTrash(user.db, { limit: 1, offset: 0 })).data;
    await restore(user.db, entry?.id ?? "");
    const undone = await undoChange(user.db, batchId);
    expect([undone.leftAlone, await stored()]).toEqual([{}, before]);
    await undoChange(user.db, undone.undoId);
    expect(await stored()).toEqual(after);
  });

  test("a note that is refused costs no other cell, and none is added to another user's person", async () => {
    const { user, ids, notes } = await withPeople(2);
    const [one = "", other = ""] = ids;
    const theirs = await follow(await signUp("Bob"));
    const made = await changePeople(user.db, [
      { id: one, fields: { notes: "x".repeat(10_001), company: "C" } },
      { id: other, fields: { notes: "Met", company: null } },
      { id: theirs, fields: { notes: "Mine", company: "Mine", [crypto.randomUUID()]: "x" } },
    ]);
    expect(made.changed).toBe(2);
    expect(made.refused.map(({ id, key, message }) => [id === theirs ? "theirs" : id, key.length, message])).toEqual(
      expect.arrayContaining([
        [one, 5, "A note must have 1 to 10000 characters."],
        ["theirs", 5, "Founder not found"],
        ["theirs", 7, "Founder not found"],
        ["theirs", 36, "This column is not there any more."],
      ]),
    );
    expect(await notes()).toEqual([{ founder_id: other, content: "Met" }]);
  });

  const values = ["a", "b", null] as const;
  const pairs = values.flatMap((was) => values.flatMap((first) => values.map((last) => ({ was, first, last }))));
  test.each(pairs)("of the same cell twice the last counts, once: $was, then $first and $last", async (given) => {
    const { user, ids, fieldId } = await withPeople(1);
    const [id = ""] = ids;
    const both = (value: string | null) => ({ company: value, [fieldId]: value });
    if (given.was !== null) await changePeople(user.db, [{ id, fields: both(given.was) }]);
    const { changed } = await changePeople(user.db, [
      { id, fields: { ...both(given.first), owner: "Me", notes: "One" } },
      { id: id.toUpperCase(), fields: { ...both(given.last), notes: "Two" } },
    ]);
    expect(changed).toBe(given.was === given.last ? 3 : 5);
    const { data: person } = await user.db.from("founders").select("company, owner").single();
    const { data: value } = await user.db.from("custom_field_values").select("value").maybeSingle();
    expect([person, value?.value ?? null]).toEqual([{ company: given.last, owner: "Me" }, given.last]);
    expect((await user.db.from("notes").select("content").order("content")).data).toEqual([
      { content: "One" },
      { content: "Two" },
    ]);
  });
});
