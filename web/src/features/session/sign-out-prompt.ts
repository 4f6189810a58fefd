import { confirm, type ConfirmOptions } from "@/lib/confirm";
import { collectPendingChanges, countPendingChanges } from "@/lib/pending-changes";
import { forgetDrafts, hasDrafts } from "@/lib/use-draft";
import { unsavedStore } from "@/lib/use-unsaved-guard";
import type { SignOutPrompt } from "./session-world";

interface AtStake {
  /** How many changes wait for the server. */
  pending: number;
  /** Whether something typed is not saved. */
  isTyped: boolean;
  /** Whether the session has ended and changes wait for the user to sign in again. */
  hasEnded: boolean;
}

/** Returns the question to ask before a sign-out; null when nothing would be lost. */
export function signOutQuestion({ pending, isTyped, hasEnded }: AtStake): ConfirmOptions | null {
  const kind = { action: "Sign out", danger: true };
  if (pending > 0) {
    const body = "They are kept on this device only and have not reached the server yet.";
    return {
      ...kind,
      title: pending === 1 ? "Sign out and lose 1 change?" : `Sign out and lose ${pending} changes?`,
      body: isTyped ? `${body} What you typed and did not save is lost too.` : body,
    };
  }
  if (isTyped) {
    return {
      ...kind,
      title: "Sign out and lose what you typed?",
      body: "It is kept in this tab only and has not been saved.",
    };
  }
  if (!hasEnded) return null;
  return {
    ...kind,
    title: "Sign out instead?",
    body: "What was being saved when your session ended is not saved then.",
  };
}

/** Asks about pending changes, unsaved forms and drafts, and forgets them. */
export const signOutPrompt: SignOutPrompt = {
  async ask(hasEnded) {
    const isTyped = unsavedStore.read() || hasDrafts();
    const question = signOutQuestion({ pending: countPendingChanges(), isTyped, hasEnded });
    return question === null || (await confirm(question));
  },
  collect() {
    const forgetChanges = collectPendingChanges();
    return async () => {
      await forgetChanges();
      forgetDrafts();
    };
  },
};
