import type { NewFeedback } from "@contract/feedback";
import { addFeedback } from "@stores/feedback";
import { useIsMutating } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { useMutationOnce } from "@/lib/use-mutation-once";

const KEY = ["feedback"] as const;

/** Sends what someone tells us. Both are told also when what sent it is no longer on screen. */
export function useAddFeedback(then: { onSuccess: () => void; onError: () => void }) {
  return useMutationOnce({
    mutationKey: KEY,
    mutationFn: (feedback: NewFeedback) => addFeedback(db, feedback),
    ...then,
  });
}

/** Whether any is on its way. */
export const useIsSendingFeedback = () => useIsMutating({ mutationKey: KEY }) > 0;
