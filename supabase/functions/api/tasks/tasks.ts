import type { Hono } from "hono";
import * as contract from "../../_shared/contract/tasks.ts";
import { getDueCounts } from "../../_shared/stores/due-counts.ts";
import {
  addTask,
  listTasks,
  listWeeklyUpdates,
  moveTasks,
  removeTask,
  updateTask,
} from "../../_shared/stores/tasks.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountTasks(app: Hono<ApiEnv>): void {
  mount(app, contract.listWeeklyUpdates, async ({ query }, c) => ({
    success: true as const,
    weeks: await listWeeklyUpdates(c.var.db, query.weeks),
  }));
  mount(app, contract.getDueCounts, (_, c) => getDueCounts(c.var.db));
  mount(app, contract.moveTasks, async ({ input }, c) => ({
    success: true as const,
    moved: await moveTasks(c.var.db, input),
  }));
  mount(app, contract.listTasks, ({ query }, c) => listTasks(c.var.db, query));
  mount(app, contract.addTask, ({ input, recordId }, c) => addTask(c.var.db, input, recordId));
  mount(app, contract.updateTask, ({ params, input }, c) => updateTask(c.var.db, params.taskId, input));
  mount(app, contract.removeTask, async ({ params }, c) => {
    await removeTask(c.var.db, params.taskId);
    return null;
  });
}
