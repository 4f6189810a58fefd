import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { fit } from "./tokens.ts";

/** "Rename Ana to Anna Lima". */
export const rename: Parser = ({ text, tokens }) => {
  const command = fit(tokens, "rename (?:contact |person )?(?<p>P) (?:to|as|into) (?<v>.+)");
  const [who] = command?.["p"] ?? [];
  const [first] = command?.["v"] ?? [];
  if (!who || !first) return null;
  // To the end, whatever of it is a name that is known: "Fifita-Moala" is not Fifita.
  const said = text.slice(first.from).replace(/[\s.!?]+$/u, "");
  const remark = /^(?:["“].*|.*["”])$/u.test(said) ? null : REMARK.exec(said);
  const value = said.slice(0, remark?.index).replace(/^["“](.*)["”]$/u, "$1");
  return reading(
    { do: "set", who: [whoOf(who, text)], changes: [{ field: "name", value }] },
    { left: remark ? [remark[0].replace(/^[\s,;(–—-]+|\)$/gu, "")] : [] },
  );
};
/** What is said about a name behind it: "– she got married", "because she married". */
const REMARK =
  /(?:(?:\s*[,;(]|\s[–—-]+)\s*(?:now |as |that['’]?s )?(?:she|he|they|it|because|since|after)(?:['’]|\s)|\s(?:because|since|now that)\s|\sas (?:she|he|they)(?:['’]|\s)).*$/iu;
