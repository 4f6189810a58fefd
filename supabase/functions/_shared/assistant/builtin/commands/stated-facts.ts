import { tellsOfOther } from "./another-told.ts";
import { TOLD } from "../../why-held.ts";
import { FactReader } from "./facts.ts";
import { reading } from "./frames.ts";
import { isPerson, leftWords, type Parser, whoOf } from "./grammar.ts";
import { tellsOfAnother } from "./told-of-another.ts";
import { codesOf, fit } from "./tokens.ts";
import { dayThatWas } from "./day-that-was.ts";

/** Facts told about someone: "Omar is at Halden now". They are proposed, never simply done. */
export const statedFacts: Parser = ({ text, tokens, lists }) => {
  const told = fit(
    tokens,
    "(?<p>[PX](?: (?:,|and) [PX])*) ?(?<rest>(?:'s|is|are|has|have|works?|employed|joined|joins|moved|moves|went|lives|sits in|started|relocated|switched|became|:|-|changed|got|left|quit|should|must|belongs)\\b.*|: .+|- .+)",
  );
  const swapped = told
    ? null
    : fit(tokens, "(?<f>(?:[a-z]\\S* ){1,3}?)(?:for|of|with) (?<p>[PX]) (?<rest>(?:is|are|was|:|should be|became) .+)");
  const bare = told || swapped ? null : fit(tokens, "(?<p>P) ,? ?(?<rest>[MU])");
  const was = dayThatWas(tokens, text, lists);
  if (was) return was;
  const read = told ?? swapped ?? bare;
  const who = read?.["p"]?.filter(isPerson);
  if (!who || who.length === 0 || !read?.["rest"] || tellsOfAnother(read["rest"]) || tellsOfOther(read["rest"], who))
    return null;
  const isList = /^[:-]/.test(codesOf(read["rest"]));
  const facts = new FactReader(text, lists).read([...(read["f"] ?? []), ...read["rest"]], true);
  if (facts.left.length > 0 && !isList) return null;
  if (facts.problem) return facts.problem;
  if (facts.changes.length === 0) return null;
  return reading(
    { do: "set", who: who.map((token) => whoOf(token, text)), changes: facts.changes },
    { left: leftWords(facts.left, text), doubt: isList || who.some(({ code }) => code === "X") ? null : TOLD },
  );
};
