import { addDays, todayIn } from "@contract/calendar-date";
import { composeDigest } from "@contract/compose-digest";
import { type Digest, type DigestSettings, FIRST_DIGEST_SETTINGS, type StoredDigestItem } from "@contract/digests";
import { logTouch } from "@stores/activities";
import {
  endDigestItem,
  getDigestSettings,
  listDigests,
  previewDigest,
  saveDigestSettings,
  sendDigestNow,
} from "@stores/digests";
import { answerOutreach, putOffOutreach } from "@stores/outreach";
import { updateTask } from "@stores/tasks";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { readAgain } from "@/lib/read-again";
import { browserTimeZone } from "@/lib/time-zones";
import { toast } from "@/lib/toast";

const ANSWER_KEY = ["digests", "answer"] as const;
const NOT_SAVED = "This could not be saved. Please try again.";
const READ_AGAIN_MS = 60_000;

/** The digests of the last 30 days, newest first. */
export const digestsQuery = queryOptions({
  queryKey: ["digests", "list"] as const,
  queryFn: () => listDigests(db),
  refetchInterval: READ_AGAIN_MS,
});

/** The user's settings; null for a user without digests. */
export const digestSettingsQuery = queryOptions({
  queryKey: ["digests", "settings"] as const,
  queryFn: () => getDigestSettings(db),
});

const SAVE_KEY = ["digests", "save"] as const;
/** The settings that a user without any is shown: the defaults, turned off. */
const NONE_YET: DigestSettings = { ...FIRST_DIGEST_SETTINGS, isPaused: true };
export const shownSettings = (stored: DigestSettings | null): DigestSettings => stored ?? NONE_YET;

/** Saves a change optimistically. After the last change the settings are refetched, which rolls a refused one back. */
export function useSaveDigestSettings(userId: string) {
  const client = useQueryClient();
  const { queryKey } = digestSettingsQuery;
  return useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: "digest-settings" },
    mutationFn: (changed: Partial<DigestSettings>) => saveDigestSettings(db, userId, changed),
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (shown) => ({ ...shownSettings(shown ?? null), ...changed }));
    },
    onError: (error) => toast.bad(reasonOr(NOT_SAVED, error)),
    onSettled: () =>
      client.isMutating({ mutationKey: SAVE_KEY }) === 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
}

/** The contents of a digest that would be made now. */
async function readPreview() {
  const { today, document } = await previewDigest(db);
  return composeDigest(document, { now: new Date(), today }, { firstNumber: 1, taskNumbers: {} });
}
export type DigestPreview = Awaited<ReturnType<typeof readPreview>>;

export const useDigestPreview = () => useMutation({ mutationFn: readPreview });

const SENT_WITHIN_TRIES = 20;
const SENT_POLL_MS = 500;

/** Requests a digest. Resolves with it once it is made, and with null if it would be empty. */
export function useSendDigestNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Digest | null> => {
      if ((await readPreview()).items.length === 0) return null;
      const before = new Set((await listDigests(db)).map(({ id }) => id));
      await sendDigestNow(db);
      for (let tries = 0; tries < SENT_WITHIN_TRIES; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, SENT_POLL_MS));
        const digests = await listDigests(db);
        client.setQueryData(digestsQuery.queryKey, digests);
        const made = digests.find(({ id }) => !before.has(id));
        if (made) return made;
      }
      throw new Error("The digest takes longer than usual. Look for it in a minute.");
    },
  });
}

/** A user's answer to one item of a digest. */
export type ItemAnswer = { ended: "done" } | { ended: "snoozed"; days: number } | { ended: null };

interface AnsweredItem {
  digestId: Digest["id"];
  item: StoredDigestItem;
  answer: ItemAnswer;
}

/** Finishes, snoozes or reopens the item's task or person before the item is marked, so that a mark is always true. The database marks a task's items. */
async function answerItem({ digestId, item, answer }: AnsweredItem): Promise<void> {
  const { taskId, founderId, kind, number } = item;
  const now = new Date();
  if (taskId !== null) {
    if (answer.ended === "snoozed")
      await updateTask(db, taskId, { snoozeTo: addDays(todayIn(browserTimeZone(), now), answer.days) });
    else if (answer.ended === "done" || item.ended === "done")
      await updateTask(db, taskId, { status: answer.ended === "done" ? "done" : "todo" });
    return;
  }
  if (kind === "reach_out" && founderId !== null) {
    if (answer.ended === "snoozed") await putOffOutreach(db, founderId, answer.days, now);
    else if (answer.ended === "done") {
      await logTouch(db, { founderId, channel: "other" });
      await answerOutreach(db, { founderId, answer: { kind: "touched" }, reason: null }, now);
    }
  }
  await endDigestItem(db, { digestId, number }, answer.ended);
}

const withAnswer =
  ({ digestId, item: { number }, answer: { ended } }: AnsweredItem) =>
  (digests: Digest[] | undefined) =>
    digests?.map((digest) =>
      digest.id === digestId
        ? { ...digest, items: digest.items.map((item) => (item.number === number ? { ...item, ended } : item)) }
        : digest,
    );

/** Answers an item optimistically, with rollback. */
export function useAnswerItem() {
  const client = useQueryClient();
  const { queryKey } = digestsQuery;
  return useMutation({
    mutationKey: ANSWER_KEY,
    scope: { id: "digest-answers" },
    mutationFn: answerItem,
    onMutate: async (answered) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, withAnswer(answered));
    },
    onError: (error, { digestId, item }) => {
      client.setQueryData(queryKey, withAnswer({ digestId, item, answer: { ended: null } }));
      toast.bad(reasonOr(NOT_SAVED, error));
    },
    // Only after the last answer: an earlier refetch would remove the next answer's mark for a moment.
    onSettled: () =>
      client.isMutating({ mutationKey: ANSWER_KEY }) === 1
        ? readAgain(client, queryKey, ["tasks"], ["outreach"], ["founders"])
        : undefined,
  });
}
