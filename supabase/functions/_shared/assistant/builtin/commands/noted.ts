import type { Part } from "./split-clauses.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+|ok\\s+|yes\\s+)*(?:(?:make|take|add) (?:a )?note(?: (?:of|from|out of) (?:it|that|this))?|(?:note|remember|record|save|write|jot|keep|log|store|add|put|file) (?:all )?(?:that|this|it)(?: all)?(?: down| in mind| please)*(?: (?:as|in|into|to|on) (?:a |an |her |his |their |the |my )?(?:new )?(?:notes?|record|file|profile))?)(?:\\s+(?:on|for|about|to|of|under)\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’ -]{0,60}?))?(?:[\\s,]+(?:please|pls|thanks|thank you|too|as well|for me))*\\s*[.!?]?\\s*$";
const IS_NOTED = new RegExp(`^(?:and\\s+)?${NOTED}`, "iu");
const ENDS_NOTED = new RegExp(`\\s*[,;–—-]\\s*(?:and\\s+|so\\s+)?${NOTED}`, "iu");

/** "Save that as a note" by itself: what was told before is the note. Who it names, or an empty text; null for other words. */
export function notesWhatWasTold(text: string): string | null {
  const match = IS_NOTED.exec(text.trim());
  return match ? (match.groups?.["who"] ?? "") : null;
}

export function withNoted(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (no > 0 && IS_NOTED.test(part.text)) return [];
    const text = part.text.replace(ENDS_NOTED, "");
    const isNoted = text !== part.text || (next !== undefined && IS_NOTED.test(next.text));
    return [isNoted ? { ...part, text: `Note that ${text}` } : part];
  });
}
