import { useCallback, useState } from "react";
import { forgetStored, store, stored, storedKeys } from "./browser-storage";

const PREFIX = "tracker-draft:";

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

const keep = (key: string, text: string) => store("session", key, text === "" ? null : text);

/** Returns what is kept under that name; empty for nothing. */
export const readDraft = (userId: string, name: string) => stored("session", keyOf(userId, name)) ?? "";

/** Keeps a text as `useDraft` does, for what is sent and not typed any more; an empty one is removed. */
export const keepDraft = (userId: string, name: string, text: string) => void keep(keyOf(userId, name), text);

/** Whether anything typed in this tab is neither saved nor given up. */
export const hasDrafts = () => storedKeys("session", PREFIX).length > 0;

/** Forgets what `useDraft` keeps under that name: for work that ends when its screen may be gone. */
export const forgetDraft = (userId: string, name: string) => keepDraft(userId, name, "");

/** Forgets every draft of this tab: for someone who signs out on purpose. */
export const forgetDrafts = () => forgetStored("session", PREFIX);

/** Text being typed by `userId`, kept in this tab under `name` so that closing, an expired session or a reload does not lose it. */
export function useDraft(userId: string, name: string): [string, (text: string) => void] {
  const key = keyOf(userId, name);
  const [text, setText] = useState(() => stored("session", key) ?? "");
  const change = useCallback(
    (next: string) => {
      setText(next);
      keep(key, next);
    },
    [key],
  );
  return [text, change];
}
