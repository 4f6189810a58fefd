const NOTES = /(?<!\p{L})(?:notes?|comments?|remarks?|entries)(?!\p{L})/iu;
const SOME_NOTE =
  /^\s*(?:(?:please|pls|so|and|just|can you|could you)[\s,]+)*(?:bin|delete|scrap|drop|remove|ditch|kill|lose|erase|axe|get rid of|throw out) the (?<which>older|oldest|newer|newest|latest|last|first|second|earlier|more recent|most recent)(?: (?:one|note|of (?:them|the two|these)))?(?:[\s,]+(?:please|now|thanks))*[\s.!]*$/iu;
/** "She has two notes, bin the older one". */
export function noteComment(text: string, topic: string, who: string): string | null {
  const which = SOME_NOTE.exec(text)?.groups?.["which"];
  return which !== undefined && NOTES.test(topic) ? `delete the ${which} note of ${who}` : null;
}

const NOTE_NAMED =
  /^\s*(?:(?:the|that|my|her|his|their|\p{L}[\p{L}’'-]*['’]s)\s+)(?:\p{L}+\s+){0,2}?(?<what>notes?|one|remark|comment)\s+(?:on|of|about|for|with|saying|where)\s+\S[^,;:.]{1,60}$/iu;
const DELETES_IT =
  /^\s*(?:(?:please|pls|so|and|just|can you|could you)[\s,]+)*(?:bin|delete|scrap|drop|remove|ditch|kill|erase|get rid of|throw out) (?:it|that|that one|this)(?:[\s,]+(?:please|now|thanks))*[\s.!]*$/iu;
/** "The note on Ana about the visa, delete it". */
export function noteNamed(text: string, topic: string, message: string): string | null {
  const what = NOTE_NAMED.exec(topic)?.groups?.["what"];
  if (what === undefined || !DELETES_IT.test(text) || !NOTES.test(message)) return null;
  return `delete ${topic.trim().replace(/(?<!\p{L})one(?!\p{L})/iu, "note")}`;
}
