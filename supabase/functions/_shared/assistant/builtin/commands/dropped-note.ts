import type { Problem } from "./frames.ts";
import type { Parse } from "./grammar.ts";

const WHO = "(?<who>\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]*){0,3})";
const SAYS = "(?:\\s*:\\s*|\\s+(?:that|saying)\\s+)(?<words>\\S[^]*)$";
const DROPS = [
  new RegExp(
    `^\\s*(?:(?:please|ok|so|and|can you|could you)[\\s,]+)*drop\\s+${WHO}\\s+an?\\s+(?:quick\\s+|short\\s+)?(?:note|line|message)${SAYS}`,
    "iu",
  ),
  new RegExp(
    `^\\s*(?:(?:please|ok|so|and|can you|could you)[\\s,]+)*drop\\s+an?\\s+(?:quick\\s+|short\\s+)?(?:note|line|message)\\s+(?:to|for|on)\\s+${WHO}${SAYS}`,
    "iu",
  ),
];

/** "Drop Ana a note: …" may be a note to keep or a message to her, and deletes nothing. */
export function droppedNote({ text, tokens }: Parse): Problem | null {
  const { who, words } = DROPS.map((drops) => drops.exec(text)?.groups).find(Boolean) ?? {};
  if (who === undefined || words === undefined || !tokens.some(({ code }) => code === "P" || code === "X")) return null;
  return {
    problem: `Is that a note to keep on ${who}'s page, or a message to ${who}? I can't send messages, but I can remind you to.`,
    offers: [`Note on ${who}: ${words}`, `Add a task: write to ${who}: ${words}`],
  };
}
