import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const LEAD = "(?:(?:ok|okay|please|and|now|so|then|can you|could you|you can)(?!\\p{L})[\\s,]*)*";
const VERB = "(?:delete|remove|erase|drop|scrap|bin|get rid of|throw away|throw out)";
const ONE = `(?:the\\s+|number\\s+|no\\.?\\s*|#)*(?:(?<no>[1-8])(?:st|nd|rd|th)?|(?<place>${ORDINALS.join("|")}|last|newest|latest|oldest))(?:\\s+(?:one|note|entry|of (?:them|those|these)))*`;
const END = "(?:[\\s,]+(?:please|again|too|as well|for good))*[\\s.!]*$";
const ORDER = new RegExp(`^${LEAD}${VERB}\\s+${ONE}${END}`, "iu");
/** "The second one is outdated, delete it": why it goes is said first. */
const WHY_FIRST = new RegExp(
  `^${LEAD}${ONE}\\s+(?:is|was|isn['’]t|is no longer|has|can)\\s?[^,;.:?]{0,40}?[,;.–-]+\\s*(?:so |and |please |you can )*${VERB}\\s+(?:it|that one|that)${END}`,
  "iu",
);
const GO = new RegExp(`^${LEAD}${ONE}\\s+(?:can|should|must|may)\\s+(?:go|be (?:deleted|removed))${END}`, "iu");

/** "Delete the second one", after a list of notes: the card that deletes it; null where the last answer listed anything else. */
export function listedNoteGone({ message, state, mode }: StepRequest, call: Call): Answer | null {
  const { list = [], question = null } = state ?? {};
  const text = message.trim();
  const groups = text.length > 100 ? undefined : (ORDER.exec(text) ?? WHY_FIRST.exec(text) ?? GO.exec(text))?.groups;
  if (!groups || mode === "ask" || question !== null || list.length < 1 || list.some(({ kind }) => kind !== "note"))
    return null;
  const { no, place = "" } = groups;
  const at = no === undefined ? ORDINALS.indexOf(place.toLowerCase()) : Number(no) - 1;
  const note = no !== undefined || at >= 0 ? list[at] : list.at(/^(?:last|oldest)$/iu.test(place) ? -1 : 0);
  if (!note) return say(`I listed ${list.length} notes. Which one do you mean?`);
  return { ...outcome(call("delete_note", { noteId: note.id }, null)), listed: list };
}
