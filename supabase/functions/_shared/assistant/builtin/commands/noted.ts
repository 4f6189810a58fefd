import type { Part } from "./split-clauses.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
/** "Put it on Friday", "put it on hold": no name. */
const NO_NAME =
  "(?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|next|this|hold|ice|pause|my|the \\d|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d|it|me)\\b)";
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]{0,40}";
/** A few words of a name: what comes after "that" is what a note says. */
const NAME = `${NO_NAME}${WORD}(?:\\s+(?!(?:that|saying|says|which|who|how|why|when|because|of|about|he|she|they)\\b)${WORD}){0,4}?`;
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+|ok\\s+|yes\\s+)*(?:(?:make|take|add) (?:a )?note(?: (?:of|from|out of) (?:it|that|this))?|(?:note|remember|record|save|write|jot|keep|log|store|add|put|file) (?:all )?(?:that|this|it)(?: all)?(?: down| in mind| please| somewhere| for later| on file| on record| safe| handy)*(?: (?:as|in|into|to|on) (?:a |an |her |his |their |the |my )?(?:new )?(?:notes?|record|file|profile))?)(?:\\s+(?:on|for|about|to|of|under)\\s+(?<who>(?:each|both|all)(?: (?:one )?of (?:them|these|those|the two|the three))?|NAME))?(?:[\\s,]+(?:please|pls|thanks|thank you|too|as well|for me))*\\s*[.!?]?\\s*$".replace(
    "NAME",
    NAME,
  );
/** What asks for something of its own is no note. */
const COMMANDS =
  /^(?:(?:please|can you|could you|and|also|then)\s+)*(?:remind|set|move|add|change|update|put|mark|delete|remove|create|make|assign|give|complete|tick|rename|clear|undo)\b/iu;
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
    if (no > 0 && IS_NOTED.test(part.text) && !COMMANDS.test(parts[no - 1]?.text ?? "")) return [];
    if (COMMANDS.test(part.text)) return [part];
    const text = part.text.replace(ENDS_NOTED, "");
    const isNoted = text !== part.text || (next !== undefined && IS_NOTED.test(next.text));
    return [isNoted ? { ...part, text: `Note that ${text}` } : part];
  });
}
