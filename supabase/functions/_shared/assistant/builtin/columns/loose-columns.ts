import { firstReworded, POLITE, re, type Wordings } from "../commands/rewording.ts";

const TYPE = "number|date|text|yes ?/ ?no|tick ?box|check ?box";
const EACH =
  "(?: (?:next to|against|beside|for|per|on|with|of) (?:each|every|all)(?: of)?(?: the| my| our)? \\p{L}+| (?:for|of) (?:everyone|everybody))?";

const COLUMNS: Wordings = [
  // "Could we track tonnes of CO2 a year? just a number next to each founder".
  [
    re(
      `^\\s*${POLITE}(?:(?:could|can|may|shall|should) (?:we|i|you)(?: please)?|(?:i|we)(?:['’]d like to| want to| need to)|let['’]s) (?:track|keep track of|record|log|store|keep|capture|note) (?:the |their |each one['’]s )?(?!(?:that|it|this|if|who|what|when|track)(?!\\p{L}))([^,;:.?!\\n"“]{3,60}?)${EACH}\\s*[?,.;:–-]+\\s*(?:just|only|simply|as|it['’]?s|make it|that['’]?s|it can be|a simple|\\s)*(?:an? )?(${TYPE})s?(?: (?:field|column|only|is fine|will do|is enough))?${EACH}[\\s.!?]*$`,
    ),
    "add a $2 column called “$1”",
  ],
  // "Set up a tags one where I can pick several, call it Badges: A, B, C".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:set up|add|make|create|give me|i need|i want|we need)(?: me)? an? (?:tags?|labels?|multi-?select|multiple choice|pick list|list|choice|dropdown)(?: (?:one|kind|thing|type|column|field))? (?:where|in which|so) (?:that )?(?:i|we|you|one) can (?:pick|choose|select|tick|have) (?:several|many|multiple|more than one|a few|some)(?: of them| at once)?[\\s,;.–-]+(?:and )?(?:please )?(?:call|name|title) it ([^,;:.?!\\n"“]{2,50}?)(?::|,? with(?: the)?(?: options?)?:?)\\s+(?=\\S)`,
    ),
    "add a multiselect column $1: ",
  ],
];

/** A wish for a column that is said loosely, in the words in which it is read. Other messages are unchanged. */
export function withLooseColumn(message: string): string {
  const said = firstReworded(message, COLUMNS);
  return said === message
    ? message
    : said.replace(/(?<=called “)\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/(?:tick|check) ?box/iu, "yes/no");
}
