import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";

/** "Founder no. 1 from Ana's intros: Jane Doe of Acme, …, linkedin.com/in/jane-doe". */
const LED =
  /^\W*(?<lead>[^:?!\n@/]{3,70}?)\s*:\s*(?<rest>(?<name>\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Ll}{2,3}){0,2}(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,2})(?=[\s,;(–—-])[^\n@?]{0,240}?linkedin\.com\/in\/[^\s,;()<>]+[^\n@?]{0,80})$/u;
/** What such a lead is about: one of those who came from someone. */
const OF_SOME =
  /(?<!\p{L})(?:intros?|introductions?|lists?|referrals?|recommendations?|suggestions?|tips?|picks?|batch|leads?|contacts?|names?|people|candidates?|founders?|clients?|friends?|sent|number \d+|no\.? ?\d+|#\d+)(?!\p{L})/iu;

/** A newcomer with their address behind a lead that names someone else: without the lead, whose person is not the one who is told of. */
export function withoutLeadBeforeName(message: string, people: readonly KnownPerson[]): string {
  const { lead = "", rest, name = "" } = LED.exec(message)?.groups ?? {};
  if (rest === undefined || !OF_SOME.test(lead) || startsCommand(lead) || isNoteLead(message)) return message;
  const isIn = (words: readonly string[], person: KnownPerson) =>
    plainWords(person.name).some((part) => part.length > 2 && (words.includes(part) || words.includes(`${part}s`)));
  const others = plainWords(lead).filter((word) => !plainWords(name).includes(word));
  return people.some((person) => isIn(others, person)) ? rest : message;
}
