import type { AssistantModel, TakenStep } from "../_shared/assistant/assistant-model.ts";
import { findDates } from "../_shared/assistant/builtin/find-dates.ts";
import { addDays, daysBetween, todayIn } from "../_shared/contract/calendar-date.ts";
import { deleteTouch, lastTouchSince, logTouch } from "../_shared/stores/activities.ts";
import type { Db } from "../_shared/stores/db.ts";
import { endDigestItem, listNumberedItems, type MarkedItem, type NumberedItem } from "../_shared/stores/digests.ts";
import { answerOutreach, putOffOutreach, takeBackOutreachSince } from "../_shared/stores/outreach.ts";
import { getRecurrenceRules } from "../_shared/stores/profile.ts";
import { StoreError } from "../_shared/stores/store-error.ts";
import { type DigestWish, readCountedDays } from "./digest-words.ts";
import { dateInWords } from "./text-answer.ts";

/** What a reply to a digest leads to: fixed calls for the assistant to carry out, or an answer because it is done already. */
export type DigestAnswer = { by: "assistant"; model: AssistantModel } | { by: "us"; answer: string };

/** What a reply to one line leads to: only words, or a call and the words for its result. */
type LineAnswer = string | { name: string; input: object; say(result: CallResult): string };

interface Asking {
  db: Db;
  /** Makes a repeat harmless. */
  turnId: string;
  siteUrl: string;
  now: Date;
}

const DAYS_AT_MOST = 365;

/**
 * Handles a reply to lines of a digest. The answer names each line, so that a user notices a wrong number. Returns null when no digest
 * can be replied to now: then the assistant reads the text.
 */
export async function answerDigest(wishes: readonly DigestWish[], asking: Asking): Promise<DigestAnswer | null> {
  const items = await listNumberedItems(asking.db, asking.now);
  if (items.length === 0) return null;
  const lines: LineAnswer[] = [];
  for (const wish of wishes) lines.push(await answerWish(wish, items, asking));
  const words = lines.filter((line) => typeof line === "string");
  return words.length === lines.length
    ? { by: "us", answer: words.join("\n") }
    : { by: "assistant", model: fixedCalls(lines) };
}

async function answerWish(wish: DigestWish, items: readonly NumberedItem[], asking: Asking): Promise<LineAnswer> {
  const link = `${asking.siteUrl}/digest`;
  if (wish.want === "list" || wish.want === "all") return openLines(wish.want, items, link);
  const item = items.find(({ number }) => number === wish.number);
  if (!item) return `There is no ${wish.number} in today's digest. All of it: ${link}`;
  if (wish.want === "draft") return draft(item);
  if (wish.want === "which") return whichIs(item);
  try {
    return wish.want === "snooze" ? await snooze(item, wish.until, asking) : await done(item, asking);
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return `It isn't there any more: ${item.title}`;
    throw error;
  }
}

/** Lists what is still open. Nothing is marked by "all done": several records at once are named by their numbers, or done in the app. */
function openLines(want: "list" | "all", items: readonly NumberedItem[], link: string): string {
  const open = items.filter(({ ended }) => ended === null);
  if (open.length === 0) return `Nothing is left in today's digest: ${link}`;
  const numbers = open.map(({ number }) => number).join(" ");
  const lines = open.map(({ number, title }) => `${number} ${title}`);
  const how = open.length === 1 ? `Reply ${numbers} done` : `Reply ${numbers} done for all of them`;
  return ["Still open:", ...lines, want === "all" ? `${how}, or see ${link}` : link].join("\n");
}

async function done(item: NumberedItem, { db, turnId, now }: Asking): Promise<LineAnswer> {
  if (item.taskId !== null) {
    const say = ({ status }: CallResult) => `Done${status === "already_exists" ? " already" : ""}: ${item.title}`;
    return { name: "update_task", input: taskPatch(item.taskId, { status: "done" }), say };
  }
  if (item.kind === "reach_out" && item.founderId !== null) {
    await logTouch(db, { founderId: item.founderId, channel: "other", key: turnId });
    await answerOutreach(db, { founderId: item.founderId, answer: { kind: "touched" }, reason: null }, now);
  }
  await endDigestItem(db, item, "done", turnId);
  return `Done: ${item.title}`;
}

/** An answer and the contact that it logs are stored just before the item is marked. */
const BEFORE_MARK_MS = 60_000;

/** Takes back the user's reply to an item that is no task's. A repeat changes nothing more. */
export async function undoReply(db: Db, item: MarkedItem): Promise<string> {
  if (item.ended === null) return `Undone already: ${item.title}.`;
  if (item.kind === "reach_out" && item.founderId !== null) {
    const since = new Date(Date.parse(item.markedAt) - BEFORE_MARK_MS);
    const touch = item.ended === "done" ? await lastTouchSince(db, item.founderId, since) : null;
    if (touch !== null) await deleteTouch(db, touch);
    await takeBackOutreachSince(db, item.founderId, since);
  }
  await endDigestItem(db, item, null, item.markedIn);
  return `Undone: ${item.title}.`;
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

async function snooze(item: NumberedItem, until: string, { db, turnId, now }: Asking): Promise<LineAnswer> {
  if (item.ended === "done") return `Done already: ${item.title}`;
  const { timeZone } = await getRecurrenceRules(db);
  const today = todayIn(timeZone, now);
  const days = readCountedDays(until) ?? daysUntil(until, today);
  if (days === null)
    return `Until which day? Reply snooze ${item.number} 3d, or snooze ${item.number} friday: ${item.title}`;
  return await snoozeFor(item, days, { db, turnId, now, today });
}

/** Returns how many days off the one later day that is named is; null for other words, such as "1h". */
function daysUntil(words: string, today: string): number | null {
  const [day, another] = findDates(words, today);
  return day && !another && day.date > today ? daysBetween(today, day.date) : null;
}

async function snoozeFor(
  item: NumberedItem,
  days: number,
  { db, turnId, now, today }: Pick<Asking, "db" | "turnId" | "now"> & { today: string },
): Promise<LineAnswer> {
  if (days < 1 || days > DAYS_AT_MOST) return `I can put it off for 1 to ${DAYS_AT_MOST} days.`;
  const until = addDays(today, days);
  const answer = `Snoozed until ${dateInWords(until)}: ${item.title}`;
  if (item.taskId !== null)
    return { name: "update_task", input: taskPatch(item.taskId, { dueDate: until }), say: () => answer };
  if (item.kind !== "reach_out" || item.founderId === null)
    return `Only tasks and people can be put off, and ${item.number} is neither: ${item.title}`;
  await putOffOutreach(db, item.founderId, days, now);
  await endDigestItem(db, item, "snoozed", turnId);
  return answer;
}

function draft({ founderId, number, kind, title }: NumberedItem): LineAnswer {
  if (founderId === null) return `${number} is about nobody to write to: ${title}`;
  const say = ({ detail }: CallResult) =>
    detail?.body === undefined ? `A draft for ${number} is there already.` : `${detail.subject ?? ""}\n${detail.body}`;
  return { name: "draft_email", input: { founderId, purpose: kind === "post" ? "congratulate" : "catch_up" }, say };
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

/** Returns a model that makes the fixed calls of some lines and then words all lines in their order. */
function fixedCalls(lines: readonly LineAnswer[]): AssistantModel {
  const calls = lines.flatMap((line, at) =>
    typeof line === "string" ? [] : [{ id: String(at), name: line.name, input: line.input, heldBecause: null }],
  );
  return {
    ...{ madeBy: "builtin", model: "digest", followsRules: true },
    takeStep({ steps: [taken] }, onText) {
      if (taken === undefined) return Promise.resolve({ text: "", calls });
      const text = lines.map((line, at) => wordsFor(line, resultOf(taken, String(at)))).join("\n");
      onText(text);
      return Promise.resolve({ text, calls: [] });
    },
  };
}

/** The result has the shape that the executor builds. */
const resultOf = ({ results }: TakenStep, id: string) =>
  (results.find(({ callId }) => callId === id)?.data ?? {}) as CallResult;

function wordsFor(line: LineAnswer, result: CallResult): string {
  if (typeof line === "string") return line;
  return result.status === "failed" ? (result.reason ?? "That didn't work.") : line.say(result);
}
