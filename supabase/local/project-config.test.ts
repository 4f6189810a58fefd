import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { functionNames } from "./functions.ts";
import { readProjectConfig } from "./project-config.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const config = readProjectConfig(root);

test("every function has its section, with the one import map and its own check of who calls", () => {
  expect(Object.keys(config.functions).sort()).toEqual(functionNames(root).sort());
  for (const section of Object.values(config.functions)) {
    expect(section).toMatchObject({ verify_jwt: false, import_map: "./functions/deno.json" });
  }
});

test("exposes the tables and the worker's functions over REST, and nothing private", () => {
  expect(config.api.schemas).toEqual(["public", "worker"]);
});

test("grants nothing on new tables by itself", () => {
  const { api } = parse(readFileSync(join(root, "supabase/config.toml"), "utf8")) as { api: Record<string, unknown> };
  expect(api["auto_expose_new_tables"]).toBe(false);
});

test("asks for six characters of password, and signs a new account in at once", () => {
  expect(config.auth).toMatchObject({ minimum_password_length: 6, email: { enable_confirmations: false } });
});
