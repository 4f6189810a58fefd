import type { Context } from "hono";
import { takeSignIn } from "../_shared/stores/limits.ts";
import { type ApiEnv, createAnonymousClient } from "./outside.ts";
import { Refusal } from "./refusal.ts";

/** Answers 429 with Retry-After past an address's sign-ins and sign-ups. */
export async function limitSignIns(c: Context<ApiEnv>): Promise<void> {
  const address = addressOf(c.req.header("x-forwarded-for"));
  // Where nothing can be counted nothing can be signed in to either, and Auth's own answer says so better.
  refuseIfEarly(c, await takeSignIn(createAnonymousClient(c.var.outside), address).catch(() => 0));
}

/** Answers 429 with Retry-After when there are seconds to wait. Throws Refusal. */
export function refuseIfEarly(c: Context<ApiEnv>, secondsToWait: number): void {
  if (secondsToWait === 0) return;
  c.header("Retry-After", String(secondsToWait));
  throw new Refusal("Too many requests. Please wait a moment.", 429);
}

/** Supabase's gateway and ours append the caller's address: only the last entry is not the caller's own word. */
function addressOf(forwarded: string | undefined): string {
  return forwarded?.split(",").at(-1)?.trim() ?? "unknown";
}
