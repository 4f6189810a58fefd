const POLITE = "(?:(?:please|pls|can you|could you|and|so|ok|hey)[\\s,]+)*";
const WHO =
  "(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}|(?-i:\\p{Ll})[\\p{L}'’-]+)";
const WHEN = "(?:\\s+(?:below|today|yesterday|just now|this morning|just came in|last night|underneath))*";
/** "Please file it", "put what matters in a note". */
const FILES = `${POLITE}(?:file|save|store|keep|log|note|record|put|add|drop)(?:\\s+(?:down|away))?(?:\\s+(?:it|this|that|them|everything|the (?:text|mail|e-?mail|message|rest|main points|important (?:parts|bits))|what(?:ever)?(?:['’]s| is)? (?:matters|important|relevant)))?(?:\\s+(?:as|in|into|to|on|under|with)(?:\\s+(?:an?|the|new|my|his|her|their|\\p{Lu}[\\p{L}'’]*['’]s?))*\\s+(?:notes?|page|file|files|record|records|profile|timeline|notebook))?(?:\\s+(?:please|pls|for me|thanks))*`;
const THING =
  "(?:(?:an?|the|this|that|another)\\s+)*(?:e-?mail|mail|message|text|letter|reply|answer|note|this|that|it|these)";
/** "The useful bits of this", "what matters": what is pasted, which is kept whole. */
export const USEFUL_BITS =
  "(?:(?:all |any |just )?the (?:useful|important|relevant|key|main|good|interesting|essential) (?:bits|parts|points|stuff|info|information|things|facts|details)|what(?:ever)?(?:['’]s| is)? (?:matters|useful|important|relevant))(?: (?:of|from|in) (?:(?:this|that|the)(?: (?:e-?mail|mail|message|text|below))?|it))?";
const HEADS = [
  `(?:(?:i|we)\\s+)?(?:(?:just|also)\\s+)*(?:(?:got|have|received|here(?:['’]s| is)|forwarding|fwd:?)\\s+)?${THING}(?:\\s+(?:just\\s+)?(?:came|is|arrived))?(?:\\s+in)?\\s+(?:from|by)\\s+${WHO}${WHEN}`,
  `${WHO}\\s+(?:just\\s+)?(?:wrote|sent|said|replied|mailed|e-?mailed|texted|messaged)(?:\\s+(?:me|us))?(?:\\s+(?:this|that|the following|back))*${WHEN}`,
];
const ORDERS = HEADS.map(
  (head) =>
    new RegExp(
      `^\\s*${POLITE}${head}\\s*(?:[,;:.–—-]+\\s*|\\s+and\\s+)${FILES}[\\s:.!]*\\n(?<body>\\s*\\S[^]*)$`,
      "iu",
    ),
);
/** "Keep this from Ana as a note:". */
const FILED = new RegExp(
  `^\\s*${POLITE}(?:file|save|store|keep|log|note|record)\\s+(?:down\\s+)?${THING}(?:\\s+below)?\\s+(?:from|by)\\s+${WHO}${WHEN}(?:\\s+as\\s+an?\\s+note)?[\\s:.!]*\\n(?<body>\\s*\\S[^]*)$`,
  "iu",
);

/** "Save this email to Ana: …", "keep this message on Ana's page: …", "log this for Ana" with the text below. */
const SAVED_TO = new RegExp(
  `^\\s*${POLITE}(?=[^\\n:]*(?:mail|message|text|letter|reply)|[^:\\n]*\\n)(?:file|save|store|keep|log|note|record|add|put|attach)\\s+(?:down\\s+)?(?:${USEFUL_BITS}|(?:the|this|that)(?:\\s+(?:e-?mail|mail|message|text|letter|reply))?(?:\\s+below)?)\\s+(?:to|on|for|under|with|in|into|about)\\s+(?!(?:today|tomorrow|later|now|next|me)(?![\\p{L}]))${WHO}(?:['’]s?\\s+(?:notes?|page|file|record|profile))?\\s*(?::|\\n)(?!\\s*\\S+@)(?<body>\\s*\\S[^]*)$`,
  "iu",
);
/** "Mail from Ana below, please file it", with the mail below: a note of hers, with the mail whole and nothing of the order. */
export function withFiledBelow(message: string): string {
  for (const order of [...ORDERS, FILED, SAVED_TO]) {
    const { who, body } = order.exec(message)?.groups ?? {};
    if (who !== undefined && body !== undefined) return `note for ${who}:\n${body.trim()}`;
  }
  return message;
}
