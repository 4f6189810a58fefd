import { readdirSync, readFileSync } from "node:fs";
import postgres from "postgres";
import { expect, inject, test } from "vitest";

const migrations = new URL("../migrations/", import.meta.url);
const connect = () => postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });

test("a later migration can create each function again, in a session that has loaded nothing yet", async () => {
  const sql = connect();
  const [role] = await sql<{ rolsuper: boolean }[]>`select rolsuper from pg_roles where rolname = current_user`;
  const functions = await sql<{ definition: string; name: string }[]>`
    select pg_get_functiondef(p.oid) as definition, p.oid::regprocedure::text as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private', 'queue', 'worker') and p.prokind = 'f' order by 2`;
  await sql.end();
  // As on a hosted project: a superuser could set anything.
  expect(role?.rolsuper).toBe(false);
  expect(functions.length).toBeGreaterThan(150);
  const refused: string[] = [];
  for (const { definition, name } of functions) {
    const fresh = connect();
    await fresh
      .begin(async (transaction) => {
        await transaction.unsafe(definition);
        throw new Error("created");
      })
      .catch((error: unknown) => (String(error) === "Error: created" ? 0 : refused.push(`${name}: ${String(error)}`)));
    await fresh.end();
  }
  expect(refused).toEqual([]);
});

test("the first migration refuses a Postgres before 17", async () => {
  const first = readdirSync(migrations).sort()[0] ?? "";
  const block = /^do \$\$.*?^\$\$;/ms.exec(readFileSync(new URL(first, migrations), "utf8"))?.[0] ?? "";
  expect(block).toContain("< 170000");
  const sql = connect();
  await sql.unsafe(block);
  await expect(sql.unsafe(block.replace("170000", "990000"))).rejects.toThrow(
    "Tracker needs Postgres 17 or later; this is 17",
  );
  await sql.end();
});
