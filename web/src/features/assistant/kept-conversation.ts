import { store, stored } from "@/lib/browser-storage";

const keyOf = (userId: string) => `tracker-conversation:${userId}`;

/** The conversation that was open in this tab when it was last loaded; null when none was. */
export const keptConversation = (userId: string): string | null => stored("session", keyOf(userId));

/** Remembers the open conversation for a reload of this tab; null forgets it. */
export function keepConversation(userId: string, sessionId: string | null): void {
  store("session", keyOf(userId), sessionId);
}
