import type { Hono } from "hono";
import * as contract from "../../_shared/contract/data-sources.ts";
import { checkKey } from "../../_shared/post-sources/check-key.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountDataSources(app: Hono<ApiEnv>): void {
  mount(app, contract.checkSourceKey, ({ input }, c) => checkKey(input, c.var.outside.vendorUrls));
}
