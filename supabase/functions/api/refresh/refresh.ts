import type { Hono } from "hono";
import * as contract from "../../_shared/contract/refresh.ts";
import { getRefreshStatus, refreshSummaries } from "../../_shared/stores/refresh.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountRefresh(app: Hono<ApiEnv>): void {
  mount(app, contract.getRefreshStatus, (_, c) => getRefreshStatus(c.var.db));
  mount(app, contract.refreshSummaries, ({ params }, c) => refreshSummaries(c.var.db, params.founderId));
}
