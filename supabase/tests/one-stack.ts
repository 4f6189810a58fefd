import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Stack, startStack } from "../local/stack.ts";

/** Where the embedded stack of this test run answers. */
export type StackAddresses = Omit<Stack, "web" | "stop">;

declare module "vitest" {
  interface ProvidedContext {
    stack: StackAddresses;
  }
}

/** An embedded stack on free ports with a folder of its own, which goes when the stack is stopped. */
export async function startTestStack(env: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), "tracker-stack-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const told: string[] = [];
  try {
    const onProgress = (line: string) => told.push(line);
    const stack = await startStack({
      dataDir,
      port: 0,
      dbPort: 0,
      webPort: 0,
      env,
      seed: false,
      web: "none",
      onProgress,
    });
    return { ...stack, stop: () => stack.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw new Error(`The stack did not start:\n${told.join("\n")}`, { cause: error });
  }
}

/** One stack for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  const { supabaseUrl, api, dbUrl, publishableKey, secretKey, cronKey } = stack;
  project.provide("stack", { supabaseUrl, api, dbUrl, publishableKey, secretKey, cronKey });
  return () => stack.stop();
}
