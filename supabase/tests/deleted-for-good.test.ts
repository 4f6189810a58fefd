import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { forget, listTrash, restore } from "../functions/_shared/stores/trash.ts";
import { follow, newFounder, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

test("what was deleted for good is not in the trash, and cannot be undone", async () => {
  const user = await signUp("Ada");
  const ids = [await follow(user)];
  await user.db
    .from("founders")
    .delete()
    .eq("id", ids[0] ?? "");
  const batch = (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";
  await forget(user.db, ids[0] ?? "");
  expect((await listTrash(user.db, { limit: 10, offset: 0 })).total).toBe(0);
  await undoChange(user.db, batch).catch(() => undefined);
  expect(
    (
      await user.db
        .from("founders")
        .select("id")
        .eq("id", ids[0] ?? "")
    ).data,
  ).toEqual([]);
  const [left] =
    await sql`select count(*)::int from public.changes where user_id = ${user.id} and founder_id = ${ids[0] ?? ""} and after is null`;
  expect(left).toEqual({ count: 0 });
});

test("of what was deleted for good no text is left, also of what it was before it was changed, deleted and restored", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  await user.db.from("notes").insert({ founder_id: id, content: "A note" });
  await user.db.from("tasks").insert({ founder_id: id, title: "A task" });
  const tables = { notes: { content: "A secret" }, tasks: { title: "A secret" }, founders: { company: "A secret" } };
  for (const [table, secret] of Object.entries(tables)) {
    const rows = () => user.db.from(table as "notes");
    const { data } = await (table === "founders"
      ? rows().select("id").eq("id", id)
      : rows().select("id").eq("founder_id", id));
    const record = data?.[0]?.id ?? "";
    for (const value of [secret, { ...secret, [Object.keys(secret)[0] ?? ""]: "Another secret" }])
      expect((await rows().update(value).eq("id", record)).error).toBeNull();
    await rows().delete().eq("id", record);
    await restore(user.db, record);
    await rows().delete().eq("id", record);
    const told = () =>
      sql`select from public.changes where user_id = ${user.id} and concat(before, after) ilike '%secret%' and noun = ${table}`;
    expect((await told()).length, table).toBeGreaterThan(3);
    await forget(user.db, record);
    expect(await told(), table).toHaveLength(0);
  }
});

test("with a person go the posts of their earlier address, and the people who were merged into them", async () => {
  const user = await signUp("Ada");
  const [first, second, third, other] = [
    await follow(user),
    await follow(user),
    await follow(user),
    await follow(user),
  ];
  for (const id of [first, second, third, other]) {
    await user.db
      .from("founders")
      .update({ company: `Secret of ${id}` })
      .eq("id", id);
    await user.db.from("notes").insert({ founder_id: id, content: `Secret of ${id}` });
    await sql`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
      values (${user.id}, ${id}, '7200000000000000001', 'post', 'https://www.linkedin.com/feed/', ${`Secret of ${id}`}, 'test')`;
    await user.db.from("founders").update({ profile_url: newFounder().profileUrl }).eq("id", id);
  }
  await mergePeople(user.db, { keptId: second, mergedId: first, taken: [] });
  await mergePeople(user.db, { keptId: third, mergedId: second, taken: [] });
  const apart = await mergePeople(user.db, { keptId: third, mergedId: other, taken: [] });
  await undoChange(user.db, apart);
  await user.db.from("founders").delete().eq("id", third);
  const told = async () => {
    const rows = await sql<{ id: string }[]>`
      select one.person::text as id from unnest(${[first, second, third, other]}::uuid[]) one (person) where exists (
        select 1 from public.changes c where c.user_id = ${user.id} and strpos(concat(c.before, c.after), 'Secret of ' || one.person) > 0)
      and exists (select 1 from private.kept_posts k where k.user_id = ${user.id} and strpos(k.posts::text, 'Secret of ' || one.person) > 0)`;
    return rows.map(({ id }) => id).toSorted();
  };
  expect(await told()).toEqual([first, second, third, other].toSorted());
  await forget(user.db, third);
  expect(await told()).toEqual([other]);
  const [left] = await sql<{ count: number }[]>`
    select (select count(*)::int from public.changes where user_id = ${user.id} and concat(before, after) ilike '%secret%' and founder_id <> ${other})
      + (select count(*)::int from private.kept_posts where user_id = ${user.id} and founder_id <> ${other}) as count`;
  expect(left).toEqual({ count: 0 });
});
