import { useCallback, useState } from "react";

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

/** Text being typed, kept in this tab under `key` so that closing, an expired session or a reload does not lose it. */
export function useDraft(key: string): [string, (text: string) => void] {
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
