import { useCallback, useState } from "react";

const PREFIX = "tracker-draft:";

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function store(key: string, text: string) {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is off or full: the text lives as long as the screen does.
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is off: there are none.
    return [];
  }
}

/** Whether anything typed in this tab is neither saved nor given up. */
export const hasDrafts = () => draftKeys().length > 0;

/** Forgets what `useDraft` keeps under that name: for work that ends when its screen may be gone. */
export const forgetDraft = (userId: string, name: string) => store(keyOf(userId, name), "");

/** Forgets every draft of this tab: for somebody who signs out on purpose. */
export function forgetDrafts() {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Text being typed by `userId`, kept in this tab under `name` so that closing, an expired session or a reload does not lose it. */
export function useDraft(userId: string, name: string): [string, (text: string) => void] {
  const key = keyOf(userId, name);
  const [text, setText] = useState(() => stored(key));
  const change = useCallback(
    (next: string) => {
      setText(next);
      store(key, next);
    },
    [key],
  );
  return [text, change];
}
