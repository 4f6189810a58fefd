import type { StepRequest } from "../../assistant-model.ts";

/** "Tremlett, Gus: mackerel pâté. pls log". */
const LOG_BEHIND =
  /^\W*(?:(?<last>\p{Lu}[\p{L}\p{M}'’-]+),\s+(?<first>\p{Lu}[\p{L}\p{M}'’-]+)|(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}))\s*:\s*(?<text>\S[^:\n]{8,200}?)\s*[.,;–-]\s*(?:please|pls|kindly|can you|plz)\s+(?:log|note|record|save|store|keep|write down)(?:\s+(?:it|this|that|down))*[\s.!]*$/u;
/** "That last note on Ana about the offer, change 20 April to 22 April". */
const NOTE_EDIT =
  /^\W*(?:(?:in|on)\s+)?(?<note>(?:[Tt]hat|[Tt]he|[Mm]y)\s+(?:last|latest|newest|most recent)\s+note)\s+(?:on|about|for|of)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)(?:\s+(?:about|on|with)\s[^,:;\n]{2,50}?)?\s*[,:;–-]+\s*(?:please\s+)?(?<change>(?:[Cc]hange|correct|replace|swap)\s[^,;:\n]{2,60}?\s(?:to|with|for|by)\s[^,;:\n]{1,60}?)[\s.!]*$/u;
/** "Update the Ana record: …". */
const RECORD =
  /^(?<verb>\W*(?:(?:please|pls|kindly|can you|could you)\s+)*(?:update|edit|amend|correct|fix)\s+)the\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)\s+(?:record|entry|profile|card|contact|file)\s*[:,–-]\s*(?=\S)/iu;
const RECORD_OF =
  /^(?<verb>\W*(?:(?:please|pls|kindly|can you|could you)\s+)*(?:update|edit|amend|correct|fix)\s+)the\s+(?:record|entry|profile|card|contact|file)\s+(?:of|for)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)\s*[:,–-]\s*(?=\S)/iu;

/** What is said of someone's record or note, with the order first and the name as it is kept. */
export function ofTheirRecord({ message }: Pick<StepRequest, "message">): string {
  const { first, last, name, text } = LOG_BEHIND.exec(message)?.groups ?? {};
  if (text !== undefined) return `note on ${name ?? `${first ?? ""} ${last ?? ""}`}: ${text}`;
  const { change, who = "" } = NOTE_EDIT.exec(message)?.groups ?? {};
  if (change !== undefined) return `${change} in the last note on ${who}`;
  return message.replace(RECORD, "$<verb>$<who>: ").replace(RECORD_OF, "$<verb>$<who>: ");
}
