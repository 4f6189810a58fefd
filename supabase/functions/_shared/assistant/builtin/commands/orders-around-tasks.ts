import type { KnownPerson } from "../../assistant-model.ts";
import { withDayPrior } from "./day-prior.ts";
import { withDeletedToo } from "./deleted-too.ts";
import { withOnceOnly } from "./once-only.ts";
import { withOpenForFirm } from "../questions/open-for-firm.ts";
import { withTaskSaidBehind } from "./task-said-behind.ts";

/** ". Plus a task to call her": an order that goes on. */
const PLUS = /(?<=[.;!]\s)plus(?=,? (?:an? |one )?(?:new )?(?:task|reminder|to-?do) )/iu;

/** Orders about tasks that are said around: what is done, begun, due or gone stands somewhere else in the message. */
export const withOrdersAroundTasks = (message: string, people: readonly KnownPerson[]): string =>
  withDeletedToo(
    withTaskSaidBehind(withDayPrior(withOnceOnly(withOpenForFirm(message, people)), people)).replace(PLUS, "And"),
    people,
  );
