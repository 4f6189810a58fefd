import type { AuthChangeEvent, Session } from "@supabase/supabase-js";

export type SessionState =
  | { status: "loading" }
  /** How it came to that: nobody was signed in, by the Sign out button, or the stored session turned out to be over. */
  | { status: "signed-out"; after: "nothing" | "leaving" | "ending" }
  /** The session that was open in this tab is over, and what is on screen waits for the same person to sign in again. */
  | { status: "ended"; userId: string; email: string }
  | { status: "signed-in"; userId: string; email: string };

/** The calls of supabase-js's auth client that the store needs. */
export interface AuthClient {
  onAuthStateChange(changed: (event: AuthChangeEvent, session: Session | null) => void): unknown;
  signOut(options: { scope: "local" }): Promise<unknown>;
  getUser(): Promise<{ error: { status?: number | undefined } | null }>;
}

/** What the tabs of a browser know together: that its one session ended on purpose. It says nothing of whose it was. */
export interface LeavingMark {
  set(): void;
  isSet(): boolean;
  clear(): void;
}

/** Asked before somebody signs out on purpose; false calls it off. What is kept for them is forgotten then. */
export type Farewell = () => Promise<boolean>;

/** Who is signed in in this tab, as one value that React can subscribe to. */
export function createSessionStore(auth: AuthClient, mark: LeavingMark, farewell: Farewell) {
  let state: SessionState = { status: "loading" };
  /** The next end of the session is to close the screen too. */
  let isClosing: "leaving" | "ending" | null = null;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const lost = (event: AuthChangeEvent) => {
    if (state.status === "signed-in" && isClosing === null && !mark.isSet()) {
      become({ status: "ended", userId: state.userId, email: state.email });
      return;
    }
    if (state.status === "signed-out" || (state.status === "ended" && isClosing === null)) return;
    // A stored session that could not be renewed is announced as SIGNED_OUT too, before anything else.
    const after = isClosing ?? (state.status === "signed-in" ? "leaving" : "ending");
    become({ status: "signed-out", after: event === "SIGNED_OUT" ? after : "nothing" });
  };

  auth.onAuthStateChange((event, session) => {
    if (session === null) {
      lost(event);
      return;
    }
    const { id, email = "" } = session.user;
    mark.clear();
    // A renewed token is the same person: no new value, so nothing on screen is drawn again.
    if (state.status === "signed-in" && state.userId === id && state.email === email) return;
    become({ status: "signed-in", userId: id, email });
  });

  const close = async (after: "leaving" | "ending") => {
    isClosing = after;
    // Without a session there is nothing to sign out of, and supabase-js says nothing.
    if (state.status === "ended") become({ status: "signed-out", after });
    await auth.signOut({ scope: "local" });
    isClosing = null;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => state,
    /** Signs out because the person asked to, in every tab of this browser, unless they think better of it. */
    async leave() {
      if (!(await farewell())) return;
      if (state.status === "signed-in" || state.status === "ended") mark.set();
      await close("leaving");
    },
    /** The server no longer knows this person's session: the screen stays, and asks to sign in again. */
    async end(userId: string) {
      if (state.status === "signed-in" && state.userId === userId) await auth.signOut({ scope: "local" });
    },
    /** The account is gone, or was never this browser's: back to the sign-in page. */
    drop: () => close("ending"),
    /** Asks Auth whether the stored session is still good. `isFresh` when nothing on screen is worth keeping yet. */
    async validate({ isFresh }: { isFresh: boolean }) {
      if (state.status !== "signed-in") return;
      if (isFresh) isClosing = "ending";
      const { error } = await auth.getUser();
      // No answer proves nothing; only a refusal does.
      const isRefused = error?.status === 401 || error?.status === 403 || error?.status === 404;
      if (isRefused) await auth.signOut({ scope: "local" });
      if (isFresh) isClosing = null;
    },
  };
}
