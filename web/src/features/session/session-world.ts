import type { AuthChangeEvent, AuthError, Session } from "@supabase/supabase-js";

/** The calls of supabase-js's auth client that the store needs. */
export interface AuthClient {
  onAuthStateChange(changed: (event: AuthChangeEvent, session: Session | null) => void): unknown;
  signOut(options: { scope: "local" | "global" }): Promise<{ error: AuthError | null }>;
  getUser(): Promise<{ error: { status?: number | undefined } | null }>;
}

/** What the tabs of a browser know together: that its one session ended on purpose. It says nothing of whose it was. */
export interface LeavingMark {
  set(): void;
  isSet(): boolean;
  clear(): void;
}

/** What happens before someone signs out on purpose. */
export interface SignOutPrompt {
  /** Asks whether to lose unsaved changes, if there are any; false cancels. `hasEnded`: changes wait for the user to sign in again. */
  ask(hasEnded: boolean): Promise<boolean>;
  /** Returns how to forget what this browser keeps for the user. Called while their screen is mounted; the result when it may go. */
  collect(): () => Promise<void>;
}

export interface SessionWorld {
  mark: LeavingMark;
  signOutPrompt: SignOutPrompt;
  /** Whose session this browser keeps, also while it cannot be renewed. */
  stored(): { userId: string; email: string } | null;
  /** Takes that session out of the browser. */
  discard(): void;
  isOnline(): boolean;
}
