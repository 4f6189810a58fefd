import type { Founder } from "@contract/founders";
import { undoFilledFields } from "@stores/founders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { showFounder } from "./founders.queries";

/** Empties the fields that the post source filled. */
export function useUndoFilledFields() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (founderId: Founder["id"]) => undoFilledFields(db, founderId),
    onSuccess: (founder) => showFounder(client, founder),
    onError: (error) => toast.bad(reasonOr("The fields could not be emptied. Please try again.", error)),
  });
}
