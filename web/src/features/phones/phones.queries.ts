import { beginPhoneLink, getLinkedPhone, unlinkPhone } from "@stores/phones";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { profileQuery } from "@/features/profile/profile.queries";
import { db } from "@/lib/db";

const LINK_POLL_MS = 2_000;
/** Polled: the text that links the phone may arrive after the walkthrough was closed. */
const POLL_MS = 5_000;

/** The user's linked phone; null when there is none. */
export const linkedPhoneQuery = queryOptions({
  queryKey: ["linked-phone"] as const,
  queryFn: () => getLinkedPhone(db),
  refetchInterval: ({ state }) => (state.data ? false : POLL_MS),
});

/** Polls until the text from the phone has arrived, which also sets the number in the profile. */
export function useAwaitedPhone(userId: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...linkedPhoneQuery,
    refetchInterval: ({ state }) => (state.data ? false : LINK_POLL_MS),
  });
  const phone = query.data?.phone;
  useEffect(() => {
    if (phone !== undefined) void client.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  }, [client, userId, phone]);
  return query;
}

/** The code to text. It is kept while the screen is open, because a new code would end it. */
export const phoneCodeQuery = queryOptions({
  queryKey: ["phone-code"] as const,
  queryFn: () => beginPhoneLink(db),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});

/** Unlinks the phone; the number stays in the profile. */
export function useUnlinkPhone(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unlinkPhone(db, userId),
    onSettled: () => client.invalidateQueries({ queryKey: linkedPhoneQuery.queryKey }),
  });
}
