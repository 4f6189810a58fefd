import type { Part } from "./split-clauses.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
/** "Put it on Friday", "put it on hold": no name. */
const NO_NAME =
  "(?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|next|this|hold|ice|pause|my|her\\s|his\\s|their\\s|its\\s|the \\d|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d|it|me)\\b)";
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]{0,40}";
/** A few words of a name: what comes after "that" is what a note says. */
const NAME = `${NO_NAME}${WORD}(?:\\s+(?!(?:that|saying|says|which|who|how|why|when|because|of|about|he|she|they)\\b)${WORD}){0,4}?`;
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+|ok\\s+|yes\\s+)*(?:(?:make|take|add) (?:a )?note(?: (?:of|from|out of) (?:it|that|this))?|(?:that|this)['’]?s (?:a |the |her |his |their )note|(?:note|remember|record|save|write|jot|keep|log|store|add|put|file) (?:all )?(?:that|this|it)(?: all)?(?: down| in mind| please| somewhere| for later| on file| on record| safe| handy)*(?: (?:as|in|into|to|on) (?:a |an |her |his |their |the |my )?(?:new )?(?:notes?|record|file|profile))?)(?:\\s+(?:on|for|about|to|of|under)\\s+(?<who>(?:each|both|all)(?: (?:one )?of (?:them|these|those|the two|the three))?|NAME))?(?:[\\s,]+(?:please|pls|thanks|thank you|too|as well|for me))*\\s*[.!?]?\\s*$".replace(
    "NAME",
    NAME,
  );
/** What asks for something of its own is no note. */
const COMMANDS =
  /^(?:[^:]{2,40}:\s+)?(?:(?:please|can you|could you|and|also|then)\s+)*(?:remind|set|move|add|change|update|put|mark|delete|remove|create|make|assign|give|complete|tick|rename|clear|undo)\b/iu;
const IS_NOTED = new RegExp(`^(?:and\\s+)?${NOTED}`, "iu");
const ENDS_NOTED = new RegExp(`\\s*[,;–—-]\\s*(?:and\\s+|so\\s+)?${NOTED}`, "iu");

/** "Add it to his services": a column of theirs, and no name. */
const OF_THEIRS =
  /^(?:his|her|their|its|\p{L}[\p{L}\p{M}'’ -]*?['’]s)\s+(?!(?:notes?|profile|page|record|file|card|timeline|history)\b)\p{L}/iu;
const noted = (pattern: RegExp, text: string): RegExpExecArray | null => {
  const match = pattern.exec(text);
  return match && !OF_THEIRS.test(match.groups?.["who"] ?? "") ? match : null;
};

/** "Save that as a note" by itself: what was told before is the note. Who it names, or an empty text; null for other words. */
export function notesWhatWasTold(text: string): string | null {
  const match = noted(IS_NOTED, text.trim());
  return match ? (match.groups?.["who"] ?? "") : null;
}

export function withNoted(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (no > 0 && noted(IS_NOTED, part.text) && !COMMANDS.test(parts[no - 1]?.text ?? "")) return [];
    if (COMMANDS.test(part.text)) return [part];
    const text = noted(ENDS_NOTED, part.text) ? part.text.replace(ENDS_NOTED, "") : part.text;
    const isNoted = text !== part.text || (next !== undefined && noted(IS_NOTED, next.text) !== null);
    return [isNoted ? { ...part, text: `Note that ${text}` } : part];
  });
}
