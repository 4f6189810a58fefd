import { useCallback } from "react";
import { keptKey, useKept } from "@/lib/kept-in-browser";
import { type Progress, readProgress, storedProgress } from "./walkthrough-parts";

const NAME = "walkthrough";

export const keyOf = (userId: string) => keptKey(userId, NAME);

/**
 * How far a new user is in the walkthrough, kept in this browser for all its tabs and starts, also over a sign-out: what the server
 * has not heard is told it at the next start. `forget` once it has.
 */
export function useKeptProgress(userId: string) {
  const [text, store] = useKept(userId, NAME);
  const keep = useCallback((progress: Progress) => store(storedProgress(progress)), [store]);
  const forget = useCallback(() => store(""), [store]);
  return { progress: readProgress(text), keep, forget };
}
