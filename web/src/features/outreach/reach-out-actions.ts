import type { Opportunity } from "@contract/ai";
import type { TouchChannel } from "@contract/activities";
import type { OutreachAnswer, SnoozePeriod } from "@contract/outreach-answers";
import { toast } from "@/lib/toast";
import { useAnswerOutreach, useLogTouch, useTakeBackAnswer } from "./outreach.queries";

export const channelLabels: Record<TouchChannel, string> = {
  email: "E-mail",
  linkedin: "LinkedIn",
  phone: "Phone",
  text: "Text message",
  meeting: "Meeting",
  other: "Something else",
};

export const snoozeLabels: Record<SnoozePeriod, string> = { day: "1 day", week: "1 week", month: "1 month" };

const NOT_STORED = "This could not be saved. Please try again.";

function saidOf(name: string, answer: OutreachAnswer): string {
  return answer.kind === "snoozed"
    ? `${name} is back in ${snoozeLabels[answer.period]}.`
    : `${name} is left out for three months.`;
}

/** What can be answered to a proposal. What is only said here can be taken back. */
export function useReachOutActions({ founderId, founderName, reasons }: Opportunity) {
  const answering = useAnswerOutreach();
  const takingBack = useTakeBackAnswer();
  const touching = useLogTouch();
  const notStored = { onError: () => toast.bad(NOT_STORED) };
  return {
    isLogging: touching.isPending,
    logTouch: (channel: TouchChannel) =>
      touching.mutate(
        { founderId, channel },
        { ...notStored, onSuccess: () => toast.good(`Logged: you were in touch with ${founderName}.`) },
      ),
    answer: (answer: OutreachAnswer) =>
      // The row is gone before the answer is stored, so what follows cannot hang on it.
      void answering.mutateAsync({ founderId, answer, reason: reasons[0]?.kind ?? null }).then(
        (answerId) =>
          toast.good(saidOf(founderName, answer), {
            label: "Undo",
            run: () => takingBack.mutate(answerId, notStored),
          }),
        () => toast.bad(NOT_STORED),
      ),
  };
}
