import type { ConfirmOptions } from "@/lib/confirm";

interface AtStake {
  /** Changes that wait for the server. */
  waiting: number;
  /** Something is typed that nobody saved. */
  isTyped: boolean;
  /** The session is over, and what was being saved waits for the person to sign in again. */
  hasEnded: boolean;
}

/** What someone who signs out is asked, or null when they lose nothing. */
export function farewellQuestion({ waiting, isTyped, hasEnded }: AtStake): ConfirmOptions | null {
  const kind = { action: "Sign out", danger: true };
  if (waiting > 0) {
    const body = "They are kept on this device only and have not reached the server yet.";
    return {
      ...kind,
      title: waiting === 1 ? "Sign out and lose 1 change?" : `Sign out and lose ${waiting} changes?`,
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
