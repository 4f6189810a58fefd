import type { KnownPerson } from "../../assistant-model.ts";
import { withDayPrior } from "./day-prior.ts";
import { withDeletedToo } from "./deleted-too.ts";
import { withOnceOnly } from "./once-only.ts";
import { withTaskSaidBehind } from "./task-said-behind.ts";

/** Orders about tasks that are said around: what is done, begun, due or gone stands somewhere else in the message. */
export const withOrdersAroundTasks = (message: string, people: readonly KnownPerson[]): string =>
  withDeletedToo(withTaskSaidBehind(withDayPrior(withOnceOnly(message), people)), people);
