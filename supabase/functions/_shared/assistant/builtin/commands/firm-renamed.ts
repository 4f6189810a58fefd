import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { listed } from "./values.ts";

const POLITE = String.raw`(?:(?:please|pls|so|and|also|ok|okay|hey|can you|could you)[\s,]+)*`;
const FIRM = String.raw`(?<firm>[\p{L}\p{N}][^,;:!?"“”\n]{1,60}?)`;
const NAME_WORD = String.raw`(?-i:[\p{Lu}\d&])(?:[^\s,;:.!?"“”]|[.](?=\S))*`;
/** A name by its capitals: what is told behind it, as in "… by the press", is none of it. */
const NEW = String.raw`["“‘']?(?<name>(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!\p{L}))${NAME_WORD}(?:\s(?:(?:of|the|de|for)\s)?${NAME_WORD}){0,4})["”’']?`;
const WHEN = String.raw`(?:\s+(?:now|these days|from now on|officially|recently|(?:last|this) (?:week|month|year)|yesterday|today|as of \S+))?`;
/** "…, fix Ana's company", "so please update that": that and nothing else. */
const WHAT = String.raw`(?:that|it|this|the\s+(?:company|firm)(?:\s+name)?\s+(?:of|for)\s+\p{Lu}[^,;:.!?\n]{1,40}?|(?:the|her|his|their|its|\p{Lu}[^,;:.!?\n]{1,40}?['’]s?)\s+(?:(?:company|firm)(?:\s+name)?|name|record|entry|card|page|employer))`;
const TAIL = String.raw`(?:[\s,;.–—-]+(?<order>${POLITE}(?:fix|update|change|correct|adjust|edit|amend|sort|put)\s+(?:out\s+)?(?<what>${WHAT})(?:\s+(?:out|right|straight))?)(?:\s+(?:too|please|accordingly|for me|as well))*)?[\s.!]*$`;
const ORDER = new RegExp(
  String.raw`^\s*${POLITE}(?:rename|rebrand)\s+(?:the\s+(?:company|firm|startup)\s+)?${FIRM}\s+(?:in)?to\s+${NEW}(?:\s+please)?[\s.!]*$`,
  "iu",
);
const RENAMED = String.raw`(?:(?:renamed|rebranded)(?:\s+(?:itself|themselves))?(?:\s+(?:to|as|into))?|changed\s+(?:its|their)\s+name\s+to)`;
/** "Is called" by itself tells no change, and "was called" tells what it was. */
const NOW_CALLED = String.raw`(?:(?:is|are)\s+(?:now|officially)\s+called|(?:is|are)\s+called\s+now|(?:(?:is|are)\s+)?(?:now|currently|these days)\s+(?:trades|trading|operates|operating)\s+(?:as|under)(?:\s+the\s+name(?:\s+of)?)?|now\s+goes\s+by(?:\s+the\s+name(?:\s+of)?)?)`;
const NEWS = new RegExp(
  String.raw`^\s*${POLITE}${FIRM}\s+(?:(?:(?:is|was|has|have|been|got|just|now|officially|recently|finally)\s+)*${RENAMED}|${NOW_CALLED})\s+(?:now\s+)?${NEW}${WHEN}${TAIL}`,
  "iu",
);

/** "Ana's company rebranded. It's called Birch now": the name in a sentence of its own. */
const NAMED_NEXT = new RegExp(
  String.raw`(?<whose>(?:^|(?<=[\s,.;]))(?:his|her|their|[\p{L}\p{M}-]+(?:\s[\p{L}\p{M}-]+)?['’]s?))\s+(?<firm>company|firm|startup|business|employer|outfit|agency|studio)\s+(?:(?:has|have|was|is|been|got|just|recently|now)\s+)*(?:re-?branded|renamed(?:\s+itself)?|changed\s+(?:its|their)\s+name|(?:a|its)\s+new\s+name)\s*[.,;:–-]+\s*(?:(?:and|now|so)\s+)*(?:it|they|the\s+(?:new\s+)?name)(?:['’](?:s|re)|\s+(?:is|are|goes\s+by))\s+(?:now\s+)?(?:called\s+)?${NEW}(?=\s*(?:now|from now on|these days)?\s*(?:[.,;!\n]|$))(?:\s+(?:now|from now on|these days))?`,
  "iu",
);
const withNameNext = (message: string): string =>
  message.replace(NAMED_NEXT, (...found) => {
    const { whose = "", firm = "", name = "" } = found.at(-1) as Record<string, string>;
    return `${whose} ${firm} is called ${name} now`;
  });

/** "Ana's company is called Birch SAS officially": how it is called so is no part of the name. */
const OFFICIALLY = new RegExp(
  String.raw`(?<=^\s*${POLITE}\S[^,;:.?!\n]{1,60}\s(?:company|firm|business|startup|employer)\s(?:is|are)\s(?:now\s)?(?:called|named)\s[^,;:?!\n]{2,60})\s(?:officially|formally|legally|on paper|technically)(?=\s*[,;.!–—]|\s*$)`,
  "iu",
);
const same = (one: string, other: string): boolean => plainWords(one).join(" ") === plainWords(other).join(" ");

const MOVED = new RegExp(
  String.raw`^\s*${POLITE}(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,2})(?:['’]s)?\s+(?:(?:has|have|is|are|just|now|recently|finally)\s+)*(?:moved|moving|moves|relocated|relocating|relocates)\s+(?:his|her|their|the|its)\s+(?:(?:whole|entire|head)\s+)?(?:company|firm|startup|business|outfit|agency|studio|offices?|headquarters|hq)\s+(?:over\s+)?(?:from\s+[^,;:.!?\n]{2,40}?\s+)?to\s+${NEW}${WHEN}[\s.!]*$`,
  "iu",
);

/** "Rename Kelp to Birch", "Kelp has renamed itself to Birch. Fix Ana's company": the company of those who are at it, and of nobody else. */
export function withFirmRenamed(told: string, people: readonly KnownPerson[]): string {
  const said = told.replace(OFFICIALLY, "");
  // "Ana has moved the firm to Leeds": where they are now.
  const { who, name: place = "" } = MOVED.exec(said)?.groups ?? {};
  if (who !== undefined && people.some((one) => plainWords(who).every((word) => plainWords(one.name).includes(word))))
    return `${who}'s location is now ${place}`;
  const message = /name|brand/iu.test(said) ? withNameNext(said) : said;
  const news = NEWS.exec(message)?.groups;
  const { firm = "", name = "", what } = ORDER.exec(message)?.groups ?? news ?? {};
  const own = people.filter(({ company }) => company !== null && same(company, firm));
  const [only, another] = own;
  if (!only || (news && another && news["order"] === undefined) || /\s(?:had|never|not|almost|nearly)$/iu.test(firm))
    return message;
  const isOfThem =
    what === undefined ||
    /^(?:that|it|this|(?:the|her|his|their|its)\s+(?:(?:company|firm)(?:\s+name)?|name|record|entry|card|page))$/iu.test(
      what,
    ) ||
    plainWords(only.name).some((word) => plainWords(what).includes(word));
  if (!isOfThem) return message;
  const names = listed(own.map((person) => person.name));
  return news && news["order"] === undefined
    ? `${names}'s company is now ${name}`
    : `set the company of ${names} to ${name}`;
}
