import type { Change } from "../commands/frames.ts";
import { FIRM_NOUN } from "../vocabulary/firm-words.ts";

const WHOSE = String.raw`(?:(?:his|her|their|the|my|our|ihre?|seine?|su|son|sa|leur)\s+|\S+['’]s?\s+|\b(?:firma|empresa|soci[eé]t[eé]) (?:von|de)\s+\S+\s+)`;
const CALLED = String.raw`(?:(?:called|named|renamed|rebranded|known|trading|operating)(?:\s+(?:to|as|into))?|goes (?:now )?by(?: the name(?: of)?)?|(?:trades|operates) as|hei[sß]+t|se llama|s['’]appelle)`;
const NAME = String.raw`["“'‘«„]?(?<name>\p{Lu}[^,;:.!?"”»]{1,60}?)["”'’»]?`;
const END = String.raw`(?:\s+(?:since\s.*|now|these days|from now on|as of\s.*|from\s(?:january|february|march|april|may|june|july|august|september|october|november|december|next|this|\d).*|any ?more|today|jetzt|seit\s.*|ahora|desde\s.*|maintenant|depuis\s.*))*[\s.!]*$`;
const RENAMED = [
  new RegExp(
    String.raw`(?:^|\s)${WHOSE}(?:new\s+)?${FIRM_NOUN}(?:['’]s)?\s+(?:(?:is|has been|was|got|are|will be)\s+)?(?:(?:now|just|newly|also|officially|jetzt|ahora|maintenant)\s+)*${CALLED}\s+(?:(?:now|just|jetzt|ahora|maintenant)\s+)?${NAME}${END}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:renamed|rebranded|re-?christened)\s+(?:his|her|their|the|its)\s+${FIRM_NOUN}\s+(?:to|as|into)?\s*${NAME}${END}`,
    "iu",
  ),
];

const MOVED = new RegExp(
  String.raw`(?:moved|moving|moves|relocated|relocating|relocates|shifted)\s+(?:his|her|their|the|its|our)\s+(?:(?:whole|entire|head)\s+)?(?:${FIRM_NOUN}|offices?|headquarters|hq)\s+(?:over\s+)?(?:from\s+[^,;:.!?]{2,40}?\s+)?to\s+${NAME}(?:\s+(?:and|but|because|so|with|where)\s.*)?${END}`,
  "iu",
);

/** "She's moved the firm to Leeds": where they are now. */
export function firmMoved(piece: string): Change[] | null {
  const place = MOVED.exec(piece)?.groups?.["name"]?.trim();
  return place !== undefined && /^\p{Lu}/u.test(place) ? [{ field: "location", value: place }] : null;
}

/** "Her bakery is called Forno Ferri now", "renamed his firm to …": the company has another name. A dog that is called so is none. */
export function firmRenamed(piece: string): Change[] | null {
  for (const pattern of RENAMED) {
    const name = pattern.exec(piece)?.groups?.["name"]?.trim();
    // The flag makes capitals optional: a name has one.
    if (name !== undefined && /^[\p{Lu}\d]/u.test(name)) return [{ field: "company", value: name }];
  }
  return null;
}
