import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { guardSession, subjectOf } from "@/lib/guarded-fetch";
import { discardSession, sessionOfBrowser, supabase } from "@/lib/supabase";
import { Unreachable } from "@/lib/unreachable";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { AddressTaken } from "./auth-errors";
import { signOutPrompt } from "./sign-out-prompt";
import { leavingMark } from "./leaving-mark";
import { createSessionStore, type SessionState } from "./session-store";

export const session = createSessionStore(supabase.auth, {
  mark: leavingMark,
  signOutPrompt,
  stored: sessionOfBrowser,
  discard: discardSession,
  isOnline: () => navigator.onLine,
});

/** Resolves once someone has signed in again, or given up. */
function afterEnded(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.read().status === "ended") return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** A renewal that got no answer says nothing about the session: what needs it waits, and nobody has to sign in again. */
function throwUnanswered(error: AuthError | null) {
  if (isAuthRetryableFetchError(error)) throw new Unreachable("The session could not be renewed.", { cause: error });
}

/** The session's token if it belongs to that person. */
async function tokenOf(userId: string): Promise<string | null> {
  const { data, error } = await supabase.auth.getSession();
  throwUnanswered(error);
  return data.session?.user.id === userId ? data.session.access_token : null;
}

guardSession({
  async renew(refused) {
    const userId = subjectOf(refused);
    const token = await tokenOf(userId);
    // Another request has renewed it meanwhile.
    if (token === null || token !== refused) return token;
    throwUnanswered((await supabase.auth.refreshSession()).error);
    const fresh = await tokenOf(userId);
    return fresh === refused ? null : fresh;
  },
  async signInAgain(refused) {
    const userId = subjectOf(refused);
    if (personOf(session.read())?.userId !== userId) return null;
    await session.end(userId);
    await afterEnded();
    return tokenOf(userId);
  },
});

/** Who is signed in in this tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}

/** Whose screen this is; only below the sign-in gate. */
export function useUserId(): string {
  const state = useSession();
  return personOf(state)?.userId ?? "";
}

/** Whose screen this is, also while their session has ended under it; null when nobody's. */
export function personOf(state: SessionState): { userId: string; email: string } | null {
  return state.status === "signed-in" || state.status === "ended" ? state : null;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  name: string;
}

/** `confirm` when the account waits for its e-mail address to be confirmed before anyone can sign in. */
export type SignUpResult = "signed-in" | "confirm";

async function signIn(credentials: Credentials): Promise<SignUpResult> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  return "signed-in";
}

async function signUp({ email, password, name }: Registration): Promise<SignUpResult> {
  const trimmed = name.trim();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { data: trimmed === "" ? {} : { name: trimmed } },
  });
  if (error) throw error;
  // So a project that confirms addresses answers for one that has an account; it sends no mail then.
  if (data.session === null && data.user?.identities?.length === 0) throw new AddressTaken();
  return data.session === null ? "confirm" : "signed-in";
}

export function useSignIn() {
  return useMutationOnce({ mutationFn: signIn });
}

export function useSignUp() {
  return useMutationOnce({ mutationFn: signUp });
}
