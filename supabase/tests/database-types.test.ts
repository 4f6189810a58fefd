import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { databaseTypes } from "../local/database-types.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test("the stores are typed by the database as the migrations make it", async () => {
  const committed = readFileSync(join(root, "supabase/functions/_shared/stores/database.types.ts"), "utf8");
  // After a change of the migrations: npm run types:database
  expect(committed).toBe(await databaseTypes(root, inject("stack").dbUrl));
});
