import { useCallback, useState } from "react";

const PREFIX = "tracker-draft:";

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

/** Forgets every draft of this tab: for somebody who signs out on purpose. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}

/** Text being typed by `userId`, kept in this tab under `name` so that closing, an expired session or a reload does not lose it. */
export function useDraft(userId: string, name: string): [string, (text: string) => void] {
  const key = `${PREFIX}${userId}:${name}`;
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
