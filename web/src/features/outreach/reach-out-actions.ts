import type { Opportunity } from "@contract/ai";
import type { TouchChannel } from "@contract/activities";
import type { OutreachAnswer, SnoozePeriod } from "@contract/outreach-answers";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { keyed, useAnswerOutreach, useLogTouch, useTakeBackAnswer } from "./outreach.queries";

export const channelLabels: Record<TouchChannel, string> = {
  email: "Email",
  linkedin: "LinkedIn",
  phone: "Phone",
  text: "Text message",
  meeting: "Meeting",
  other: "Other",
};

export const snoozeLabels: Record<SnoozePeriod, string> = { day: "1 day", week: "1 week", month: "1 month" };

const NOT_STORED = "This could not be saved. Please try again.";

const inWords = (answer: OutreachAnswer) =>
  answer.kind === "snoozed" ? `Snoozed for ${snoozeLabels[answer.period]}` : "Hidden for three months";

/** What became of a proposal on this visit. */
export interface DoneWith {
  text: string;
  /** Null until it is stored, and where it cannot be taken back. */
  answerId: number | null;
}

/** What can be answered to a proposal. It is shown at once, where the proposal is, and taken off again when it cannot be stored. */
export function useReachOutActions({ founderId, reasons }: Opportunity) {
  const [done, setDone] = useState<DoneWith | null>(null);
  const { mutateAsync: store } = useAnswerOutreach();
  const { mutate: takeBack } = useTakeBackAnswer();
  const { mutate: touch } = useLogTouch();
  const notStored = () => {
    setDone(null);
    toast.bad(NOT_STORED);
  };
  return {
    done,
    logTouch: (channel: TouchChannel) => {
      setDone({ text: `Contacted: ${channelLabels[channel]}`, answerId: null });
      touch(keyed({ founderId, channel }), { onError: notStored });
    },
    answer: (answer: OutreachAnswer) => {
      setDone({ text: inWords(answer), answerId: null });
      store({ founderId, answer, reason: reasons[0]?.kind ?? null }).then(
        (answerId) => setDone({ text: inWords(answer), answerId }),
        notStored,
      );
    },
    undo: () => {
      if (done?.answerId == null) return;
      const before = done;
      setDone(null);
      takeBack(done.answerId, {
        onError: () => {
          setDone(before);
          toast.bad(NOT_STORED);
        },
      });
    },
  };
}
