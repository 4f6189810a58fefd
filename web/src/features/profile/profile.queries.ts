import { getUser } from "@stores/profile";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

/** The signed-in user's own profile. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ["profile", userId] as const,
    queryFn: () => getUser(db, userId),
    staleTime: Infinity,
  });
}
