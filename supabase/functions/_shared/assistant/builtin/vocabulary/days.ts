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
};

/** A text with its days and months as they are spelled: "tuseday" is Tuesday. */
export function withSpelledDays(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}@./'’_-])\p{L}{2,12}(?![\p{L}\p{N}@_])/gu, (written) => {
    const word = written.toLowerCase();
    if (DAYS.includes(word) || DAYS.some((day) => word === `${day}s`)) return written;
    return SHORT[word] ?? (word.length > 4 ? (DAYS.find((day) => isNear(word, day)) ?? written) : written);
  });
}
