import { isAmount } from "../commands/lexicon.ts";
import type { Change } from "../commands/frames.ts";
import type { PhraseFacts } from "./phrase-facts.ts";

const KIN =
  "wife|husband|spouse|fianc[eé]e?|girlfriend|boyfriend|daughter|son|sister|brother|mother|father|mum|mom|dad|cousin|aunt|uncle|niece|nephew|(?:best |good |old )?friend|mate|neighbou?r|flatmate|housemate|colleague|co-?worker|teammate|boss";
const OTHERS = `${KIN}|business partner|partner|co-?founder|founder|manager|assistant|secretary|deputy|successor|predecessor|investor|lawyer|solicitor|attorney|accountant|advis[eo]r|agent|banker|broker|coach|mentor|landlord|client|customer|supplier|ceo|cto|cfo|coo|cmo|chair(?:man|woman|person)?|president|director`;
/** "His cofounder is Sam", "the boss was Ana Roe": who another one is. */
const IS_ANOTHER = new RegExp(
  `^(?:(?:his|her|their|the|its|my|our|\\p{L}+['’]s)\\s+)?(?:(?:new|old|former|other|second|first)\\s+)?(?:${OTHERS})s?(?:\\s+(?:there|now))?\\s+(?:is|are|was|were)\\s+(?:now\\s+|called\\s+|named\\s+)*\\p{L}`,
  "iu",
);
/** "Wife of Sam", "friend of Ana's". */
const OF_ANOTHER = new RegExp(`^(?:an?\\s+|the\\s+)?(?!boss\\s+of\\s)(?:${KIN})\\s+(?:of|to)\\s+\\p{L}`, "iu");
/** "Boss of Vento": of a firm, or of someone. */
const BOSS_OF = /^(?:(?:an?|the)\s+)?boss\s+of\s+\p{L}/iu;
/** "Vento 3m": a firm of that name, or a sum of something. */
const FIRM_OR_SUM = /^\p{Lu}\p{Ll}+\s\d[\d.,]*\s?(?:k|m|bn|mn|M)$/u;

/** "Knows Ana", "recommended by Ben": who they have to do with. */
const WITH_ANOTHER =
  /^(?:(?:she|he|they|also|and)\s+)*(?:knows?|knew|likes?|loves?|hates?|recommended(?: by)?|referred(?: by)?|introduced(?: by)?|sent by|friends? with|close to|related to|married to|worked with|went to \p{L}+ with)\s+\p{L}/iu;

/** "Is not at Kelp any more", "no longer a ceo". */
const IS_NOT =
  /^(?:(?:she|he|they|who|and|but|also)\s+)*(?:(?:is|are|was|were|has|have|does|do)\s+)?(?:not|no longer|never|no more|\p{L}+n['’]t)\s+\p{L}|\s(?:any ?more|any longer)$/iu;

/** "Set him to Lead or Meeting", "put her in touch with Ana": an order that is no fact. */
const IS_ORDER =
  /^(?:(?:and|also|then|please|so)\s+)*(?:(?:set|move|put|mark|make|get|bring|keep)\s+)?(?:him|her|them)\s+(?:to|in|into|as|at|on|with)\s+\p{L}/iu;

const UNIT = String.raw`(?:k|m|bn|mn|mio|mil|mln|million|thousand|%|€|\$|£|eur|usd|gbp|chf)(?![\p{L}\p{N}])`;
const COUNTS =
  "budgets?|deal(?: size| value)?|revenues?|turnover|sales|arr|mrr|prices?|tickets?(?: size)?|rounds?|rais(?:e|es|ed|ing)|salary|team(?: size)?|head ?count|staff|employees|seats?|quoted?|asks?|cheques?|volumes?|fees?|costs?|spends?|valuation|valued|funding|investment|commission|rent|aged?|pays|paid|offer(?:s|ed)?|capacity|worth|size";
const JOINTS = String.raw`(?:(?:is|was|up to|about|around|roughly|approx\.?|over|under)\s+|[~:=]\s*)*`;
const LEADS = String.raw`(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|its|an?|has|with|on)\s+){0,3}`;
const PER = String.raw`(?:\s(?:a|per)\s\p{L}+)?$`;
/** "Budget 40k", "team of 12": an amount with the word that it counts. */
const COUNTED = new RegExp(
  String.raw`^${LEADS}(?:(?:${COUNTS})\s+){1,2}${JOINTS}(?:of\s+|at\s+)?[€$£~]?\s?\d[\d.,]*\s?(?:${UNIT})?${PER}`,
  "iu",
);
/** "Yearly looms 3m", "pipeline €2.5m": any word with what can only be an amount. */
const MUCH = new RegExp(
  String.raw`^${LEADS}\p{L}\p{Ll}+\s+(?:(?!(?:of|at|for|from|with|in|by|and)\s)\p{Ll}[\p{L}-]*\s+){0,2}${JOINTS}(?:[€$£]\s?\d[\d.,]*\s?(?:${UNIT})?|\d[\d.,]*\s?${UNIT})${PER}`,
  "u",
);

const mayBeFirm = (own: string): boolean =>
  FIRM_OR_SUM.test(own) && !/^(?:pipeline|loans?|debts?|orders?)\s/iu.test(own);
const KINDS: Record<string, string> = {
  ...{ company: "company", roleTitle: "role", location: "place", industry: "industry", stage: "stage" },
};
const SAYS_WHO =
  /^(?:(?:and|also|who)\s+)*(?:she|he|they|works?|lives?|based|is|has)(?!\p{L})|['’]s\s|^(?:her|his|their)\s/iu;

/** Why facts may not be theirs: words before them tell who another one is ("her boss is Sam, CTO"), or what they are of may be no firm. */
export function doubtsOfOther(facts: readonly Change[], words: string, told: string | undefined): string[] {
  const own = words.trim().replace(/[.!?]+$/u, "");
  const isBehind = told !== undefined && IS_ANOTHER.test(told.trim()) && !SAYS_WHO.test(own);
  if (!isBehind && !BOSS_OF.test(own) && !mayBeFirm(own)) return [];
  return facts.flatMap((fact) => {
    const kind = "field" in fact && fact.value !== null ? KINDS[fact.field] : undefined;
    return kind === undefined ? [] : [`“${fact.value ?? ""}” for the ${kind}`];
  });
}

/** Whether a phrase is about another one than who is added, says what they are not, or is an amount with its word: it has no company, role or place. */
export const isOfAnother = (phrase: string): boolean => {
  const own = phrase.trim().replace(/[.!?]+$/u, "");
  const isMuch =
    COUNTED.test(own) || (MUCH.test(own) && !mayBeFirm(own)) || (/^[€$£]|\d\s?[k%€$£]/u.test(own) && isAmount(own));
  return (
    isMuch ||
    IS_ANOTHER.test(own) ||
    OF_ANOTHER.test(own) ||
    WITH_ANOTHER.test(own) ||
    IS_NOT.test(own) ||
    IS_ORDER.test(own)
  );
};

/** Without the company, role or place in a phrase that is about another one; what a column of the user's own has stays. */
export const withoutOthers = (words: string, read: PhraseFacts): PhraseFacts =>
  isOfAnother(words) &&
  read.changes.every((change) => "field" in change && /^(?:company|roleTitle|location|industry)$/.test(change.field))
    ? { changes: [], left: words.split(/\s+/u) }
    : read;
