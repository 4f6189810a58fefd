import type { Hono } from "hono";
import * as contract from "../../_shared/contract/trash.ts";
import { listTrash, restore } from "../../_shared/stores/trash.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountTrash(app: Hono<ApiEnv>): void {
  mount(app, contract.listTrash, async ({ query }, c) => ({ ...query, ...(await listTrash(c.var.db, query)) }));
  mount(app, contract.restore, async ({ params }, c) => ({ recordId: await restore(c.var.db, params.entryId) }));
}
