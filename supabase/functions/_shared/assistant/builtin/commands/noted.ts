import type { Part } from "./split-clauses.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+)*(?:(?:make|take|add) (?:a )?note(?: of (?:it|that|this))?|(?:note|remember|record|save|write|jot|keep) (?:that|this|it)(?: down| in mind| please)?|add (?:it|that|this) as a note)\\s*[.!?]?\\s*$";
const IS_NOTED = new RegExp(`^(?:and\\s+)?${NOTED}`, "iu");
const ENDS_NOTED = new RegExp(`\\s*[,;–—-]\\s*(?:and\\s+|so\\s+)?${NOTED}`, "iu");

export function withNoted(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (no > 0 && IS_NOTED.test(part.text)) return [];
    const text = part.text.replace(ENDS_NOTED, "");
    const isNoted = text !== part.text || (next !== undefined && IS_NOTED.test(next.text));
    return [isNoted ? { ...part, text: `Note that ${text}` } : part];
  });
}
