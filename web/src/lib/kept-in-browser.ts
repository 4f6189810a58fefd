import { useCallback, useSyncExternalStore } from "react";
import { store, stored } from "./browser-storage";

// FNV-1a, 32 bits: tells the users of one browser apart, and says of nobody who they are. A sign-out leaves no user id behind.
const digest = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5).toString(36);

/** The key in local storage under which `name` is kept for a user. */
export const keptKey = (userId: string, name: string) => `tracker-${name}:${digest(userId)}`;

// For a browser that refuses to store.
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns what is kept of that name for the user; empty for nothing. */
export function readKept(userId: string, name: string): string {
  const key = keptKey(userId, name);
  return stored("local", key) ?? inMemory.get(key) ?? "";
}

/** Keeps a short text for the user in this browser, for all its tabs and starts, also over a sign-out; an empty one is removed. */
export function keep(userId: string, name: string, text: string) {
  const key = keptKey(userId, name);
  if (store("local", key, text === "" ? null : text)) inMemory.delete(key);
  else inMemory.set(key, text);
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

/** What is kept of that name for the user, and how to keep something else. */
export function useKept(userId: string, name: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readKept(userId, name));
  const change = useCallback((next: string) => keep(userId, name, next), [userId, name]);
  return [text, change];
}
