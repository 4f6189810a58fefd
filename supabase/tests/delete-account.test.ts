import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { deleteAccount } from "../functions/_shared/stores/account.ts";
import { minuteWithRoom } from "./minute-with-room.ts";
import { follow, type NamedUser, PASSWORD, signUp } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

/** Every table of the product and of Auth with the id somewhere in a row, found from the catalogue. */
async function tablesNaming(id: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'queue', 'auth') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select 1 from ${name} t where to_jsonb(t)::text like $1 limit 1`, [`%${id}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Someone with something in the trash, a note, a task and feedback. */
async function somebodySettled(): Promise<NamedUser> {
  const user = await signUp("Leaver");
  const [kept, thrownAway] = [await follow(user), await follow(user)];
  const done = [
    await user.db.from("notes").insert({ founder_id: kept, content: "A note" }),
    await user.db.from("tasks").insert({ title: "A task", founder_id: kept }),
    await user.db.from("feedback").insert({ type: "bug", description: "It hurts" }),
    await user.db.from("founders").delete().eq("id", thrownAway),
    await user.db.rpc("take_request", {}),
  ];
  for (const { error } of done) expect(error).toBeNull();
  return user;
}

test("deletes everything of someone and nothing of anybody else", async () => {
  const [leaver, other] = [await somebodySettled(), await somebodySettled()];
  const before = await tablesNaming(other.id);
  // The control: the search does find them where they are.
  expect(await tablesNaming(leaver.id)).toEqual(
    expect.arrayContaining(["auth.users", "public.founders", "public.changes", "private.request_counts", "queue.jobs"]),
  );
  const logged = async () =>
    (await sql`select from auth.audit_log_entries where payload ->> 'actor_id' = ${leaver.id}`).length;
  const entries = await logged();
  expect(await deleteAccount(leaver.db, PASSWORD)).toBe(true);
  // Auth's log has no index by user: it is not looked through in a request, but within the hour.
  expect(await logged()).toBe(entries);
  expect(await tablesNaming(leaver.id)).toContain("private.left_accounts");
  await sql`select private.forget_left_accounts()`;
  expect(await tablesNaming(leaver.id)).toEqual([]);
  expect(await tablesNaming(leaver.email)).toEqual([]);
  expect(await tablesNaming(other.id)).toEqual(before);
});

test("refuses another password, and further tries after ten", async () => {
  const user = await signUp("Keeper");
  await minuteWithRoom();
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await deleteAccount(user.db, "wrong horse")).toBe(false);
  await expect(deleteAccount(user.db, PASSWORD)).rejects.toMatchObject({ status: 429 });
  expect((await user.db.from("profiles").select("id")).data).toHaveLength(1);
});

test("a session of a deleted account can store nothing", async () => {
  const user = await signUp("Gone");
  await deleteAccount(user.db, PASSWORD);
  const { error } = await user.db.from("feedback").insert({ type: "bug", description: "Still here?" });
  expect(error).not.toBeNull();
});
