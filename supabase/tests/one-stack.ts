import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStack } from "../local/stack.ts";

/** Where the embedded stack of this test run answers. */
export interface StackAddresses {
  supabaseUrl: string;
  api: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  cronKey: string;
}

declare module "vitest" {
  interface ProvidedContext {
    stack: StackAddresses;
  }
}

/** One embedded stack, on free ports and a folder of its own, for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tracker-stack-"));
  const told: string[] = [];
  const stack = await startStack({
    dataDir,
    port: 0,
    dbPort: 0,
    webPort: 0,
    env: {},
    seed: false,
    web: "none",
    onProgress: (line) => told.push(line),
  }).catch((error: unknown) => {
    throw new Error(`The stack did not start:\n${told.join("\n")}`, { cause: error });
  });
  const { supabaseUrl, api, dbUrl, publishableKey, secretKey, cronKey } = stack;
  project.provide("stack", { supabaseUrl, api, dbUrl, publishableKey, secretKey, cronKey });
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
