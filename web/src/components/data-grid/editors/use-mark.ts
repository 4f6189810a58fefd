import { useEffect, useState } from "react";
import { announce } from "@/lib/announce";
import { markedAfter, matching, typedAfter } from "./option-list";

export const noMatch = (typed: string) => `No match for “${typed.trim()}”`;

interface MarkOptions {
  options: readonly string[];
  chosen: readonly string[];
  /** The option for no value: never what a typed text means. */
  none?: string;
  /** What opened the list by being typed. */
  typed: string | null;
}

interface Mark {
  at: number;
  /** The text typed since the last arrow key. */
  typed: string;
}

/** The option that Enter chooses, marked by keys, by a text that grows letter by letter at any speed, or by the pointer. */
export function useMark({ options, chosen, none, typed: first }: MarkOptions) {
  const start = Math.max(
    0,
    options.findIndex((option) => chosen.includes(option)),
  );
  const offered = options.map((option) => (option === none ? "" : option));
  const markBy = (typed: string): Mark => ({
    at: typed === "" ? start : matching(typed, offered),
    typed,
  });
  const [{ at, typed }, setMark] = useState(() => markBy(first ?? ""));
  const isUnknown = typed !== "" && at < 0;
  useEffect(() => {
    if (isUnknown) announce(noMatch(typed));
  }, [isUnknown, typed]);
  /** Marks another option; gives whether the key is one for that. */
  const press = (key: string): boolean => {
    const moved = markedAfter(key, at, options);
    if (moved === null && typedAfter(key, typed) === null) return false;
    setMark((before) => {
      const next = markedAfter(key, before.at, options);
      return next === null ? markBy(typedAfter(key, before.typed) ?? before.typed) : { at: next, typed: "" };
    });
    return true;
  };
  // A mouse that is nudged while the user types does not change what they mean.
  const point = (to: number) => setMark((before) => (before.typed === "" ? { at: to, typed: "" } : before));
  return { marked: at, typed, isUnknown, press, point };
}
