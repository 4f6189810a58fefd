import type { Hono } from "hono";
import * as contract from "../../_shared/contract/profile.ts";
import { completeOnboarding, completeWalkthrough, updateProfile } from "../../_shared/stores/profile.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountProfile(app: Hono<ApiEnv>): void {
  mount(app, contract.completeOnboarding, async ({ input }, c) => ({
    user: await completeOnboarding(c.var.db, c.var.userId, input),
  }));
  mount(app, contract.completeWalkthrough, async (_, c) => ({
    user: await completeWalkthrough(c.var.db, c.var.userId),
  }));
  mount(app, contract.updateProfile, async ({ input }, c) => ({
    user: await updateProfile(c.var.db, c.var.userId, input),
  }));
}
