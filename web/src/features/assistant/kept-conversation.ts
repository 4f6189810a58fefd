import { store, stored } from "@/lib/browser-storage";
import { keepDraft, readDraft } from "@/lib/use-draft";

const keyOf = (userId: string) => `tracker-conversation:${userId}`;

/** The conversation that was open in this tab when it was last loaded; null when none was. */
export const keptConversation = (userId: string): string | null => stored("session", keyOf(userId));

/** Remembers the open conversation for a reload of this tab; null forgets it. */
export function keepConversation(userId: string, sessionId: string | null): void {
  store("session", keyOf(userId), sessionId);
}

// A draft, so that a sign-out asks about it and forgets it.
const UNANSWERED = "chat-unanswered";

/** The messages of the open conversation that had no answer when this tab was last loaded, as a text; empty for none. */
export const keptUnanswered = (userId: string): string => readDraft(userId, UNANSWERED);

/** Keeps the messages without an answer for a reload of this tab; an empty text forgets them. */
export const keepUnanswered = (userId: string, text: string): void => keepDraft(userId, UNANSWERED, text);
