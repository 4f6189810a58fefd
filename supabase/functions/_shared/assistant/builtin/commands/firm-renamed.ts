import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { listed } from "./values.ts";

const POLITE = String.raw`(?:(?:please|pls|so|and|also|ok|okay|hey|can you|could you)[\s,]+)*`;
const FIRM = String.raw`(?<firm>[\p{L}\p{N}][^,;:!?"“”\n]{1,60}?)`;
const NEW = String.raw`["“‘']?(?<name>(?-i:[\p{Lu}\d])(?:[^,;:.!?"“”\n]|\.(?=\S)){1,50}?)["”’']?`;
/** "…, fix Ana's company", "so please update that". */
const TAIL = String.raw`(?:[\s,;.–—-]+(?<order>${POLITE}(?:fix|update|change|correct|adjust|edit|set)\s+(?<what>(?:that|it|this|\p{L}[^,;:.!?\n]{1,60}?)))(?:\s+(?:too|please|accordingly|for me|as well))*)?[\s.!]*$`;
const ORDER = new RegExp(
  String.raw`^\s*${POLITE}(?:rename|rebrand)\s+(?:the\s+(?:company|firm|startup)\s+)?${FIRM}\s+(?:in)?to\s+${NEW}[\s.!]*$`,
  "iu",
);
const NEWS = new RegExp(
  String.raw`^\s*${POLITE}${FIRM}\s+(?:(?:is|was|has|have|had|been|got|gets|just|now|officially|recently|finally)\s+)*(?:(?:renamed|rebranded)(?:\s+(?:itself|themselves))?(?:\s+(?:to|as|into))?|called|changed\s+(?:its|their)\s+name\s+to|trades\s+as|goes\s+by(?:\s+the\s+name(?:\s+of)?)?)\s+(?:now\s+)?${NEW}(?:\s+(?:now|these days|from now on))?${TAIL}`,
  "iu",
);

const same = (one: string, other: string): boolean => plainWords(one).join(" ") === plainWords(other).join(" ");

/** "Rename Kelp to Birch", "Kelp has renamed itself to Birch. Fix Ana's company": the company of those who are at it, and of nobody else. */
export function withFirmRenamed(message: string, people: readonly KnownPerson[]): string {
  const news = NEWS.exec(message)?.groups;
  const { firm = "", name = "", what } = ORDER.exec(message)?.groups ?? news ?? {};
  const own = people.filter(({ company }) => company !== null && same(company, firm));
  const [only, another] = own;
  if (!only || (news && another)) return message;
  const isOfThem =
    what === undefined ||
    /^(?:that|it|this|(?:the|her|his|their|its)\s+(?:company|firm|name|record|entry|card|page))$/iu.test(what) ||
    plainWords(only.name).some((word) => plainWords(what).includes(word));
  if (!isOfThem) return message;
  const names = listed(own.map((person) => person.name));
  return news && news["order"] === undefined
    ? `${names}'s company is now ${name}`
    : `set the company of ${names} to ${name}`;
}
