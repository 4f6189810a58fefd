import {
  type EmailSource,
  type EmailTemplate,
  type EmailTone,
  generateEmail,
  getEmailSources,
  listOutreachOpportunities,
} from "@contract/ai";
import type { TouchChannel } from "@contract/activities";
import { call } from "@contract/call";
import type { NewOutreachAnswer } from "@contract/outreach-answers";
import { deleteTouch, findTouch, logTouch } from "@stores/activities";
import { answerOutreach, takeBackOutreachAnswer, takeBackOutreachSince } from "@stores/outreach";
import { type QueryClient, queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import type { Outbox, Outcome } from "@/lib/outbox/outbox";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { statusOf } from "@/lib/query-client";
import { readAgain } from "@/lib/read-again";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import type { Undo } from "@/lib/undo";
import { useMutationOnce } from "@/lib/use-mutation-once";

/** The people who it is most worth reaching out to now, best first. */
export const opportunitiesQuery = queryOptions({
  queryKey: ["outreach", "opportunities"] as const,
  queryFn: async () => (await call(api, listOutreachOpportunities)).data,
  // Read once for each visit: nothing moves while someone works through the list.
  staleTime: Infinity,
  gcTime: 0,
});

/** Stores an answer to a proposal; gives what undoes it. */
export const useAnswerOutreach = () =>
  useMutation({
    mutationFn: async (answer: NewOutreachAnswer) => undoOfAnswer(answer, await answerOutreach(db, answer, new Date())),
  });

/** Forgets an answer, so that the person is proposed again. */
const undoOfAnswer =
  (answer: NewOutreachAnswer, answerId: number): Undo =>
  async () => {
    await takeBackOutreachAnswer(db, answerId);
    return async () => undoOfAnswer(answer, await answerOutreach(db, answer, new Date()));
  };

export interface Touch {
  founderId: string;
  channel: TouchChannel;
  /** What was sent or said, if it is known. */
  message?: string;
}

/** `key` is made here, so that a touch whose answer got lost is not logged twice; `at` is an ISO time. */
type KeyedTouch = Touch & { key: string; at: string };

const LOG_KEY = ["touches", "log"] as const;
const REMOVE_KEY = ["touches", "remove"] as const;

const afterTouch = (client: QueryClient, { founderId }: { founderId: string }) =>
  readAgain(client, ["founders"], ["timeline", founderId]);

const answerTouched = (founderId: string) =>
  answerOutreach(db, { founderId, answer: { kind: "touched" }, reason: null }, new Date());

/** A touch that is logged; gives the id of the answer that goes with it. It may wait for the network. */
export const logTouchEdit = defineEdit({
  kind: "touches.log",
  describe: ({ channel, message }: KeyedTouch) => message ?? channel,
  send: async ({ founderId, channel, message = "", key }) => {
    await logTouch(db, { founderId, channel, message, key });
    // The touch is what counts. Without the answer the person is only proposed again sooner.
    return answerTouched(founderId).catch(() => null);
  },
  settle: (client, touch) => afterTouch(client, touch),
});

/** Logs that the user was in touch with someone, who is then left alone for a while; gives what undoes it. It is in their timeline at once. */
export function useLogTouch() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutationOnce({
    mutationKey: LOG_KEY,
    mutationFn: async (touch: KeyedTouch) =>
      undoOfTouch({ client, outbox }, touch, await outbox.submit(logTouchEdit, touch)),
  });
}

/** Deletes a logged touch, and lets the person be proposed again. One that waits for the network is not sent. */
const undoOfTouch =
  (context: { client: QueryClient; outbox: Outbox }, touch: KeyedTouch, logged: Outcome<number | null>): Undo =>
  async () => {
    const { client, outbox } = context;
    if (logged.isWaiting && (await outbox.withdraw(logged.id)))
      return async () => undoOfTouch(context, touch, await outbox.submit(logTouchEdit, touch));
    const { founderId, key, at } = touch;
    const touchId = await findTouch(db, founderId, key);
    const batch = touchId === null ? null : await deleteTouch(db, touchId);
    const answerId = logged.isWaiting ? null : logged.reply;
    await (answerId === null
      ? takeBackOutreachSince(db, founderId, new Date(at))
      : takeBackOutreachAnswer(db, answerId));
    await afterTouch(client, touch);
    return async () => {
      // A deleted touch is not logged again under its key: it comes back.
      if (batch !== null) await (await import("@/features/history/history.queries")).undoOf(client, batch)();
      const reply = await answerTouched(founderId);
      await afterTouch(client, touch);
      return undoOfTouch(context, touch, { isWaiting: false, reply });
    };
  };

/** A touch with what it is logged under. */
export const keyed = (touch: Touch): KeyedTouch => ({
  ...touch,
  key: crypto.randomUUID(),
  at: new Date().toISOString(),
});

interface RemovedTouch {
  touchId: number;
  founderId: string;
  /** What it is called where it waits. */
  name: string;
}

/** A deletion of a touch. It may wait for the network; what is gone by then is what was wanted. */
export const removeTouchEdit = defineEdit({
  kind: "touches.remove",
  describe: ({ name }: RemovedTouch) => `Delete: ${name}`,
  send: async ({ touchId }, { isLate }) => {
    try {
      return await deleteTouch(db, touchId);
    } catch (error) {
      if (!isLate || statusOf(error) !== 404) throw error;
      return null;
    }
  },
  settle: (client, touch) => afterTouch(client, touch),
});

/** Deletes a touch at once, and offers to undo that. */
export function useRemoveTouch() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: REMOVE_KEY,
    mutationFn: (touch: RemovedTouch) => outbox.submit(removeTouchEdit, touch),
    onSuccess: (outcome, { name }) => {
      // One that waits is taken off the list of what waits.
      if (outcome.isWaiting) return;
      const { reply } = outcome;
      if (reply === null) return;
      offerUndo(client, `${name} deleted`, async () =>
        (await import("@/features/history/history.queries")).undoOf(client, reply)(),
      );
    },
    onError: () => toast.bad("This could not be deleted. Please try again."),
  });
}

/** What is logged for a person and the server does not have yet, the newest first; and whether a touch is being deleted. */
export function useTouchesUnderWay(founderId: string) {
  // The variables of a mutation with this key are what its hook takes.
  const logging = useMutationState({
    filters: { mutationKey: LOG_KEY, status: "pending" },
    select: ({ state }) => state.variables as KeyedTouch,
  });
  const removing = useMutationState({
    filters: { mutationKey: REMOVE_KEY, status: "pending" },
    select: ({ state }) => state.variables as RemovedTouch,
  });
  const waiting = useWaitingEdits().filter(({ refusal }) => refusal === undefined);
  const late = waiting.flatMap(({ kind, variables }) => (kind === logTouchEdit.kind ? [variables as KeyedTouch] : []));
  const removed = waiting.flatMap(({ kind, variables }) =>
    kind === removeTouchEdit.kind ? [variables as RemovedTouch] : [],
  );
  return {
    logged: [...late, ...logging]
      .filter((touch, at, all) => touch.founderId === founderId && all.findIndex(({ key }) => key === touch.key) === at)
      .reverse(),
    isDeleted: (touchId: string) => [...removing, ...removed].some((touch) => String(touch.touchId) === touchId),
  };
}

/** What a draft to someone can be based on. */
export const emailSourcesQuery = (founderId: string) =>
  queryOptions({
    queryKey: ["founders", "email-sources", founderId] as const,
    queryFn: () => call(api, getEmailSources, { params: { founderId } }),
  });

/** What a draft is for, how it sounds, and what it is based on. */
export interface EmailChoice {
  template: EmailTemplate;
  tone: EmailTone;
  sources: readonly EmailSource[];
}

/** A draft for someone. It is asked for once: a language model costs money and would write another one. */
export function emailDraftQuery(founderId: string, { template, tone, sources }: EmailChoice) {
  return queryOptions({
    queryKey: ["email-draft", founderId, template, tone, sources] as const,
    queryFn: () => call(api, generateEmail, { input: { founderId, template, tone, sources: [...sources] } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
