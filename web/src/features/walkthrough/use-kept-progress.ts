import { useCallback, useSyncExternalStore } from "react";
import { type Progress, readProgress, storedProgress } from "./walkthrough-parts";

// FNV-1a, 32 bits: tells the people of one browser apart, and says of nobody who they are. A sign-out leaves no user id behind.
const digest = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5).toString(36);

export const keyOf = (userId: string) => `tracker-walkthrough:${digest(userId)}`;

// For a browser that refuses to store.
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function stored(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? "";
  } catch {
    return inMemory.get(userId) ?? "";
  }
}

function store(userId: string, text: string) {
  try {
    if (text === "") localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), text);
  } catch {
    inMemory.set(userId, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // What another tab stores.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * How far a new user is in the walkthrough, kept in this browser for all its tabs and starts, also over a sign-out: what the server
 * has not heard is told it at the next start. `forget` once it has.
 */
export function useKeptProgress(userId: string) {
  const text = useSyncExternalStore(subscribe, () => stored(userId));
  const keep = useCallback((progress: Progress) => store(userId, storedProgress(progress)), [userId]);
  const forget = useCallback(() => store(userId, ""), [userId]);
  return { progress: readProgress(text), keep, forget };
}
