/** What tells why something is not wanted after all: who, and what happened; no number, no name behind it and no word of an order. */
export const WHY =
  "(?:(?:because|as|since|cause|cos)\\s+)?(?:(?:the|her|his|their|my|our|its|that|this)\\s+)?\\p{L}[\\p{L}\\p{M}-]*(?:['’](?:s|re|ve|d|ll|m))?(?:\\s+(?:has|have|had|is|are|was|were|will|would|can|could|may|might|just|still|already|now|only|never|also|really|simply|apparently|did|does|do|(?:(?:is|was|are|were|did|does|do|has|have|had|wo|ca|could|would)n['’]t))){0,3}\\s+(?!(?:should|must|instead|to|of|on|in|at|for|with|by|and|or|but|not|no)(?!\\p{L}))[\\p{L}\\p{M}'’-]{2,}(?:\\s+(?!(?:should|must|instead|meant|rather|make|set|put|move|change|add|delete|remove|mark|remind|note|task|only|but|also|to|then|stage|status)(?!\\p{L}))(?!(?-i:\\p{Lu}))[\\p{L}\\p{M}'’-]+){0,9}";

const ONLY_WHY = new RegExp(`^\\s*${WHY}[\\s.!]*$`, "iu");
const HAS_VERB =
  /(?<!\p{L})(?:has|have|had|is|are|was|were|will|would|can|could|may|might|did|does|do|\p{L}+ed|\p{L}{2,}n['’]t|\p{L}+['’](?:s|re|ve|ll|d|m)|wants?|needs?|said|says|told|tells|got|gets|came|comes|went|goes|wrote|writes|called|found|thinks?|thought|knows?|knew|left|lost|took|takes|made|feels?|felt|prefers?|asks?|likes?|sent|paid|met|kept|spoke)(?!\p{L})/iu;

/** Whether a text tells why and nothing else: "she answered just now", "it was someone else". */
export const isOnlyWhy = (text: string): boolean => text.length < 90 && ONLY_WHY.test(text) && HAS_VERB.test(text);
