import { plainWords } from "../../words.ts";
import { namesIn } from "../commands/names.ts";
import type { Reader } from "../commands/tokens.ts";
import type { Lead } from "./leads.ts";
import type { Newcomer } from "./newcomer.ts";

const RELATION =
  "(?:colleague|co-?worker|workmate|teammate|boss|manager|assistant|secretary|deputy|successor|predecessor|replacement|apprentice|intern|trainee|partner|business partner|co-?founder|wife|husband|spouse|fianc[eé]e?|girlfriend|boyfriend|daughter|son|sister|brother|mother|father|mum|mom|dad|cousin|aunt|uncle|niece|nephew|friend|mate|neighbou?r|flatmate|housemate|contact|client|customer|supplier|investor|lawyer|solicitor|barrister|attorney|accountant|bookkeeper|auditor|(?:tax )?advis[eo]r|agent|banker|broker|consultant|coach|landlord|architect|mentor|producer|publicist|driver|nanny|carer)";
const RELATED = new RegExp(
  `^(?<whose>[\\p{L}\\p{M}][^,;:()\\n]{1,60}?)['’]s?\\s+(?:(?:new|old|former|younger|older|elder|best|ex-?)\\s*)?${RELATION}\\s*[,:–-]?\\s+(?:(?:is\\s+)?(?:called|named)\\s+)?(?=[\\p{L}])`,
  "iu",
);
const IS_RELATION = new RegExp(
  `^(?:(?:\\p{L}[\\p{L}\\p{M}'’. -]*?)['’]s?|(?:my|our|his|her|their|an?|the))\\s+(?:(?:new|old|former|younger|older|elder|best|ex-?|good|dear|first|second)\\s*)*${RELATION}(?:\\s+(?:of|from)\\s.{1,60})?$`,
  "iu",
);
/** "Leopold's nephew", "a friend of Ana": who someone belongs to, which is no company of theirs. */
export const isRelation = (words: string): boolean => IS_RELATION.test(words.trim());

const SAME_FIRM =
  /(?<=[\s,])(?:(?:also\s+)?(?:from|at|in)\s+)?(?:the\s+)?same (?:company|firm|employer|team|place)(?![\p{L}])(?: as (?:hers?|his|him|theirs?|them|\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)*))?/u;

/** "Wim's colleague Saskia de Groot …, same company": the one with the address is added, and not the one who they belong to. */
export function withoutRelation(lead: Lead, reader: Reader): Lead & { relation: string } {
  const said = RELATED.exec(lead.rest);
  const [named] = namesIn(said?.groups?.["whose"] ?? "", reader);
  const [whose, another] = named?.people ?? [];
  if (!said || !whose) return { ...lead, relation: "" };
  const rest = lead.rest.slice(said[0].length);
  const firm = another ? null : whose.company;
  return {
    ...lead,
    rest: firm === null ? rest : rest.replace(SAME_FIRM, `company: ${firm}`),
    relation: said[0].replace(/[\s,:–-]+(?:(?:is\s+)?(?:called|named)\s+)?$/u, ""),
  };
}

/** Who works for someone from outside: the lawyer of Ana is at no firm of hers. */
const FROM_OUTSIDE =
  /(?<!\p{L})(?:lawyers?|solicitors?|barristers?|attorneys?|counsels?|notary|notaries|accountants?|bookkeepers?|auditors?|tax advis[eo]rs?|advis[eo]rs?|agents?|bankers?|brokers?|consultants?|coach(?:es)?|therapists?|doctors?|dentists?|vets?|landlords?|landlad(?:y|ies)|architects?|stylists?|tutors?|mentors?)(?!\p{L})/iu;
const saidOf = (newcomer: Newcomer, name: string): string =>
  newcomer.changes.find((change) => "field" in change && change.field === name)?.value ?? "";
/** Whether someone is at no firm that they work for: by what they do, or by the address of another one. */
function isFromOutside(newcomer: Newcomer, firm: string): boolean {
  const domain = /@(?<domain>[^@\s]+)$/u.exec(saidOf(newcomer, "email"))?.groups?.["domain"] ?? "";
  const isTheirs = plainWords(firm).some((word) => word.length > 3 && domain.toLowerCase().includes(word));
  return FROM_OUTSIDE.test(saidOf(newcomer, "roleTitle")) || (domain !== "" && !isTheirs);
}

/** "Ana has a new board member, …": someone of the user's own is no company, and what they are at is where the other one works. */
export function withFirmOf(newcomer: Newcomer, reader: Reader): Newcomer {
  const at = newcomer.changes.find((change) => "field" in change && change.field === "company");
  const said = at?.value ?? "";
  const named = said === "" ? [] : namesIn(said, { ...reader, described: [] });
  const [who, another] = named.find(({ from, to }) => from === 0 && to === said.length)?.people ?? [];
  const isFirm = reader.people.some(
    ({ company }) => plainWords(company ?? "").join(" ") === plainWords(said).join(" "),
  );
  if (!at || !who || another || isFirm) return newcomer;
  const rest = newcomer.changes.filter((change) => change !== at);
  const role = saidOf(newcomer, "roleTitle");
  return who.company === null || isFromOutside(newcomer, who.company)
    ? {
        ...newcomer,
        changes: rest,
        told: [...newcomer.told, `${role === "" ? "works with" : `${role} of`} ${who.name}`],
      }
    : {
        ...newcomer,
        changes: [...rest, { field: "company", value: who.company }],
        guesses: [...newcomer.guesses, `“${who.company}” for the company`],
      };
}
