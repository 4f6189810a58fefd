import type { AuthChangeEvent, Session } from "@supabase/supabase-js";

export type SessionState =
  | { status: "loading" }
  /** How the session that was open in this tab came to its end: by the Sign out button, or by itself (ran out, closed elsewhere). */
  | { status: "signed-out"; after: "nothing" | "leaving" | "ending" }
  | { status: "signed-in"; userId: string; email: string };

/** The two calls of supabase-js's auth client that the store needs. */
export interface AuthClient {
  onAuthStateChange(changed: (event: AuthChangeEvent, session: Session | null) => void): unknown;
  signOut(options: { scope: "local" }): Promise<unknown>;
}

/** Who is signed in in this tab, as one value that React can subscribe to. */
export function createSessionStore(auth: AuthClient) {
  let state: SessionState = { status: "loading" };
  let leaving = false;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  auth.onAuthStateChange((event, session) => {
    if (session === null) {
      if (state.status === "signed-out") return;
      // A stored session that could not be renewed is announced as SIGNED_OUT too, before anything else.
      const wasOpen = event === "SIGNED_OUT";
      become({ status: "signed-out", after: wasOpen ? (leaving ? "leaving" : "ending") : "nothing" });
      leaving = false;
      return;
    }
    const { id, email = "" } = session.user;
    // A renewed token is the same person: no new value, so nothing on screen is drawn again.
    if (state.status === "signed-in" && state.userId === id && state.email === email) return;
    become({ status: "signed-in", userId: id, email });
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => state,
    /** Signs out because the person asked to. */
    async leave() {
      leaving = true;
      await auth.signOut({ scope: "local" });
    },
    /** Signs out because the server no longer knows the session. */
    async end() {
      if (state.status === "signed-in") await auth.signOut({ scope: "local" });
    },
  };
}
