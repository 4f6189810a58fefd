import type { AuthChangeEvent } from "@supabase/supabase-js";
import { createStore } from "@/lib/store";
import type { AuthClient, SessionWorld } from "./session-world";

export type SessionState =
  | { status: "loading" }
  /** How it came to that: nobody was signed in, by the Sign out button, or the stored session turned out to be over. */
  | { status: "signed-out"; after: "nothing" | "leaving" | "ending" }
  /** The session that was open in this tab is over, and what is on screen waits for the same person to sign in again. */
  | { status: "ended"; userId: string; email: string }
  | { status: "signed-in"; userId: string; email: string };

const personIn = (kept: { userId: string; email: string } | null): SessionState | null =>
  kept && { status: "signed-in", userId: kept.userId, email: kept.email };

/** The state. `isClosing` says that the next end of the session is to close the screen too. */
const holdState = (first: SessionState) => ({
  ...createStore(first),
  isClosing: null as "leaving" | "ending" | null,
});
type Held = ReturnType<typeof holdState>;

/** Follows what auth-js says of the session. */
function follow(auth: AuthClient, { mark, stored }: SessionWorld, held: Held) {
  const lost = (event: AuthChangeEvent) => {
    const { isClosing } = held;
    const state = held.read();
    if (state.status === "signed-in" && isClosing === null && !mark.isSet()) {
      held.set({ status: "ended", userId: state.userId, email: state.email });
      return;
    }
    if (state.status === "signed-out" || (state.status === "ended" && isClosing === null)) return;
    // A stored session that could not be renewed is announced as SIGNED_OUT too, before anything else.
    const after = isClosing ?? (state.status === "signed-in" ? "leaving" : "ending");
    held.set({ status: "signed-out", after: event === "SIGNED_OUT" ? after : "nothing" });
  };
  auth.onAuthStateChange((event, session) => {
    if (session === null) {
      // A session that expired and got no answer to its renewal stays in storage; one that was refused does not.
      const kept = event === "INITIAL_SESSION" ? personIn(stored()) : null;
      if (kept === null) lost(event);
      else if (held.read().status === "loading") held.set(kept);
      return;
    }
    const { id, email = "" } = session.user;
    mark.clear();
    // A renewed token is the same person: no new value, so nothing on screen is drawn again.
    const state = held.read();
    if (state.status === "signed-in" && state.userId === id && state.email === email) return;
    held.set({ status: "signed-in", userId: id, email });
  });
}

/** Who is signed in in this tab, as one value that React can subscribe to. */
export function createSessionStore(auth: AuthClient, world: SessionWorld) {
  const { mark, signOutPrompt, stored, discard, isOnline } = world;
  // Without a connection nobody can tell whether the session is still good, and auth-js would try to renew it for half a minute.
  const held = holdState((isOnline() ? null : personIn(stored())) ?? { status: "loading" });
  follow(auth, world, held);

  const close = async (after: "leaving" | "ending") => {
    held.isClosing = after;
    const isOver = held.read().status === "ended";
    // auth-js may first try to renew it, as above, and the person may be gone by then.
    if (!isOnline()) discard();
    // Without a session there is nothing to sign out of, and supabase-js says nothing.
    if (isOver || !isOnline()) held.set({ status: "signed-out", after });
    await auth.signOut({ scope: "local" });
    held.isClosing = null;
  };
  const leaveUnasked = async () => {
    await signOutPrompt.collect()();
    if (held.read().status === "signed-in" || held.read().status === "ended") mark.set();
    await close("leaving");
  };

  return {
    subscribe: held.subscribe,
    read: held.read,
    /** Signs out because the person asked to, in every tab of this browser, unless they think better of it. */
    async leave() {
      if (await signOutPrompt.ask(held.read().status === "ended")) await leaveUnasked();
    },
    /** Signs out where nothing is left to keep: the account is gone because the person said so. */
    leaveUnasked,
    /** Ends every session of the person, this one too. Throws what Auth refuses; then they stay signed in. */
    async leaveEverywhere() {
      if (!(await signOutPrompt.ask(false))) return;
      const forget = signOutPrompt.collect();
      mark.set();
      held.isClosing = "leaving";
      const { error } = await auth.signOut({ scope: "global" });
      held.isClosing = null;
      if (error) {
        mark.clear();
        throw error;
      }
      await forget();
    },
    /** The server no longer knows this person's session: the screen stays, and asks to sign in again. */
    async end(userId: string) {
      const state = held.read();
      if (state.status === "signed-in" && state.userId === userId) await auth.signOut({ scope: "local" });
    },
    /** The account is gone, or was never this browser's: back to the sign-in page. */
    drop: () => close("ending"),
    /** The person has been told that their session ended; from now on nobody was signed in. */
    forgetEnd() {
      const state = held.read();
      if (state.status === "signed-out" && state.after === "ending")
        held.set({ status: "signed-out", after: "nothing" });
    },
    /** Asks Auth whether the stored session is still good. `isFresh` when nothing on screen is worth keeping yet. */
    async validate({ isFresh }: { isFresh: boolean }) {
      if (held.read().status !== "signed-in") return;
      if (isFresh) held.isClosing = "ending";
      const { error } = await auth.getUser();
      // No answer proves nothing; only a refusal does.
      const isRefused = error?.status === 401 || error?.status === 403 || error?.status === 404;
      if (isRefused) await auth.signOut({ scope: "local" });
      if (isFresh) held.isClosing = null;
    },
  };
}
