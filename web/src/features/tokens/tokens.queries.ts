import { call } from "@contract/call";
import { allowExtension } from "@contract/extension";
import { addToken, type NewToken } from "@contract/tokens";
import { listTokens, revokeToken } from "@stores/tokens";
import type { Session } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { supabase } from "@/lib/supabase";
import { useMutationOnce } from "@/lib/use-mutation-once";

export const tokensQuery = queryOptions({
  queryKey: ["tokens"] as const,
  queryFn: () => listTokens(db),
});

/** Makes a personal token. The answer has it in full, this once. */
export function useAddToken() {
  const client = useQueryClient();
  return useMutationOnce({
    // Only the server knows how a token is made, and keeps no more of it than a hash.
    mutationFn: (token: NewToken) => call(api, addToken, { input: token }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
    // The token itself is not kept in the cache.
    gcTime: 0,
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => revokeToken(db, tokenId),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

/** Lets the extension in whose secret made the challenge; the answer's code is good once, for two minutes. */
export function useAllowExtension() {
  return useMutation({
    mutationFn: (request: { name: string; challenge: string }) => call(api, allowExtension, { input: request }),
    gcTime: 0,
  });
}

export interface SessionToken {
  token: string;
  expiresAt: Date;
}

/** The two parts of supabase-js's auth client that the session token is read with. */
export interface SessionSource {
  onAuthStateChange(changed: (event: string, session: Session | null) => void): {
    data: { subscription: { unsubscribe: () => void } };
  };
}

/** The token of this tab's session, which is another one after each renewal; null until it is read. */
export function useSessionToken(source: SessionSource = supabase.auth): SessionToken | null {
  const [token, setToken] = useState<SessionToken | null>(null);
  useEffect(() => {
    // The first event tells the present session.
    const { data } = source.onAuthStateChange((_, session) => {
      setToken(session && { token: session.access_token, expiresAt: new Date((session.expires_at ?? 0) * 1000) });
    });
    return () => data.subscription.unsubscribe();
  }, [source]);
  return token;
}
