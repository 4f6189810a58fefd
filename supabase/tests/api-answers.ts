import { inject } from "vitest";
import { ApiError, call } from "../functions/_shared/contract/call.ts";
import type { CallOf, Endpoint, ReplyOf } from "../functions/_shared/contract/endpoint.ts";

/** What the API replies to the holder of a token, or to anybody. */
export function answer<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  given?: Partial<CallOf<E>>,
): Promise<ReplyOf<E>> {
  return call({ baseUrl: inject("stack").api, fetch, token: () => Promise.resolve(token) }, endpoint, given);
}

/** How the API refuses a call; it must refuse. */
export async function refusal<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  given?: Partial<CallOf<E>>,
): Promise<{ status: number; error: string }> {
  try {
    await answer(endpoint, token, given);
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, error: error.message };
    throw error;
  }
  throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
}
