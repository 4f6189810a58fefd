import { isRole } from "./person-words.ts";
import { isEvent } from "./telling-words.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:van|von|de|da|del|di|la|der|bin|al|el)\s)?\p{Lu}[\p{L}\p{M}'’-]+){1,3}`;
const MEETS = String.raw`(?:(?:[Ii]|[Ww]e|[Jj]ust|[Tt]oday|[Yy]esterday)\s)*(?:[Mm]et|[Ss]aw|[Bb]umped into|[Rr]an into|[Gg]ot talking to|[Cc]hatted (?:to|with)|[Tt]alked to|[Ss]poke (?:to|with)|[Ss]at (?:next to|with|beside))\s(?:an?|this|the|some|another|one)\s`;
/** "I met a guy at the Gitex afterparty, Jane Doe from Kelp": someone who has no name yet, where, and the name. */
const MET_SOMEWHERE = new RegExp(
  String.raw`^\W*(?<how>${MEETS}(?<noun>\p{L}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2}?)\s(?<link>at|in|on|during|after|from|with)\s(?<where>[^,;.:!?()\n]{2,60}?))\s*(?:[,:]|\s[–—-])\s*(?<name>${NAME})(?<firm>\s(?:from|of|at|with)\s(?:the\s)?\p{Lu})?(?<rest>(?!\s\p{L})[^]*|(?<=\p{Lu})\S[^]*)$`,
  "u",
);
const IS_ANYONE = /(?:man|person|girl|boy|lady|guy|fellow|stranger|founder|customer|partner|user|someone|somebody)$/iu;

/** A text that begins with the name of someone who was met, and how they were met: no firm of theirs, where another one comes behind the name. */
export function metSomewhere(text: string): { text: string; told: string } {
  const {
    how = "",
    noun = "",
    link = "",
    where = "",
    name = "",
    firm,
    rest = "",
  } = MET_SOMEWHERE.exec(text)?.groups ?? {};
  const isWork = !IS_ANYONE.test(noun) && isRole(noun);
  if (firm !== undefined)
    return { text: `${name}${isWork ? firm.replace(/^\s\p{Ll}+/u, `, ${noun} at`) : firm}${rest}`, told: how };
  // "Met a buyer at Kelp, Jane Doe".
  const isFirm = /^(?:at|from|with)$/.test(link) && /^\p{Lu}/u.test(where) && !isEvent(where);
  if (!isWork) return { text, told: "" };
  return isFirm
    ? { text: `${name}, ${noun} at ${where}${rest}`, told: "" }
    : { text: `${name}, ${noun}${rest}`, told: how };
}
