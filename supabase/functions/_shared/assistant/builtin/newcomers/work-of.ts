import type { Change } from "../commands/frames.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { isAmount } from "../commands/lexicon.ts";
import { asName, roleOf } from "./person-words.ts";
import { isEvent } from "./telling-words.ts";

/** "The Kelp Inn", "la boulangerie Arnaud". */
const ARTICLE = /^the\s+(?=\S)|^(?:(?:la|le|el|das|die|der)\s+|l['’])(?=\p{Ll}\p{L}+\s+\p{Lu})/u;

/** What a phrase says of someone's work, as changes of their fields. */
export const workOf = (role: string | undefined, company: string | undefined): Change[] => [
  ...(role ? [{ field: "roleTitle" as const, value: roleOf(role.trim()) }] : []),
  ...(company
    ? [{ field: "company" as const, value: asName(withoutCalled(company.trim()).replace(ARTICLE, "")) }]
    : []),
];

/** "Is called Kelp", "name is Kelp" of a company. */
export const withoutCalled = (company: string): string =>
  company.replace(/^(?:(?:['’]s\s+)?(?:the\s+)?name(?:\s+is|\s*:)?|(?:is\s+|was\s+)?(?:called|named))\s+(?=\S)/iu, "");

/** "Harbour office Bergen": a house where one works, and no role. */
const WORKPLACE =
  /^(?:at |from |of )?(?:the )?(?<firm>(?!(?:head|home|back|front|executive|chief)\s)(?:\p{Ll}[\p{L}-]*\s){1,2}(?:office|authority|council|board|bureau|ministry|agency|commission|museum|library|archive)(?:\s\p{Lu}[\p{L}-]*){0,2})(?:\s+in\s+(?<place>\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)?))?\s*$/u;
/** Whether a whole phrase says where someone works. */
export function workplace(text: string): Change[] | null {
  const { firm, place } = WORKPLACE.exec(text)?.groups ?? {};
  if (firm === undefined) return null;
  return [...workOf(undefined, firm), ...(place === undefined ? [] : [{ field: "location" as const, value: place }])];
}

const LEADS_ROLE =
  /^(?:Freelance|Independent|Self-employed|Part-time|Retired|Senior|Junior|Chief|Assistant|Deputy)(?=\s\p{Ll})/u;
/** "Freelance beard maker", as it begins a sentence: a role in small letters. */
export const withSmallLead = (text: string): string => text.replace(LEADS_ROLE, (word) => word.toLowerCase());

/** Whether what is behind "at", "for" or "runs" is no company: "the old mill", "a friend", "next week". */
export const isNoFirm = (value: string, lead: string): boolean =>
  value === "" ||
  isAmount(value) ||
  // "From the Lisbon meetup", "at Slush": where someone was met.
  (/^(?:(?:is\s+|was\s+)?(?:at|from|of|with|@))\s+(?:the\s+)?$/iu.test(lead) && isEvent(value)) ||
  /^(?:the|an?|our|my|his|her|their)$/iu.test(value) ||
  /^(?:e-?mail|mail|linkedin|profile|phone|address)\b/iu.test(value) ||
  // "Works with Hannah on stalls": someone, and what they do together.
  (/\bwith\s+$/iu.test(lead) && /^\p{Lu}[\p{L}\p{M}'’-]+\s+(?:on|in|at|every|since|as|most|during)\s/u.test(value)) ||
  (/^(?:at|with|for|in|runs?|running|leads|leading|heads|heading|manages|directs|owns|built|building) +$/iu.test(
    lead,
  ) &&
    /^the\s+\p{Ll}/u.test(value)) ||
  /\b(?:this|next|last) (?:week|month|year|weekend|morning)\b|\b(?:today|tomorrow|tonight)\b/iu.test(value) ||
  /^(?:a|an|my|our|last|einer?|une?|unos?)\s+\p{Ll}/u.test(value);
/** "Title: director of trade at Kelp Works": a title with its company. */
export function titleAt(target: Target, value: string): Change[] | null {
  if (!("field" in target) || target.field !== "roleTitle") return null;
  const { role, company } = /^(?<role>.+?)\s+(?:at|@)\s+(?<company>(?:the\s+)?\p{Lu}.*)$/u.exec(value)?.groups ?? {};
  return role === undefined ? null : workOf(role, company);
}
