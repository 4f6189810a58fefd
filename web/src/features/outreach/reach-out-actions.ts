import type { Opportunity } from "@contract/ai";
import type { TouchChannel } from "@contract/activities";
import type { OutreachAnswer, SnoozePeriod } from "@contract/outreach-answers";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { type Done, type Undo, undoStackOf, withAfter } from "@/lib/undo";
import { keyed, useAnswerOutreach, useLogTouch } from "./outreach.queries";

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
  /** What undoes it; null once it was done again, which Ctrl+Z undoes. */
  one: Done | null;
}

/** Undoes what is being stored, as soon as it is; there is nothing to undo when it could not be. */
const whenStored =
  (stored: Promise<Undo>): Undo =>
  async () => {
    const undo = await stored.catch(() => null);
    return undo === null ? () => Promise.reject(new Error(NOT_STORED)) : undo();
  };

/**
 * What can be answered to a proposal. It is shown at once, where the proposal is, and taken off again when it cannot be stored. The Undo
 * beside it and Ctrl+Z undo the same thing, and may be pressed before it is stored.
 */
export function useReachOutActions({ founderId, founderName, reasons }: Opportunity) {
  const stack = undoStackOf(useQueryClient());
  const [done, setDone] = useState<DoneWith | null>(null);
  const { mutateAsync: store } = useAnswerOutreach();
  const { mutateAsync: touch } = useLogTouch();
  const show = (text: string, stored: Promise<Undo>) => {
    // By then another answer may be shown, which stays.
    const hide = () => setDone((shown) => (shown?.one === one ? null : shown));
    const one: Done = {
      label: `${founderName}: ${text}`,
      undo: withAfter(whenStored(stored), hide, () => setDone((shown) => shown ?? { text, one: null })),
    };
    stack.push(one);
    setDone({ text, one });
    stored.catch(() => {
      stack.drop(one);
      hide();
      toast.bad(NOT_STORED);
    });
  };
  return {
    done,
    logTouch: (channel: TouchChannel) =>
      show(`Contacted: ${channelLabels[channel]}`, touch(keyed({ founderId, channel }))),
    answer: (answer: OutreachAnswer) =>
      show(inWords(answer), store({ founderId, answer, reason: reasons[0]?.kind ?? null })),
    undo: () => {
      if (!done?.one) return;
      setDone(null);
      stack.undo(done.one).catch(() => {
        setDone((shown) => shown ?? done);
        toast.bad(NOT_STORED);
      });
    },
  };
}
