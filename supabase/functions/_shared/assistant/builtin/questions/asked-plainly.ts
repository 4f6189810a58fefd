import { askedInOneWay } from "./asked-in-one-way.ts";
import { askedForNews } from "./asked-for-news.ts";
import { withAskingWord } from "./asking-slips.ts";

/** What someone says before what they ask: "nobody told me that …", "I think …", "is it true that …". */
const LEADS =
  /^\W*(?:(?:(?:nobody|no one|somebody|someone|they|who) (?:ever )?(?:told|tells) me(?: that)?|i (?:think|thought|guess|believe|assume|heard|hear|was told|had|remember|could have sworn)(?: that)?|am i right(?: in thinking)?(?: that)?|(?:is it|it['’]?s) true(?: that)?|is it (?:right|correct)(?: that)?|it seems(?: that)?|so|wait|hm+|but)[\s,]+)+/iu;
const TAG =
  /[\s,]+(?:(?:is|are|was|were|does|do|did|has|have)(?:n['’]?t)?\s+(?:she|he|it|they|i|we)|right|correct|no|or not|or)\s*\?\s*$/iu;
/** "Has she signed or not" asks the same without. */
const OR_NOT = /[\s,]+or not\s*[?.!]*\s*$/iu;
/** "She is Closed": a name, and what is said of it. */
const STATED = /^(?<who>[^,?]{2,60}?)\s+(?<verb>is|are|was|has|owns|lives|works)\s+(?:not\s+)?(?<what>.+)$/iu;

/**
 * A question as it would be asked plainly: "Nobody told me that Ada is Closed, is she?" is "is Ada Closed?". The same text where it already is.
 */
export function askedPlainly(said: string): string {
  const text = askedInOneWay(askedForNews(withAskingWord(said).replace(OR_NOT, "?")));
  const bare = text.replace(TAG, "");
  if (bare === text) return text;
  const stated = STATED.exec(
    bare
      .replace(LEADS, "")
      .replace(/(?<=\p{L})['’]s (?=(?:in|at|on|a|an|the|still|not|closed|from|based)\b)/iu, " is ")
      .trim(),
  );
  const { who = "", verb = "", what = "" } = stated?.groups ?? {};
  if (!/^(?:is|are|was)$/iu.test(verb) || /^(?:who|what|which|when|where|how|why|there|it|that|this)\b/iu.test(who))
    return text;
  return `${verb} ${who} ${what}?`;
}
