import { useState } from "react";

/** A text that is still there when the popup was closed in the middle of it. No page reaches the extension's own storage. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? "");
  const set = (value: string) => {
    setText(value);
    if (value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  };
  return [text, set] as const;
}
