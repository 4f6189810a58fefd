import type { Hono } from "hono";
import * as contract from "../../_shared/contract/feedback.ts";
import { addFeedback } from "../../_shared/stores/feedback.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountFeedback(app: Hono<ApiEnv>): void {
  mount(app, contract.addFeedback, ({ input }, c) => addFeedback(c.var.db, input));
}
