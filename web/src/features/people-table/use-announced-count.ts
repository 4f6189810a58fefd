import { useEffect, useRef } from "react";
import { announce } from "@/lib/announce";

/** Says how many people are found once another search, filter or order has its answer. */
export function useAnnouncedCount(total: number, question: string, isSettled: boolean) {
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isSettled || answered.current === question) return;
    // The first answer is the screen itself.
    if (answered.current !== null) announce(total === 1 ? "1 person found" : `${total.toLocaleString()} people found`);
    answered.current = question;
  }, [total, question, isSettled]);
}
