const PLEASE = String.raw`(?:(?:please|pls|ok|okay|so|and|also|hey|hi|just|can you|could you|would you|will you)[\s,]+)*`;
const WHO = String.raw`(?:(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}?|her|him|them)`;
/** "Put down as a note that …", "take this down as a note on Ana: …". */
const AS_NOTE = new RegExp(
  String.raw`^\s*${PLEASE}(?:put|write|take|jot|get|set)\s+(?:(?:this|it|the following)\s+)?down\s+(?:as|in|into)\s+(?:an?|one|another)\s+(?:new\s+)?note(?:\s+(?:on|for|about|under|to|of|with)\s+(?<who>${WHO}))?(?:\s*:|,?\s+(?:that|saying))\s+(?<text>\S[^]*)$`,
  "iu",
);
/** "Record against Ana the following. …", "write under Ana that …". */
const UNDER = new RegExp(
  String.raw`^\s*${PLEASE}(?:write|put|note|record|log|save|jot|keep|enter|file|store)(?:\s+down)?\s+(?:against|under|beneath|below|beside|with(?=[^:.]{2,50}\sthat\s))\s+(?<who>${WHO})(?:['’]s?)?(?:\s+(?:name|page|profile|record|file|card))?(?:,?\s+that|,?\s+(?:the following|as follows)\s*[.:,–-])\s+(?<text>\S[^]*)$`,
  "iu",
);

const TEXT = "(?:message|e-?mail|mail|text|sms|chat|line|lines|quote|letter|paragraph|words?)";
/** "Save this message from Ana as a note on her: …", and the message on the next lines. */
const OF_SENDER = new RegExp(
  String.raw`^\s*${PLEASE}(?:save|store|keep|put|add|file|log|write)\s+(?:this|the|the following|that)\s+(?:\p{L}+\s+)?${TEXT}(?:\s+(?:from|by|of)\s+(?<sender>${WHO}))?\s+(?:as|in|into)\s+(?:an?|his|her|their)\s+(?:new\s+)?notes?(?:\s+(?:on|about|for|under|to|with|of)\s+(?<who>${WHO}))?\s*:\s*(?<text>\S[^]*)$`,
  "iu",
);
/** All of a text in marks. */
const QUOTED = /^["“«„]([^"“”«»„]*)["”»“][\s.]*$/u;
const ASKS = /^[^:]{0,20}\b(?:can|could|would|will) you\s/iu;

const THAT = String.raw`(?:that|this|it)`;
/** "…. Worth remembering, put that in Ana's notes: …": the note is what stands behind it. */
const INTO_NOTES = new RegExp(
  String.raw`(?<=[.!?]\s+)(?:(?:worth|good|best)\s+(?:remembering|noting|keeping|to remember|to note)\s*[,:–-]\s*)?${PLEASE}(?:put|stick|note|write|save|add|log|keep|store|pop|jot)\s+${THAT}\s+(?:down\s+)?(?:in|into|to|under|among)\s+(?<who>${WHO})(?:['’]s?)?\s+notes?\s*:\s+(?=\S)`,
  "iu",
);

/** "For the record at Halden: …". */
const FOR_RECORD = new RegExp(
  String.raw`^\s*for the record\s+(?:at|on|about|with|of|for)\s+(?<who>${WHO})\s*:\s+(?=\S)`,
  "iu",
);

/** "Ana: stage Lead & note: …": a note behind values. */
const AND_NOTE = /(?<=[\p{L}\p{N}])\s*[&+]\s*(?=(?:a\s+)?note\s*:\s)/giu;

/** An order to write a note with the note or its person in an unusual place: in plain words. Other messages are unchanged. */
export function withNotePutDown(message: string): string {
  if (message.length > 2_000) return message;
  const { who, text } = (AS_NOTE.exec(message) ?? UNDER.exec(message))?.groups ?? {};
  if (text !== undefined) {
    const said = ASKS.test(message) ? text.replace(/\?\s*$/u, "") : text;
    return who === undefined ? `note that ${said}` : `Add a note to ${who}: ${said}`;
  }
  const kept = OF_SENDER.exec(message)?.groups;
  const sent = /^(?:her|him|them)$/iu.test(kept?.["who"] ?? "her")
    ? (kept?.["sender"] ?? kept?.["who"])
    : kept?.["who"];
  if (kept && sent !== undefined) return `note on ${sent}:\n${(kept["text"] ?? "").replace(QUOTED, "$1")}`;
  return message
    .replace(INTO_NOTES, "Add a note to $<who>: ")
    .replace(AND_NOTE, ", ")
    .replace(FOR_RECORD, "Add a note to $<who>: ");
}
