import type { Reason } from "./ai.ts";

/** For how long a proposal to reach out can be put off, in days. */
export const SNOOZE_DAYS = { day: 1, week: 7, month: 30 } as const;
export type SnoozePeriod = keyof typeof SNOOZE_DAYS;

/** For how many days someone is not proposed after a contact, and after the answer that they are not useful. */
export const TOUCHED_QUIET_DAYS = 7;
export const NOT_USEFUL_QUIET_DAYS = 90;

/** What a user says to a proposal to reach out. */
export type OutreachAnswer = { kind: "touched" } | { kind: "snoozed"; period: SnoozePeriod } | { kind: "not_useful" };

export interface NewOutreachAnswer {
  founderId: string;
  answer: OutreachAnswer;
  /** The reason that was shown; null when there was none. */
  reason: Reason["kind"] | null;
}

const DAY_MS = 86_400_000;

/** When the person may be proposed again. */
export function quietUntil(answer: OutreachAnswer, now: Date): Date {
  return new Date(now.getTime() + quietDays(answer) * DAY_MS);
}

function quietDays(answer: OutreachAnswer): number {
  switch (answer.kind) {
    case "touched":
      return TOUCHED_QUIET_DAYS;
    case "snoozed":
      return SNOOZE_DAYS[answer.period];
    case "not_useful":
      return NOT_USEFUL_QUIET_DAYS;
  }
}
