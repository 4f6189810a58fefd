import type { NewFeedback } from "@contract/feedback";
import { addFeedback } from "@stores/feedback";
import { useMutation } from "@tanstack/react-query";
import { db } from "@/lib/db";

/** Sends what somebody tells us. */
export function useAddFeedback() {
  return useMutation({ mutationFn: (feedback: NewFeedback) => addFeedback(db, feedback) });
}
