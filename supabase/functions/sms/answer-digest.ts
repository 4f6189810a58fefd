import type { AssistantModel } from "../_shared/assistant/assistant-model.ts";
import { findDates } from "../_shared/assistant/builtin/find-dates.ts";
import { addDays, daysBetween, todayIn } from "../_shared/contract/calendar-date.ts";
import { logTouch } from "../_shared/stores/activities.ts";
import type { Db } from "../_shared/stores/db.ts";
import { endDigestItem, findDigestItem, type NumberedItem } from "../_shared/stores/digests.ts";
import { answerOutreach, putOffOutreach } from "../_shared/stores/outreach.ts";
import { getRecurrenceRules } from "../_shared/stores/profile.ts";
import { StoreError } from "../_shared/stores/store-error.ts";
import { type DigestWish, readCountedDays } from "./digest-words.ts";
import { dateInWords } from "./text-answer.ts";

/** What a reply to a digest leads to: a fixed call for the assistant to carry out, or an answer because it is done already. */
export type DigestAnswer =
  { by: "assistant"; model: AssistantModel; afterwards(): Promise<void> } | { by: "us"; answer: string };

interface Asking {
  db: Db;
  /** Makes a repeat harmless. */
  turnId: string;
  siteUrl: string;
  now: Date;
}

const DAYS_AT_MOST = 365;
const us = (answer: string): DigestAnswer => ({ by: "us", answer });

/**
 * Handles a reply to one line of a digest. The answer names the line, so that a user notices a wrong number. Returns null when no digest
 * can be replied to now: then the assistant reads the text.
 */
export async function answerDigest(wish: DigestWish, asking: Asking): Promise<DigestAnswer | null> {
  const { item, isAnyValid } = await findDigestItem(asking.db, wish.number, asking.now);
  if (!isAnyValid) return null;
  if (item === null) return us(`There is no ${wish.number} in today's digest. All of it: ${asking.siteUrl}/digest`);
  if (wish.want === "draft") return draft(item);
  if (wish.want === "which") return us(whichIs(item));
  try {
    return wish.want === "snooze" ? await snooze(item, wish.until, asking) : await done(item, asking);
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return us(`It isn't there any more: ${item.title}`);
    throw error;
  }
}

async function done(item: NumberedItem, { db, turnId, now }: Asking): Promise<DigestAnswer> {
  const tick = () => endDigestItem(db, item, "done");
  if (item.taskId !== null) {
    const model = oneCall("update_task", taskPatch(item.taskId, { status: "done" }), ({ status }) =>
      status === "already_exists" ? `Done already: ${item.title}` : `Done: ${item.title}`,
    );
    return { by: "assistant", model, afterwards: tick };
  }
  if (item.kind === "reach_out" && item.founderId !== null) {
    await logTouch(db, { founderId: item.founderId, channel: "other", key: turnId });
    await answerOutreach(db, { founderId: item.founderId, answer: { kind: "touched" }, reason: null }, now);
  }
  await tick();
  return us(`Done: ${item.title}`);
}

/** Only a number was sent: says what it is and what can be replied, and changes nothing. */
function whichIs({ number, title, kind, taskId, founderId }: NumberedItem): string {
  const replies = [
    `${number} done`,
    ...(taskId !== null || kind === "reach_out" ? [`snooze ${number} 3d`] : []),
    ...(founderId === null ? [] : [`draft ${number}`]),
  ];
  return `${number} is: ${title}. You can reply ${replies.join(", ")}.`;
}

async function snooze(item: NumberedItem, until: string, { db, now }: Asking): Promise<DigestAnswer> {
  if (item.ended === "done") return us(`Done already: ${item.title}`);
  const { timeZone } = await getRecurrenceRules(db);
  const today = todayIn(timeZone, now);
  const days = readCountedDays(until) ?? daysUntil(until, today);
  if (days === null)
    return us(`Until which day? Reply snooze ${item.number} 3d, or snooze ${item.number} friday: ${item.title}`);
  return await snoozeFor(item, days, { db, now, today });
}

/** Returns how many days off the one later day that is named is; null for other words, such as "1h". */
function daysUntil(words: string, today: string): number | null {
  const [day, another] = findDates(words, today);
  return day && !another && day.date > today ? daysBetween(today, day.date) : null;
}

async function snoozeFor(
  item: NumberedItem,
  days: number,
  { db, now, today }: Pick<Asking, "db" | "now"> & { today: string },
): Promise<DigestAnswer> {
  if (days < 1 || days > DAYS_AT_MOST) return us(`I can put it off for 1 to ${DAYS_AT_MOST} days.`);
  const until = addDays(today, days);
  const answer = `Snoozed until ${dateInWords(until)}: ${item.title}`;
  const tick = () => endDigestItem(db, item, "snoozed");
  if (item.taskId !== null) {
    const model = oneCall("update_task", taskPatch(item.taskId, { dueDate: until }), () => answer);
    return { by: "assistant", model, afterwards: tick };
  }
  if (item.kind !== "reach_out" || item.founderId === null)
    return us(`Only tasks and people can be put off, and ${item.number} is neither: ${item.title}`);
  await putOffOutreach(db, item.founderId, days, now);
  await tick();
  return us(answer);
}

function draft({ founderId, number, kind, title }: NumberedItem): DigestAnswer {
  if (founderId === null) return us(`${number} is about nobody to write to: ${title}`);
  const purpose = kind === "post" ? "congratulate" : "catch_up";
  const model = oneCall("draft_email", { founderId, purpose }, ({ detail }) =>
    detail?.body === undefined ? `A draft for ${number} is there already.` : `${detail.subject ?? ""}\n${detail.body}`,
  );
  return { by: "assistant", model, afterwards: () => Promise.resolve() };
}

const taskPatch = (taskId: string, patch: object) => ({
  ...{ taskId, clear: [] },
  patch: {
    ...{ title: null, description: null, status: null, dueDate: null, recurrence: null, founderId: null },
    ...patch,
  },
});

/** The executor's result of a call. */
interface CallResult {
  status?: string;
  reason?: string;
  detail?: { subject?: string; body?: string };
}

/** Returns a model that makes one fixed call and then words its result. */
function oneCall(name: string, input: object, say: (result: CallResult) => string): AssistantModel {
  return {
    ...{ madeBy: "builtin", model: "digest", followsRules: true },
    takeStep({ steps: [taken] }, onText) {
      if (taken === undefined)
        return Promise.resolve({ text: "", calls: [{ id: "1", name, input, heldBecause: null }] });
      // The shape that the executor builds.
      const result = (taken.results[0]?.data ?? {}) as CallResult;
      const text = result.status === "failed" ? (result.reason ?? "That didn't work.") : say(result);
      onText(text);
      return Promise.resolve({ text, calls: [] });
    },
  };
}
