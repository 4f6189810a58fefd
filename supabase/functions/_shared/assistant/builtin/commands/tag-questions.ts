const LEAD =
  "(?:(?:nobody|no one|someone|somebody|they|you) (?:has |have )?(?:ever )?(?:told|tells|said to|informed) me (?:that )?|(?:no one|nobody|someone|somebody|they) (?:said|says) (?:that )?|i (?:did not|didn['’]?t|do not|don['’]?t) know (?:that )?|i (?:thought|think|believe|guess|assume|hear|heard) (?:that )?|(?:so|and|but|wait|hang on|surely|you mean|you say),? )";
const TAG =
  "(?:(?:is|are|was|were|has|have|does|do|did)(?:n['’]?t)?(?: not)? (?:s?he|they|it|that|there)|right|correct|no|yes|true|or not|isn['’]?t that so|eh|innit|yeah|stimmt(?:['’]s)?|oder|nicht wahr|verdad|no es cierto|n['’]est-ce pas|non)";
const TAGGED = new RegExp(
  `^\\s*(?:${LEAD})*(?<who>\\p{L}[^,;:?]{0,60}?)(?<is> is| are| was| has|['’]s(?![^,]* (?:is|are|was|has) ))(?: (?<not>not|no longer))? (?<rest>[^,;:?]{2,80}?),\\s*${TAG}\\s*\\?+\\s*$`,
  "iu",
);

/** "Nobody told me that Jane is Closed, is she?" asks whether Jane is Closed. */
export function withoutTag(text: string): string {
  const { who, is, rest } = TAGGED.exec(text)?.groups ?? {};
  if (who === undefined || is === undefined || rest === undefined) return text;
  const verb = /s$/iu.test(is.trim()) && is.trim().length < 3 ? "is" : is.trim().toLowerCase();
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${who} ${rest}?`;
}
