import { createMiddleware } from "hono/factory";
import type { Endpoint } from "../_shared/contract/endpoint.ts";
import { takeRequest, takeSignIn } from "../_shared/stores/limits.ts";
import { type ApiEnv, createAnonymousClient } from "./outside.ts";
import { Refusal } from "./refusal.ts";

/** Answers 429 with Retry-After past the caller's limit, or for sign-ins past the address's. */
export function limitRequests({ access, isCostly }: Pick<Endpoint, "access" | "isCostly">) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const wait =
      access === "session"
        ? await takeRequest(c.var.db, isCostly)
        : await takeSignIn(createAnonymousClient(c.var.outside), addressOf(c.req.header("x-forwarded-for")));
    if (wait > 0) {
      c.header("Retry-After", String(wait));
      throw new Refusal("Too many requests. Please wait a moment.", 429);
    }
    await next();
  });
}

/** Supabase's gateway and ours append the caller's address: only the last entry is not the caller's own word. */
function addressOf(forwarded: string | undefined): string {
  return forwarded?.split(",").at(-1)?.trim() ?? "unknown";
}
