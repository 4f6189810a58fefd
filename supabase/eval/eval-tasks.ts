import { changingTasks } from "./changing-tasks.ts";
import { findingTasks } from "./finding-tasks.ts";
import { guardedTasks } from "./guarded-tasks.ts";
import { questionTasks } from "./question-tasks.ts";
import type { EvalTask } from "./task-shape.ts";
import { unclearTasks } from "./unclear-tasks.ts";

/** All tasks of the evaluation. */
export const evalTasks: readonly EvalTask[] = [
  ...changingTasks,
  ...unclearTasks,
  ...findingTasks,
  ...guardedTasks,
  ...questionTasks,
];
