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

/** What comes before someone signs out on purpose. */
export interface Farewell {
  /** Asks whether to lose what is not saved, if anything is; false calls it off. `hasEnded` when what was being saved waits for them. */
  ask(hasEnded: boolean): Promise<boolean>;
  /** Gives how to forget what this browser keeps for them: taken while their screen is there, called when it may go. */
  pack(): () => Promise<void>;
}

export interface SessionWorld {
  mark: LeavingMark;
  farewell: Farewell;
  /** Whose session this browser keeps, also while it cannot be renewed. */
  stored(): { userId: string; email: string } | null;
  /** Takes that session out of the browser. */
  discard(): void;
  isOnline(): boolean;
}
