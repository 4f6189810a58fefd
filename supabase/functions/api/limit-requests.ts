import type { Context } from "hono";
import { type AddressLimit, takeAddressRequest } from "../_shared/stores/limits.ts";
import { clientAddress } from "./client-address.ts";
import { type ApiEnv, createAnonymousClient } from "./outside.ts";
import { tooMuch } from "./refusal.ts";

/**
 * Answers 429 with Retry-After past what may come from one address: sign-ins and sign-ups, and requests with a personal token,
 * which is not known to be anybody's until it was looked up.
 */
export async function limitAddress(c: Context<ApiEnv>, kind: AddressLimit): Promise<void> {
  const { outside } = c.var;
  const address = clientAddress(c.req.header(outside.clientAddressHeader));
  if (address === null) return;
  // Where nothing can be counted nothing can be signed in to either, and the next answer says so better.
  const mark = await outside.addressMark(address);
  refuseIfEarly(await takeAddressRequest(createAnonymousClient(outside), mark, kind).catch(() => 0));
}

/** Answers 429 with Retry-After when there are seconds to wait. Throws Refusal. */
export function refuseIfEarly(secondsToWait: number): void {
  if (secondsToWait > 0) throw tooMuch("Too many requests. Please wait a moment.", secondsToWait);
}
