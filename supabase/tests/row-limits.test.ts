import { readdirSync, readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { getFounder } from "../functions/_shared/stores/founders.ts";
import { listNotes } from "../functions/_shared/stores/notes.ts";
import { follow, signUp } from "./named-user.ts";

const stores = new URL("../functions/_shared/stores/", import.meta.url);
const contract = new URL("../functions/_shared/contract/", import.meta.url);
const read = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

test("no page is larger than what PostgREST answers at most", () => {
  const config = readFileSync(new URL("../config.toml", import.meta.url), "utf8");
  const maxRows = Number(/^max_rows = (\d+)$/m.exec(config)?.[1]);
  const sources = [...read(stores), ...read(contract)];
  const asked = sources.flatMap((source) => [...source.matchAll(/\.limit\(([A-Z_]+|[\d_]+)|\+ ([A-Z_]+) - 1\)/g)]);
  const names = new Set(asked.map((match) => match[1] ?? match[2] ?? ""));
  const sizes = sources.flatMap((source) =>
    [...source.matchAll(/const (\w+) = (\d[\d_]*);/g)]
      .filter(([, name]) => names.has(name ?? "") || name?.endsWith("_PAGE_SIZE"))
      .map((match) => match[2] ?? ""),
  );
  sizes.push(...[...names].filter((name) => /^\d/.test(name)));
  expect(maxRows).toBeGreaterThan(0);
  expect(sizes.length).toBeGreaterThan(10);
  for (const size of sizes) expect(Number(size.replaceAll("_", ""))).toBeLessThanOrEqual(maxRows);
});

test("all notes of a person are read, past what one answer holds, in order and each once", async () => {
  const ada = await signUp("Ada");
  const founderId = await follow(ada);
  // Many of the same moment, across the end of the first answer.
  await sql`
    insert into public.notes (user_id, founder_id, content, created_at)
    select ${ada.id}, ${founderId}, 'Note ' || n, now() - (n / 700) * interval '1 second' from generate_series(1, 2100) n`;
  const stored = await sql<{ id: string }[]>`
    select id from public.notes where founder_id = ${founderId} order by created_at desc, id desc`;
  const ids = stored.map(({ id }) => id);
  expect(ids).toHaveLength(2100);
  expect((await listNotes(ada.db, founderId)).map(({ id }) => id)).toEqual(ids);
  expect((await getFounder(ada.db, founderId)).notes.map(({ id }) => id)).toEqual(ids);
});
