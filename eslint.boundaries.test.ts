import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { boundaries } from "./eslint.boundaries.js";

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ["**/*.{ts,tsx}"], languageOptions: { parser: tseslint.parser } },
    ...boundaries,
  ] as ESLint.Options["overrideConfig"] & object[],
});

/** The names of the rules that this line breaks in that file. */
async function broken(filePath: string, line: string): Promise<string[]> {
  const results = await eslint.lintText(`${line}\n`, { filePath });
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message));
}

const contract = "supabase/functions/_shared/contract/founders.ts";
const store = "supabase/functions/_shared/stores/founders.ts";
const source = "supabase/functions/_shared/post-sources/sample/sample.ts";
const route = "supabase/functions/api/founders/founders.ts";
const feature = "web/src/features/founders/founder-row.tsx";
const queries = "web/src/features/founders/founders.queries.ts";

test.each([
  [contract, 'import { Hono } from "hono";'],
  [contract, 'import { z } from "zod";'],
  [contract, 'import { listFounders } from "../stores/founders.ts";'],
  [store, 'import { Hono } from "hono";'],
  [store, 'import { sample } from "../post-sources/sample/sample.ts";'],
  [source, 'import { readFile } from "node:fs/promises";'],
  [source, 'import { app } from "../../../api/app.ts";'],
  [route, 'import { readFile } from "node:fs/promises";'],
  [route, 'import { drain } from "../../jobs/drain.ts";'],
  ["supabase/functions/jobs/drain.ts", 'import { app } from "../api/app.ts";'],
  ["web/src/lib/session.ts", 'import { useFounders } from "@/features/founders/founders.queries";'],
  ["web/src/components/ui/button.tsx", 'import { useFounders } from "../../features/founders/founders.queries";'],
  [feature, 'import { TaskBoard } from "@/features/tasks/task-board";'],
  [feature, 'import { TaskBoard } from "../tasks/task-board";'],
  [feature, 'import { People } from "@/routes/people";'],
  [feature, 'import { Providers } from "@/app/providers";'],
  [feature, 'import { listFounders } from "@stores/founders";'],
  [feature, 'import { createClient } from "@supabase/supabase-js";'],
  [feature, 'import { founderSchema } from "../../../../supabase/functions/_shared/contract/founders.ts";'],
  ["web/src/routes/people.tsx", 'import { Providers } from "@/app/providers";'],
  ["web/src/routes/people.tsx", 'import { listFounders } from "@stores/founders";'],
])("refuses in %s: %s", async (file, line) => {
  expect(await broken(file, line)).toEqual(["no-restricted-imports"]);
});

test.each([
  [contract, 'import * as z from "zod/mini";'],
  [contract, 'import { endpoint } from "./endpoint.ts";'],
  [store, 'import type { SupabaseClient } from "@supabase/supabase-js";'],
  [store, 'import { founderSchema } from "../contract/founders.ts";'],
  [source, 'import type { PostSource } from "../post-source.ts";'],
  [route, 'import { Hono } from "hono";'],
  [route, 'import { listFounders } from "../../_shared/stores/founders.ts";'],
  ["supabase/functions/api/index.ts", 'Deno.serve(() => new Response("ok"));'],
  [feature, 'import { useTasks } from "@/features/tasks/tasks.queries";'],
  [feature, 'import { useTasks } from "../tasks/tasks.queries";'],
  [feature, 'import { useFounders } from "./founders.queries";'],
  [feature, 'import { Button } from "@/components/ui/button";'],
  [feature, 'import type { Founder } from "@contract/founders";'],
  [queries, 'import { listFounders } from "@stores/founders";'],
  ["web/src/routes/people.tsx", 'import { FoundersTable } from "@/features/founders/founders-table";'],
  ["web/src/app/providers.tsx", 'import { useSession } from "@/features/auth/auth.queries";'],
])("allows in %s: %s", async (file, line) => {
  expect(await broken(file, line)).toEqual([]);
});

test.each([
  [store, 'export const url = Deno.env.get("SUPABASE_URL");'],
  [source, "export const key = process.env;"],
  ["supabase/functions/api/app.ts", 'Deno.env.get("SUPABASE_URL");'],
  [feature, "export const key = process.env;"],
])("lets only an entry point name its runtime: %s: %s", async (file, line) => {
  expect(await broken(file, line)).toEqual(["no-restricted-globals"]);
});

test("refuses barrel files", async () => {
  expect(await broken(contract, 'export * from "./founders.ts";')).toEqual(["no-restricted-syntax"]);
});
