import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readSecrets } from "../local/secrets.ts";
import { type Stack, type StackOptions, startStack } from "../local/stack.ts";
import { givenSupabase } from "./given-supabase.ts";

/** Where the stack of this test run answers, embedded or given by the environment. */
export interface StackAddresses extends Omit<Stack, "web" | "twilio" | "resend" | "stop"> {
  /** What Auth signs with; null where we cannot know it. */
  jwtSecret: string | null;
  /** Ours to kill, and its database server ours to make databases on. */
  isEmbedded: boolean;
}

export type TestStack = StackAddresses & Stack;

declare module "vitest" {
  interface ProvidedContext {
    stack: StackAddresses;
  }
}

/** Bcrypt's least: the tests sign up hundreds of users. */
const LEAST_PASSWORD_COST = 4;

/** An embedded stack on free ports with a folder of its own, which goes when the stack is stopped. */
export async function startTestStack(
  env: Record<string, string> = {},
  options: Partial<StackOptions> = {},
): Promise<TestStack> {
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
      passwordCost: LEAST_PASSWORD_COST,
      onProgress,
      ...options,
    });
    const { jwtSecret } = readSecrets(dataDir);
    return { ...stack, jwtSecret, isEmbedded: true, stop: () => stack.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw new Error(`The stack did not start:\n${told.join("\n")}`, { cause: error });
  }
}

/** The Supabase that the environment names, or else an embedded one. */
export async function openStack(): Promise<TestStack> {
  return givenSupabase(process.env) ?? (await startTestStack());
}

/** One stack for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...stack } = await openStack();
  const { supabaseUrl, api, dbUrl, publishableKey, secretKey, cronKey, jwtSecret, isEmbedded } = stack;
  project.provide("stack", {
    supabaseUrl,
    api,
    dbUrl,
    publishableKey,
    secretKey,
    cronKey,
    jwtSecret,
    isEmbedded,
  });
  return stop;
}
