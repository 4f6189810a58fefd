import type { KnownPerson } from "../../assistant-model.ts";
import { placeOf } from "../vocabulary/places.ts";
import { plainWords } from "../../words.ts";
import { isPlace } from "./lexicon.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

/** Parts of countries that addresses name behind a city. */
const STATES = new Set(
  (
    "alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming " +
    "ontario quebec alberta manitoba saskatchewan queensland victoria tasmania bavaria bayern hessen saxony sachsen catalonia andalusia tuscany lombardy brittany normandy england scotland wales kent surrey essex yorkshire cork galway kerry punjab gujarat kerala karnataka maharashtra"
  ).split(" "),
);
const TWO_WORDS =
  /^(?:new (?:york|jersey|mexico|hampshire|south wales)|north (?:carolina|dakota)|south (?:carolina|dakota)|west virginia|rhode island|british columbia|nova scotia|new brunswick|northern ireland|tamil nadu|county \p{L}+|co \p{L}+)$/u;
/** In capitals, as they are written behind a city or a role. */
const CODES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NSW VIC QLD UK USA US UAE EU NZ EMEA APAC DACH LATAM".split(
    " ",
  ),
);
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]*){0,2}";
const CUE =
  "(?:(?<![\\p{L}])|(?=['’]))(?:(?:location|city|town|place|home)(?:['’]s| (?:of|for) [^,;:.!?\\n]{2,40}?)?(?: (?:is|to|as|now|should be))*:?|(?:based|living|located|sitting) (?:in|out of)|lives? in|(?:(?:has|have|['’]s|['’]ve) )?(?:just )?(?:moved|relocated) (?:back |over )?to|(?:relocat(?:es|ing)|mov(?:es|ing)) (?:back |over )?to|(?:role|title|position)(?: (?:of|for) [^,;:.!?\\n]{2,40}?)?(?: (?:is|to|as|now|should be))+) ";
const WITH_REGION = re(
  `(?<cue>${CUE})(?<value>${NAME}(?: (?:of|and|&|for) ${NAME})?(?<behind>(?:, ${NAME}){1,2}))(?=$|[.;!)]|\\s)`,
);

const isState = (part: string): boolean =>
  STATES.has(plainWords(part).join(" ")) || TWO_WORDS.test(plainWords(part).join(" ")) || /^\p{Lu}{2}$/u.test(part);
const isRegion = (part: string): boolean => {
  const plain = plainWords(part).join(" ");
  return (
    STATES.has(plain) ||
    TWO_WORDS.test(plain) ||
    CODES.has(part.replaceAll(".", "")) ||
    placeOf(plain) !== null ||
    isPlace(plain)
  );
};

/** "Set Ana's location to Austin, Texas", "her role to Head of Sales, Europe": where a region stands behind the comma, it is one value. */
export function withRegionsWhole(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes(", ") || /["“”\n?]/u.test(message) || people.length === 0 || isNoteLead(message))
    return message;
  return message.replace(WITH_REGION, (all: string, ...found: unknown[]) => {
    const { cue = "", value = "", behind = "" } = found.at(-1) as Record<string, string>;
    const parts = behind.slice(2).split(", ");
    const names = people.flatMap(({ name }) => plainWords(name));
    const isNamed = parts.some((part) => plainWords(part).some((word) => names.includes(word)));
    if (isNamed || !parts.every(isRegion)) return all;
    const isMove = /mov|relocat/iu.test(cue);
    // "Moved to Siemens, Munich" may be to a firm, or to a department.
    if (isMove && !isRegion(value.slice(0, -behind.length)) && !parts.every(isState)) return all;
    return `${cue.replace(/(?:(?:has|have|['’]s|['’]ve) )?(?:just )?(?:moved|relocated) (?:back |over )?to $/iu, "lives in ")}“${value}”`;
  });
}

const WORKS_IN = re(
  `(?<as>(?<![\\p{L}])(?:work(?:s|ing)|serv(?:es|ing)|employed) as [^,.;:\\n]{3,60}?) in (?<firm>${NAME}), (?<place>${NAME})(?=$|[,.;)]|\\s)`,
);
/** "She is working as Manager in Deccan Freightways, Hyderabad": where a city stands behind it, the first is the firm. */
export const withFirmBeforePlace = (message: string): string =>
  isNoteLead(message)
    ? message
    : message.replace(WORKS_IN, (all: string, as: string, firm: string, place: string) =>
        isRegion(firm) || !isRegion(place) ? all : `${as} at ${firm}, ${place}`,
      );
