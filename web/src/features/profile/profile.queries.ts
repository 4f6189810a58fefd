import type { Onboarding, User } from "@contract/profile";
import { completeOnboarding, completeWalkthrough, getUser, updateProfile } from "@stores/profile";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { browserTimeZone } from "@/lib/time-zones";

const BEFORE_ANYONE_CHOSE = "UTC";

/** The signed-in user's own profile. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ["profile", userId] as const,
    queryFn: () => getUser(db, userId),
    staleTime: Infinity,
  });
}

/** The profile of the user who is signed in with `email`; read again when that changes, which another tab may have confirmed. */
export function useOwnProfile(userId: string, email: string) {
  const client = useQueryClient();
  const before = useRef(email);
  useEffect(() => {
    if (before.current === email) return;
    before.current = email;
    void client.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  }, [client, userId, email]);
  return useQuery(profileQuery(userId));
}

/** A change of the user's own profile: what the server answers is the profile from then on. */
function useProfileChange<Input>(change: (userId: string, input: Input) => Promise<User>) {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (input: Input) => change(userId, input),
    onSuccess: (user) => client.setQueryData(profileQuery(userId).queryKey, user),
  });
}

async function finishOnboarding(userId: string, answers: Onboarding): Promise<User> {
  const user = await completeOnboarding(db, userId, answers);
  const timeZone = browserTimeZone();
  if (user.timeZone !== BEFORE_ANYONE_CHOSE || timeZone === user.timeZone) return user;
  // Days are meant in the user's own time from the start. A zone that Postgres does not know stays to be chosen by hand.
  return updateProfile(db, userId, { timeZone }).catch(() => user);
}

export function useCompleteOnboarding() {
  return useProfileChange(finishOnboarding);
}

export function useCompleteWalkthrough() {
  return useProfileChange((userId, _: undefined) => completeWalkthrough(db, userId));
}
