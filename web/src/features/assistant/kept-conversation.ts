const keyOf = (userId: string) => `tracker-conversation:${userId}`;

/** The conversation that was open in this tab when it was last loaded; null when none was. */
export function keptConversation(userId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** Remembers the open conversation for a reload of this tab; null forgets it. */
export function keepConversation(userId: string, sessionId: string | null): void {
  try {
    if (sessionId === null) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), sessionId);
  } catch {
    // Storage is off: the conversation lives as long as the panel does.
  }
}
