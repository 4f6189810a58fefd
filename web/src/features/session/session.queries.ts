import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { supabase } from "@/lib/supabase";
import { createSessionStore, type SessionState } from "./session-store";

export const session = createSessionStore(supabase.auth);

/** Who is signed in in this tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}

/** The signed-in user's id; only below the sign-in gate. */
export function useUserId(): string {
  const state = useSession();
  return state.status === "signed-in" ? state.userId : "";
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
  return data.session === null ? "confirm" : "signed-in";
}

export function useSignIn() {
  return useMutation({ mutationFn: signIn });
}

export function useSignUp() {
  return useMutation({ mutationFn: signUp });
}
