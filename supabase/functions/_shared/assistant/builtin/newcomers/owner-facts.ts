import { plainWords } from "../../words.ts";
import type { Lists } from "../commands/values.ts";
import { ownerNamed } from "../vocabulary/owners.ts";
import type { Step } from "./labelled-facts.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*)?";
const THEM = "(?:this one|that one|her|him|them|it|this|that|these|both)";
/** "For Yusuf", "owned by Pia", "give her to Bee". */
const BEFORE = new RegExp(
  `^(?:${THEM} )?(?:(?:is |are |will be |to be )?(?:for|with|under|via|owned by|handled by|managed by|looked after by|assigned to|belongs? to|goes to|going to)|(?:give|assign|hand) ${THEM} (?:over )?to|account of|owner|besitzer(?:in)?|betreuer(?:in)?|betreut von|geh[oö]rt(?: zu)?|propri[eé]taire|propietari[oa]|due[nñ][oa])(?::| is| ist| es| est)? +(?:the owner +)?(?<who>${NAME})`,
  "iu",
);
/** "To Ferris' people", "on Ferris's list". */
const ON_LIST_OF =
  /^(?:to|on|in|into|under|one of)\s+(?<who>\p{L}[\p{L}\p{M}-]*?)(?:['’]s?|s['’])\s+(?:people|list|accounts?|contacts?|clients?|customers?|leads?|book|portfolio|name|pipeline)(?![\p{L}])/iu;
/** "She's Mirela's", "Joost's contact", as a whole phrase. */
const WHOSE =
  /^(?:(?:(?:she|he|they|it|this one)(?:['’](?:s|re)|\s+(?:is|are|goes)))\s+|is\s+)?(?<who>\p{L}[\p{L}\p{M}-]*)['’]s?(?:\s+(?:contact|client|lead|person|one|customer|account|prospect))?[.!]?$/iu;
/** "Marit owns her", "Renske should own him", "Pia takes care of them", "Greta is her owner". */
const AFTER = new RegExp(
  `^(?<who>${NAME}?) +(?:(?:should|will|shall|can|is going to|would|'ll) +)?(?:(?:owns?|takes?(?: over| care of)?|is (?:handling|looking after|taking care of|covering|dealing with|managing)|handles?|has|gets?|looks? after|covers?|manages?|is responsible for|will care of|is in charge of) +${THEM}(?: over)?|(?:is|as|be|to be) +(?:the|her|his|their) owner|takes over)(?![\\p{L}])`,
  "iu",
);

/** An owner who is in use already, by what says that someone is theirs; null where none is named. */
export function ownerFact(text: string, { owners = [] }: Lists): Step | null {
  const own = ownerNamed(plainWords(WHOSE.exec(text)?.groups?.["who"] ?? ""), owners);
  if (own?.isSure) return { changes: [{ field: "owner", value: own.owner }], rest: "" };
  const list = ON_LIST_OF.exec(text);
  const lister = list ? ownerNamed(plainWords(list.groups?.["who"] ?? ""), owners) : null;
  const inFull = list ? ownerNamed(plainWords(`${list.groups?.["who"] ?? ""}s`), owners) : null;
  const whose = [lister, inFull].find((known) => known?.isSure);
  if (list && whose) return { changes: [{ field: "owner", value: whose.owner }], rest: text.slice(list[0].length) };
  for (const pattern of [BEFORE, AFTER]) {
    const match = pattern.exec(text);
    const who = match?.groups?.["who"] ?? "";
    const known = ownerNamed(plainWords(who), owners);
    if (!match || !known?.isSure) continue;
    const rest =
      pattern === BEFORE
        ? [who.split(" ").slice(known.length).join(" "), text.slice(match[0].length)].join(" ").trim()
        : text.slice(match[0].length);
    return { changes: [{ field: "owner", value: known.owner }], rest };
  }
  return null;
}

/** An owner who is in use already, at the beginning of what follows "owner is". */
export function ownerAt(text: string, { owners = [] }: Lists): Step | null {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}'’-]+/gu)).slice(0, 2);
  const known = ownerNamed(plainWords(words.map(([word]) => word).join(" ")), owners);
  const last = words[(known?.length ?? 0) - 1];
  if (!known?.isSure || !last || words[0]?.index !== 0) return null;
  return { changes: [{ field: "owner", value: known.owner }], rest: text.slice(last.index + last[0].length) };
}
