import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isPlace, isRole, roleOf } from "../newcomers/person-words.ts";
import type { Person, Turn } from "../ready.ts";

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)";
const NAME = String.raw`(?:the\s+)?(?-i:\p{Lu}[\p{L}\p{M}\p{N}&.'’-]*(?:\s+(?:(?:of|for|and|&|de|von|der|the)\s+)?[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}&.'’-]*){0,4})`;
const JOINT = String.raw`(?:\s*[,;–-]\s+(?:and\s+|but\s+)?|\s+(?:and|to)\s+)(?:(?:s?he|they)(?:['’](?:s|ll|ve|re)|\s+(?:is|are|has|have|will))?\s+)?(?:(?:now|has|have|is|then|just|already|will|going|to)\s+)*`;
const GOES = String.raw`(?:gone(?:\s+over)?\s+to|went(?:\s+over)?\s+to|go(?:es)?\s+to|joined|joins?|moved(?:\s+over)?\s+to|works?\s+(?:now\s+)?(?:at|for)|(?:start(?:s|ed|ing)?|begins?|began)\s+(?:work\s+)?(?:at|with)|be\s+(?:at|with)|(?<=(?:['’]s|is|are|now)\s+)(?:at|with))`;
/** "Has left Kelp and gone to Fjord in Bergen", "left Kelp, she'll start at Fjord in May". */
const LEFT_FOR = new RegExp(
  String.raw`^(?:['’](?:s|ve)|\s+(?:has|have))?(?:\s+(?:just|now|finally|recently|also|already))*\s+(?:left|quit|resigned\s+from|departed(?:\s+from)?)\s+(?<old>[^,;]{2,60}?)${JOINT}${GOES}\s+(?<firm>${NAME})(?:\s+as\s+(?:(?:an?|the|their|its)\s+)?(?:new\s+)?(?<role>(?-i:\p{Ll})[\p{L} -]{2,40}?))?(?:\s+in\s+(?<place>(?-i:\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)))?(?:\s+as\s+(?:(?:an?|the|their|its)\s+)?(?:new\s+)?(?<office>(?-i:\p{Ll})[\p{L} -]{2,40}?))?(?:\s+(?:in|from|on|since)\s+(?:(?:early|late|mid)[\s-]+)?${MONTH}(?:\s+\d{2,4})?|\s+(?:next|this|last)\s+(?:week|month|year)|\s+(?:now|recently|instead|today|yesterday))*[\s.!]*$`,
  "iu",
);
const DOUBTED =
  /(?<![\p{L}])(?:not|never|if|may|might|maybe|perhaps|almost|nearly|wants?|plans?|hopes?|thinking)(?![\p{L}])|n['’]t|\?/iu;

/** Where someone works now who is told to have left where they were; null where that is not their company. */
export function movedFirm(
  { text, tokens }: ReadClause,
  about: Person | null,
  { request }: Turn,
): { person: Person; changes: Extract<Change, { field: string }>[] } | null {
  const named = tokens.find(({ code }) => code === "P");
  const [only, another] = named?.slot?.is === "person" ? named.slot.people : [];
  const person = named?.slot?.is === "person" && named.slot.isPronoun ? (about ?? only) : only;
  const said = LEFT_FOR.exec(text.slice(named?.to ?? text.length))?.groups;
  if (!person || another || !said || DOUBTED.test(text)) return null;
  const { old = "", firm = "", place, role, office } = said;
  // "In August" is when.
  const home = place === undefined || new RegExp(`^${MONTH}$`, "iu").test(place) ? undefined : place;
  const work = role ?? office;
  const own = plainWords(request.people.find(({ id }) => id === person.id)?.company ?? "");
  const left = plainWords(old.replace(/^(?:the|her|his|their)\s+/iu, ""));
  if (
    own.length === 0 ||
    left.length === 0 ||
    !left.every((word) => own.includes(word)) ||
    !/^(?:the\s+)?\p{Lu}/u.test(firm)
  )
    return null;
  if ((work !== undefined && !isRole(work)) || isPlace(firm)) return null;
  return {
    person,
    changes: [
      { field: "company", value: firm.replace(/^the\s+/iu, "") },
      ...(home === undefined ? [] : [{ field: "location" as const, value: home }]),
      ...(work === undefined ? [] : [{ field: "roleTitle" as const, value: roleOf(work) }]),
    ],
  };
}
