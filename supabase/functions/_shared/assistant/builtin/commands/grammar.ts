import type { SpokenOf } from "./spoken-of.ts";
import type { Lists } from "./values.ts";
import type { Problem, Reading, Who } from "./frames.ts";
import { type Token, written } from "./tokens.ts";

/** A clause as the grammar gets it: politeness is off. */
export interface Parse {
  text: string;
  tokens: Token[];
  lists: Lists;
  today: string;
  /** What was pasted below the message: it may be what a note says. */
  tail: string;
  /** Everything after a note's colon, if a part of it was taken for pasted text; else empty. */
  whole: string;
  /** What "it" and "that" are. */
  spokenOf: SpokenOf;
  /** What the user told in the messages before this one. */
  toldBefore: () => string;
  /** The day that the user gave when they were asked for one. */
  givenDate: string | null;
}
export type Parser = (parse: Parse) => Reading | Problem | null;

export const isPerson = ({ code }: Token) => code === "P" || code === "X";
export const whoOf = (token: Token, text: string): Who => ({
  people: token.slot?.is === "person" ? token.slot.people : [],
  said: text.slice(token.from, token.to),
  ...(token.slot?.is === "person" && token.slot.isGroup && { isGroup: true }),
});
/** What was not used, as it was written, neighbours together. */
export function leftWords(tokens: readonly Token[], text: string): string[] {
  const runs: Token[][] = [];
  for (const token of [...tokens].sort((one, other) => one.from - other.from)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && /^[\s,]*$/u.test(text.slice(last.to, token.from))) run.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => written(run, text)).filter((words) => /[\p{L}\p{N}]/u.test(words));
}
