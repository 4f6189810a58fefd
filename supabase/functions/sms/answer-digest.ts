import type { AssistantModel } from "../_shared/assistant/assistant-model.ts";
import { addDays, todayIn } from "../_shared/contract/calendar-date.ts";
import { logTouch } from "../_shared/stores/activities.ts";
import type { Db } from "../_shared/stores/db.ts";
import { endDigestItem, findDigestItem, type NumberedItem } from "../_shared/stores/digests.ts";
import { answerOutreach, putOffOutreach } from "../_shared/stores/outreach.ts";
import { getRecurrenceRules } from "../_shared/stores/profile.ts";
import type { DigestWish } from "./digest-words.ts";
import { dateInWords } from "./text-answer.ts";

/** How an answer to a digest is carried out: by the assistant with a call that needs no reading, or it is done already. */
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
 * What a digest's line is to become: the line is named in the answer, so that nobody ticks another one than they meant. Null where no
 * number means anything now: then the words are the assistant's to read.
 */
export async function answerDigest(wish: DigestWish, asking: Asking): Promise<DigestAnswer | null> {
  const { item, isAnyHeld } = await findDigestItem(asking.db, wish.number, asking.now);
  if (!isAnyHeld) return null;
  if (item === null) return us(`There is no ${wish.number} in today's digest. All of it: ${asking.siteUrl}/digest`);
  if (wish.want === "draft") return draft(item);
  if (wish.want === "snooze") return await snooze(item, wish.days, asking);
  return await done(item, asking);
}

async function done(item: NumberedItem, { db, turnId, now }: Asking): Promise<DigestAnswer> {
  const tick = () => endDigestItem(db, item, "done");
  if (item.taskId !== null) {
    const model = oneCall("update_task", taskPatch(item.taskId, { status: "done" }), (came) =>
      came.status === "already_exists" ? `Done already: ${item.title}` : `Done: ${item.title}`,
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

async function snooze(item: NumberedItem, days: number, { db, now }: Asking): Promise<DigestAnswer> {
  if (days < 1 || days > DAYS_AT_MOST) return us(`I can put it off for 1 to ${DAYS_AT_MOST} days.`);
  const { timeZone } = await getRecurrenceRules(db);
  const until = addDays(todayIn(timeZone, now), days);
  const said = `Snoozed until ${dateInWords(until)}: ${item.title}`;
  const tick = () => endDigestItem(db, item, "snoozed");
  if (item.taskId !== null) {
    const model = oneCall("update_task", taskPatch(item.taskId, { dueDate: until }), () => said);
    return { by: "assistant", model, afterwards: tick };
  }
  if (item.kind !== "reach_out" || item.founderId === null)
    return us(`Only tasks and people can be put off, and ${item.number} is neither: ${item.title}`);
  await putOffOutreach(db, item.founderId, days, now);
  await tick();
  return us(said);
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

/** What the executor says came of a call. */
interface Came {
  status?: string;
  reason?: string;
  detail?: { subject?: string; body?: string };
}

/** A model that wants one thing, which a number and a word asked for: nothing is left to read. */
function oneCall(name: string, input: object, say: (came: Came) => string): AssistantModel {
  return {
    ...{ madeBy: "builtin", model: "digest", followsRules: true },
    takeStep({ steps: [taken] }, onText) {
      if (taken === undefined)
        return Promise.resolve({ text: "", calls: [{ id: "1", name, input, heldBecause: null }] });
      // As the executor builds it.
      const came = (taken.results[0]?.data ?? {}) as Came;
      const text = came.status === "failed" ? (came.reason ?? "That didn't work.") : say(came);
      onText(text);
      return Promise.resolve({ text, calls: [] });
    },
  };
}
