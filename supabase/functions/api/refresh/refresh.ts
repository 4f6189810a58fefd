import type { Hono } from "hono";
import * as contract from "../../_shared/contract/refresh.ts";
import { getFounder } from "../../_shared/stores/founders.ts";
import {
  cancelRefreshJob,
  getRefreshStatus,
  hasActiveRefreshes,
  listRefreshJobs,
  refreshSummaries,
  requestRefreshAll,
  requeueRefreshJob,
} from "../../_shared/stores/refresh.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountRefresh(app: Hono<ApiEnv>): void {
  mount(app, contract.getRefreshStatus, (_, c) => getRefreshStatus(c.var.db));
  for (const endpoint of [contract.getPhantomStatus, contract.getPhantomJobsStatus]) {
    mount(app, endpoint, async (_, c) => ({ hasActivePhantomJobs: await hasActiveRefreshes(c.var.db) }));
  }
  // A summary is made when posts are fetched, so updating one is refreshing its founder.
  for (const endpoint of [contract.refreshSummaries, contract.updateSummary]) {
    mount(app, endpoint, ({ params }, c) => refreshSummaries(c.var.db, params.founderId));
  }
  for (const endpoint of [contract.refreshAll, contract.updateAllSummaries]) {
    mount(app, endpoint, (_, c) => requestRefreshAll(c.var.db));
  }
  mount(app, contract.getLatestSummary, async ({ params }, c) => {
    const { lastPostSummary, lastPostDate, lastPostDating, lastRefreshedAt } = await getFounder(
      c.var.db,
      params.founderId,
    );
    return {
      latestAISummary: lastPostSummary,
      latestPostTimestamp: lastPostDate,
      latestPostDating: lastPostDating,
      lastUpdatedAt: lastRefreshedAt,
    };
  });

  mount(app, contract.listRefreshJobs, async ({ query }, c) => ({
    data: await listRefreshJobs(c.var.db, query.limit),
  }));
  mount(app, contract.cancelRefreshJob, ({ params }, c) => cancelRefreshJob(c.var.db, params.jobId));
  mount(app, contract.requeueRefreshJob, ({ params }, c) => requeueRefreshJob(c.var.db, params.jobId));
}
