import type { Hono } from "hono";
import * as contract from "../../_shared/contract/activities.ts";
import { listActivities, listFounderActivities } from "../../_shared/stores/activities.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountActivities(app: Hono<ApiEnv>): void {
  mount(app, contract.listActivities, async ({ query }, c) => ({
    ...query,
    ...(await listActivities(c.var.db, query)),
  }));
  mount(app, contract.listFounderActivities, async ({ params, query }, c) => ({
    data: await listFounderActivities(c.var.db, params.founderId, query.limit),
  }));
}
