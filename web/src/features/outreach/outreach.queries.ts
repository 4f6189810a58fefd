import { type EmailTemplate, type EmailTone, generateEmail, listOutreachOpportunities } from "@contract/ai";
import type { TouchChannel } from "@contract/activities";
import { call } from "@contract/call";
import type { NewOutreachAnswer } from "@contract/outreach-answers";
import { logTouch } from "@stores/activities";
import { answerOutreach, takeBackOutreachAnswer } from "@stores/outreach";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { useMutationOnce } from "@/lib/use-mutation-once";

/** The people whom it is most worth reaching out to now, best first. */
export const opportunitiesQuery = queryOptions({
  queryKey: ["outreach", "opportunities"] as const,
  queryFn: async () => (await call(api, listOutreachOpportunities)).data,
  // Read once for each visit: nothing moves while someone works through the list.
  staleTime: Infinity,
  gcTime: 0,
});

/** Stores an answer to a proposal; gives the id to take it back with. */
export const useAnswerOutreach = () =>
  useMutation({ mutationFn: (answer: NewOutreachAnswer) => answerOutreach(db, answer, new Date()) });

/** Forgets an answer, so that the person is proposed again. */
export const useTakeBackAnswer = () =>
  useMutation({ mutationFn: (answerId: number) => takeBackOutreachAnswer(db, answerId) });

export interface Touch {
  founderId: string;
  channel: TouchChannel;
  /** What was sent or said, if it is known. */
  message?: string;
}

/** Logs that the user was in touch with someone, who is then left alone for a while. */
export function useLogTouch() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: async (touch: Touch) => {
      await logTouch(db, touch);
      // The touch is what counts. Without the answer the person is only proposed again sooner.
      await answerOutreach(
        db,
        { founderId: touch.founderId, answer: { kind: "touched" }, reason: null },
        new Date(),
      ).catch(() => undefined);
    },
    onSettled: (_data, _error, { founderId }) => readAgain(client, ["founders"], ["timeline", founderId]),
  });
}

/** A draft for someone. It is asked for once: a language model costs money and would write another one. */
export function emailDraftQuery(founderId: string, { template, tone }: { template: EmailTemplate; tone: EmailTone }) {
  return queryOptions({
    queryKey: ["email-draft", founderId, template, tone] as const,
    queryFn: () => call(api, generateEmail, { input: { founderId, template, tone } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
