import { isNear } from "./nearness.ts";

const DAYS =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow yesterday january february september october november december".split(
    " ",
  );
const SHORT: Record<string, string> = {
  tmr: "tomorrow",
  tmrw: "tomorrow",
  tmrow: "tomorrow",
  tomo: "tomorrow",
  nxt: "next",
  wk: "week",
  tdy: "today",
  tues: "tuesday",
  weds: "wednesday",
};

/** "Sundar Freight": a name of several words with capitals. */
const IN_A_NAME = /^\s+\p{Lu}[\p{Ll}\p{M}]/u;

/** A text with its days and months as they are spelled: "tuseday" is Tuesday. A word of a name is never respelled; `names` are plain words. */
export function withSpelledDays(text: string, names: ReadonlySet<string> = new Set()): string {
  return text.replace(/(?<![\p{L}\p{N}@./'’_-])\p{L}{2,12}(?![\p{L}\p{N}@_])/gu, (written, ...rest) => {
    const word = written.toLowerCase();
    const at = rest.find((one): one is number => typeof one === "number") ?? 0;
    const isName = /^\p{Lu}/u.test(written) && IN_A_NAME.test(text.slice(at + written.length));
    if (names.has(word) || isName) return written;
    if (DAYS.includes(word) || DAYS.some((day) => word === `${day}s`)) return written;
    return SHORT[word] ?? (word.length > 4 ? (DAYS.find((day) => isNear(word, day)) ?? written) : written);
  });
}
