import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyMigrations, readMigrations, rewrittenMigration } from "./migrations.ts";
import { StartError } from "./part.ts";

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

const root = new URL("../..", import.meta.url).pathname;
const applied = readMigrations(join(root, "supabase/migrations"));
const [first = ""] = Object.keys(applied);
const applyTo = (notes: string) => {
  writeFileSync(join(folder, "applied-migrations.json"), notes);
  return applyMigrations(root, "postgresql://127.0.0.1:1/none", folder, () => undefined);
};

test.each([
  ["an older", { ...applied, [first]: "0" }, `${first} has been rewritten since.`],
  [
    "a newer",
    { ...applied, "29990101000000_create_all.sql": "0" },
    "29990101000000_create_all.sql is not in this version.",
  ],
])("a data folder of %s version is refused before anything is changed, with what to do", async (_, notes, reason) => {
  const refusal = applyTo(JSON.stringify(notes));
  await expect(refusal).rejects.toThrow(`another version of Tracker: ${reason}`);
  await expect(refusal).rejects.toThrow(/move the folder away/);
});

test.each(["", "{", "null", "[1]", '{"a": 1}', '"text"'])(
  "notes of migrations that are damaged (%j) are named, with what to do",
  async (notes) => {
    const refusal = applyTo(notes);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(/applied-migrations\.json cannot be read: restore it from a backup/);
  },
);
