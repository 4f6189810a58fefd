import { todayIn } from "@contract/calendar-date";
import type { WeekStart } from "@contract/profile";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { useNow } from "@/lib/use-now";

export interface TaskRules {
  /** The date it is where the user is. */
  today: string;
  timeZone: string;
  weekStart: WeekStart;
  calendarMonths: boolean;
}

/** What the user's profile says about dates. `today` moves on at their midnight. */
export function useTaskRules(): TaskRules {
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { timeZone = "UTC", weekStart = "sunday", calendarMonths = false } = profile ?? {};
  const today = todayIn(timeZone, useNow());
  return useMemo(() => ({ today, timeZone, weekStart, calendarMonths }), [today, timeZone, weekStart, calendarMonths]);
}
