import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "../commands/rewording.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";

/** "Founder no. 1 from Ana's intros: Jane Doe of Acme, …, linkedin.com/in/jane-doe". */
const LED =
  /^\W*(?<lead>[^:?!\n@/]{3,70}?)\s*:\s*(?<rest>(?<name>\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Ll}{2,3}){0,2}(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,2})(?=[\s,;(–—-])[^\n@?]{0,240}?linkedin\.com\/in\/[^\s,;()<>]+[^\n@?]{0,80})$/u;
/** What such a lead is about: one of those who came from someone. */
const OF_SOME =
  /(?<!\p{L})(?:intros?|introductions?|lists?|referrals?|recommendations?|suggestions?|tips?|picks?|batch|leads?|contacts?|names?|people|candidates?|founders?|clients?|friends?|sent|number \d+|no\.? ?\d+|#\d+)(?!\p{L})/iu;

const FULL = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+){1,3}";
/** "Got a referral: Jane Doe, …", "scored an intro! Jane Doe, …", "new referral – Jane Doe, …": how they came, and no name. */
const CAME = re(
  `^\\W*(?:(?:hi|hey|ok|okay|so|and|just|also|finally|i|we|i['’]ve|we['’]ve)[\\s,]+){0,4}(?:(?:got|have|had|found|met|was given|were given|picked up|\\p{L}{2,14}ed) (?:(?:me|us|myself|ourselves) )?(?:an?|another|one|yet another|this|the|my|our)|(?:an? |another |one more )?(?:new|fresh|warm)(?= (?:(?:\\p{L}+ )?(?:intro(?:duction)?|referral|recommendation|tip|suggestion|inquiry|enquiry|sign-?up|hit|find|prospect from|lead from))(?!\\p{L}))) [^:!?@/.\\n]{2,40}?(?: ?[:!]| [–—-])\\s+(?<rest>(?<name>${FULL})(?=[\\s,;(])[^\\n?]{0,300}(?:linkedin\\.com\\/|(?<!\\S))in\\/[^\\n?]+)$`,
);

/** A newcomer with their address behind a lead that names someone else or says how they came: without the lead. */
export function withoutLeadBeforeName(message: string, people: readonly KnownPerson[]): string {
  const came = message.length > 500 ? undefined : CAME.exec(message)?.groups?.["rest"];
  if (came !== undefined && !startsCommand(message) && !isNoteLead(message)) return came;
  const { lead = "", rest, name = "" } = LED.exec(message)?.groups ?? {};
  if (rest === undefined || !OF_SOME.test(lead) || startsCommand(lead) || isNoteLead(message)) return message;
  const isIn = (words: readonly string[], person: KnownPerson) =>
    plainWords(person.name).some((part) => part.length > 2 && (words.includes(part) || words.includes(`${part}s`)));
  const others = plainWords(lead).filter((word) => !plainWords(name).includes(word));
  return people.some((person) => isIn(others, person)) ? rest : message;
}
