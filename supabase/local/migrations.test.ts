import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyMigrations, readMigrations, rewrittenMigration } from "./migrations.ts";

const folder = mkdtempSync(join(tmpdir(), "tracker-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a migration that was rewritten or taken away since it was applied is noticed, a new one is not", () => {
  writeFileSync(join(folder, "1_create_notes.sql"), "create table notes ();");
  const applied = readMigrations(folder);
  writeFileSync(join(folder, "2_create_tasks.sql"), "create table tasks ();");
  expect(rewrittenMigration(applied, readMigrations(folder))).toBeNull();
  writeFileSync(join(folder, "1_create_notes.sql"), "create table notes (id int);");
  expect(rewrittenMigration(applied, readMigrations(folder))).toBe("1_create_notes.sql");
  expect(rewrittenMigration(applied, {})).toBe("1_create_notes.sql");
});

test("a data folder of another version is refused before anything is changed, with what to do", async () => {
  const root = new URL("../..", import.meta.url).pathname;
  writeFileSync(join(folder, "applied-migrations.json"), JSON.stringify({ "20200101000000_create_all.sql": "0" }));
  await expect(applyMigrations(root, "postgresql://127.0.0.1:1/none", folder, () => undefined)).rejects.toThrow(
    /another version of Tracker: 20200101000000_create_all.sql has been rewritten since.*move the folder away/,
  );
});
