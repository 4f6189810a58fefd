import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { changePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { restore } from "../functions/_shared/stores/trash.ts";
import { withMany } from "./many-people.ts";
import type { NamedUser } from "./named-user.ts";

// More rows than one step of an undo takes.
const ROWS = 6_100;

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

/** Two people, the first with very many posts and notes, and a column of very many values. */
async function withRows(people = 2) {
  const user = await withMany(sql, people);
  const { data } = await user.db.from("founders").select("id").order("name").limit(1).single();
  const id = data?.id ?? "";
  await sql`insert into public.notes (user_id, founder_id, content) select ${user.id}, ${id}, 'Note ' || n from generate_series(1, ${ROWS}::integer) n`;
  await sql`insert into public.custom_fields (user_id, name, label, type) values (${user.id}, 'f', 'F', 'text')`;
  await sql`insert into public.custom_field_values (user_id, field_id, founder_id, value)
    select p.user_id, f.id, p.id, to_jsonb(p.name) from public.founders p join public.custom_fields f on f.user_id = p.user_id where p.user_id = ${user.id}`;
  const stored = async () => [
    await sql`select id, founder_id, content from public.notes where user_id = ${user.id} order by id`,
    await sql`select field_id, founder_id, value from public.custom_field_values where user_id = ${user.id} order by 1, 2`,
    await sql`select id, name, profile_url, company from public.founders where user_id = ${user.id} order by id`,
    await sql`select id, label from public.custom_fields where user_id = ${user.id}`,
  ];
  return { user, id, stored };
}
const lastBatch = async (user: NamedUser) => (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";

describe("more rows than one step of an undo takes", () => {
  test("of one person: they come back in steps or from the trash at once, and count once", async () => {
    const { user, id, stored } = await withRows();
    const before = await stored();
    await user.db.from("founders").delete().eq("id", id).throwOnError();
    const batch = await lastBatch(user);
    const steps: number[] = [];
    const undone = await undoChange(user.db, batch, (done) => steps.push(done));
    expect(undone).toMatchObject({ count: 1, of: 1, leftAlone: {} });
    expect(new Set(steps)).toEqual(new Set([0]));
    expect(await stored()).toEqual(before);
    await undoChange(user.db, undone.undoId);
    await restore(user.db, id);
    expect(await stored()).toEqual(before);
  });

  test("of one column: its values come back with it, and go with it again", async () => {
    const { user, stored } = await withRows(ROWS);
    const before = await stored();
    await user.db.from("custom_fields").delete().eq("name", "f").throwOnError();
    const after = await stored();
    const undone = await undoChange(user.db, await lastBatch(user));
    expect(undone).toMatchObject({ count: 1, of: 1, leftAlone: {} });
    expect(await stored()).toEqual(before);
    await undoChange(user.db, undone.undoId);
    expect(await stored()).toEqual(after);
  });

  test("nothing of a person comes back onto someone who has their id by now", async () => {
    const { user, id } = await withRows();
    await user.db.from("founders").delete().eq("id", id).throwOnError();
    const batch = await lastBatch(user);
    await user.db.from("founders").insert({ id, name: "Another", profile_url: "https://www.linkedin.com/in/nobody" });
    expect(await undoChange(user.db, batch)).toMatchObject({ count: 0, leftAlone: { taken: 1 } });
    expect(await sql`select id from public.notes where user_id = ${user.id}`).toEqual([]);
  });

  test("one field that was changed more often than that goes back to what it was first", async () => {
    const { user, id, stored } = await withRows();
    await changePeople(user.db, [{ id, fields: { company: "First" } }]);
    const before = await stored();
    const batchId = crypto.randomUUID();
    // In many transactions: within one, every version of the row would be looked through for each update.
    for (let from = 0; from < ROWS; from += 100) {
      await sql.begin(async (transaction) => {
        await transaction`select set_config('tracker.batch', ${` ${batchId}`}, true)`;
        await transaction.unsafe(`do $$ begin
          for n in ${from + 1}..${from + 100} loop update public.founders set company = 'C' || n where id = '${id}'; end loop;
        end $$`);
      });
    }
    const after = await stored();
    const undone = await undoChange(user.db, batchId);
    expect(undone).toMatchObject({ count: 1, of: 1, leftAlone: {} });
    expect(await stored()).toEqual(before);
    await undoChange(user.db, undone.undoId);
    expect(await stored()).toEqual(after);
  });
});
