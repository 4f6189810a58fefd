import type { KnownPerson } from "../../assistant-model.ts";
import { re } from "../commands/rewording.ts";
import { plainWords } from "../../words.ts";
import { slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";

const ROLE =
  "(?:C[A-Z]O|(?:co-?)?founder|(?:managing |creative |finance |sales |technical |art |marketing |operations |plant |site |regional )?director|(?:vice )?president|VP(?: of \\p{L}+)?|chair(?:man|woman|person)?|head of \\p{L}+(?: (?:and|&) \\p{L}+)?|chief \\p{L}+(?: officer)?|general manager|(?:lead|chief) \\p{L}+)";
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+(?: (?:\\p{Ll}{1,3} ){0,2}(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*){1,3}";
const URL = "(?:https?:\\/\\/)?(?:[a-z]{2,3}\\.)?linkedin\\.com\\/in\\/(?<slug>[\\p{L}\\p{N}_%-]{3,100})";
/** "Add Kelp's new CEO: Ana Ruiz, …". */
const FIRMS_ROLE = re(
  `^(?<lead>\\W*(?:(?:please|pls|ok|so|and|can you|could you)[\\s,]+)*(?:add|create|save|new:?|put in))\\s+(?<firm>(?-i:[\\p{Lu}\\d])[\\p{L}\\p{M}\\p{N}&.-]*(?: (?:& )?(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&.-]*){0,3})['’]s?\\s+(?:new |latest |current |incoming )?(?<role>${ROLE})\\s*[:,–—-]?\\s+(?=${NAME}\\s*[,;(–—-])`,
);
/** "Ana's cofounder Ben Ash, linkedin.com/in/ben-ash, joins us too": someone new, of someone who is there. */
const THEIR_OTHER = re(
  `^(?<whose>(?-i:\\p{Lu})[\\p{L}\\p{M}-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]+){0,2})['’]s?\\s+(?:new |former )?\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?,?\\s+(?<name>${NAME})(?<facts>,[^\\n?]{0,160}?)${URL}(?<tail>[^\\n?]{0,60})$`,
);
const JOINS =
  /^[\s,.;–—-]*(?:(?:(?:she|he|they|who)\s+)?(?:joins?|comes?|goes|is joining|is coming|should (?:join|go in|come in)|wants in)(?:\s+(?:us|in|on board|here|the (?:list|crm|lot)))*(?:\s+(?:too|as well|also|now|please))*)?[\s.!]*$/iu;

/** Someone new who is told of by the firm or the person that they belong to, as an order to add them. Other messages are unchanged. */
export function withRoleOfFirm(message: string, people: readonly KnownPerson[]): string {
  if (!/linkedin\.com\/in\//iu.test(message) || message.length > 400 || message.includes("\n")) return message;
  const said = message.replace(FIRMS_ROLE, "$<lead> the $<role> of $<firm>: ");
  const { whose = "", name = "", slug = "", tail = "" } = THEIR_OTHER.exec(said)?.groups ?? {};
  const isThere = people.some(({ name: own }) => plainWords(whose).every((word) => plainWords(own).includes(word)));
  const isNew = !people.some(({ name: own }) => plainWords(own).join(" ") === plainWords(name).join(" "));
  return whose !== "" && isThere && isNew && fitsSlug(name, slugWords(`linkedin.com/in/${slug}`)) && JOINS.test(tail)
    ? `add ${tail === "" ? said : said.slice(0, said.length - tail.length)}`
    : said;
}
