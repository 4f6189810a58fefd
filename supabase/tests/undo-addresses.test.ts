import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { changePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { withMany } from "./many-people.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

const addresses = async ({ id }: NamedUser) =>
  Object.fromEntries(
    (
      await sql<{ id: string; url: string }[]>`select id, profile_url as url from public.founders where user_id = ${id}`
    ).map((row) => [row.id, row.url]),
  );

/** Each takes the address of the next. */
const shifted = (ids: string[], of: Record<string, string>, company?: (at: number) => object) =>
  ids.map((id, at) => ({
    id,
    fields: { profileUrl: of[ids[(at + 1) % ids.length] ?? ""] ?? "", ...company?.(at) },
  }));

async function thereAndBack(user: NamedUser, batchId: string, before: object, after: object, people: number) {
  const undone = await undoChange(user.db, batchId);
  expect(undone).toMatchObject({ count: people, of: people, leftAlone: {} });
  expect(await addresses(user)).toEqual(before);
  const again = await undoChange(user.db, undone.undoId);
  expect(again).toMatchObject({ count: people, of: people, leftAlone: {} });
  expect(await addresses(user)).toEqual(after);
}

test.each([2, 3, 7])("%i people swap their addresses in one request, and one undo or redo is enough", async (count) => {
  const user = await signUp("Ada");
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await follow(user));
  const before = await addresses(user);
  // Some change more than their address, which is a statement of its own.
  const changes = shifted(ids, before, (at) => (at % 2 === 0 ? { company: "C" } : {}));
  const { changed, refused, batchId } = await changePeople(user.db, changes);
  expect([changed, refused]).toEqual([changes.length + Math.ceil(count / 2), []]);
  const after = await addresses(user);
  expect(after).not.toEqual(before);
  await thereAndBack(user, batchId ?? "", before, after, count);
});

test("people of different steps who passed their addresses on get them back", async () => {
  const user = await withMany(sql, 540);
  const before = await addresses(user);
  const ids = Object.keys(before);
  const batchId = crypto.randomUUID();
  await changePeople(
    user.db,
    ids.slice(20).map((id) => ({ id, fields: { company: "C" } })),
    batchId,
  );
  await changePeople(user.db, shifted(ids.slice(0, 20), before), batchId);
  await thereAndBack(user, batchId, before, await addresses(user), 540);
});

test("an address that passed on in several requests of one batch goes back", async () => {
  const user = await signUp("Ada");
  const [one, two, three] = [await follow(user), await follow(user), await follow(user)];
  const before = await addresses(user);
  const batchId = crypto.randomUUID();
  const give = (id: string, profileUrl: string) => changePeople(user.db, [{ id, fields: { profileUrl } }], batchId);
  const other = "https://www.linkedin.com/in/nobody-else";
  await give(one, `${other}-${one}`);
  await give(two, before[one] ?? "");
  await give(three, before[two] ?? "");
  await thereAndBack(user, batchId, before, await addresses(user), 3);
});

test("a deleted person's address that another got in the same batch goes back to both", async () => {
  const user = await signUp("Ada");
  const [one, two] = [await follow(user), await follow(user)];
  const before = await addresses(user);
  const batchId = crypto.randomUUID();
  await sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.batch', ${` ${batchId}`}, true)`;
    await transaction`delete from public.founders where id = ${one}`;
    await transaction`update public.founders set profile_url = ${before[one] ?? ""} where id = ${two}`;
  });
  await thereAndBack(user, batchId, before, await addresses(user), 2);
});

test("an address that someone else has by now is not given back, and nothing else is lost", async () => {
  const user = await signUp("Ada");
  const [one, two] = [await follow(user), await follow(user)];
  const before = await addresses(user);
  const batchId = crypto.randomUUID();
  const free = "https://www.linkedin.com/in/nobody-free";
  await changePeople(user.db, [{ id: one, fields: { profileUrl: free, company: "C" } }], batchId);
  await changePeople(user.db, [{ id: two, fields: { profileUrl: before[one] ?? "" } }], batchId);
  await user.db.from("founders").insert({ name: "New", profile_url: before[two] ?? "" });
  const held = await addresses(user);
  expect(await undoChange(user.db, batchId)).toMatchObject({ count: 1, leftAlone: { taken: 2 } });
  expect(await addresses(user)).toEqual(held);
  expect((await user.db.from("founders").select("company").eq("id", one).single()).data).toEqual({ company: null });
});

test("the addresses of 801 people in a line, each with the next one's, come back", async () => {
  const user = await withMany(sql, 801);
  const before = await addresses(user);
  const ids = Object.keys(before);
  const batchId = crypto.randomUUID();
  const passed = shifted(ids, before);
  passed[800] = { id: ids[800] ?? "", fields: { profileUrl: "https://www.linkedin.com/in/nobody-had-it" } };
  await changePeople(user.db, passed, batchId);
  await thereAndBack(user, batchId, before, await addresses(user), 801);
});
