import type { StepRequest } from "../../assistant-model.ts";

/** "Lunch w Ana". */
const W = /(?<=\p{L}\s)(?<!(?<!\p{L})(?:jest|są|kto|ktoś|co|mam|masz|ile|osób|osoby|wszyscy)\s)w\/?(?=\s+\p{Lu})/gu;
/** "Her mail id". */
const MAIL_ID = /(?<!\p{L})(?:e-?mail|mail)\s+ids?(?=\s)/giu;
/** "Fix Ravi's email its ravi@…". */
const ITS =
  /(?<=(?:e-?mail|mail|phone|number|company|location|role|title|city)(?:\s+id)?\s*[,:;–-]?\s+)its(?=\s+\S)/giu;
const UPDATES = /(?<!\p{L})(?:fix|change|update|correct|set|edit|amend)(?!\p{L})/iu;
/** "Wipe the fee and the person who owns her". */
const WHO_OWNS =
  /(?<=^\W*(?:\p{L}+\s*[-–—:,]\s*)?(?:please\s+)?(?:wipe|clear|empty|remove|delete|blank|take out)\s[^.!?\n]{2,60}?)(?:who(?:ever)?|the (?:person|one) who)\s+owns\s+(?:her|him|them|it)(?=\s*[.!]*$)/iu;
/** "I want Region renamed, call that one Market". */
const CALL_ONE = /(?<=\S[,;:.!–-]*\s+(?:so\s+|and\s+)?)call\s+(?:that|this|the)\s+one(?=\s+\p{Lu})/u;

/** A message with its short forms in full. */
export function typedInFull({ message, changes = [] }: Pick<StepRequest, "message" | "changes">): string {
  const full = message
    .replace(W, "with")
    .replace(MAIL_ID, "email")
    .replace(ITS, UPDATES.test(message) ? "to" : "is")
    .replace(WHO_OWNS, "the owner");
  return changes.length > 0 ? full : full.replace(CALL_ONE, "call it");
}
