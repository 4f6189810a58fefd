import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { placeOf } from "../vocabulary/places.ts";

const MARKET =
  /(?<!\p{L})(?:in|on|for|into|across) (?:the |our |my )?(?<where>\p{L}[\p{L} -]{1,24}?) (?<noun>market|region|territory)s?(?<end>[\s?.!]*)$/iu;

/** "Who do I have in the Benelux market": of the user's own column of markets, where it has the place; otherwise as it is. */
export function withMarket(said: string, columns: readonly OwnColumn[]): string {
  const { where = "", noun = "", end = "" } = MARKET.exec(said)?.groups ?? {};
  if (where === "") return said;
  const plain = plainWords(where).join(" ");
  const place = placeOf(plain);
  const isMeant = (option: string) => {
    const own = plainWords(option).join(" ");
    return own === plain || own === `${plain}s` || (place !== null && placeOf(own)?.names[0] === place.names[0]);
  };
  const found = columns
    .filter(({ label }) => new RegExp(`(?<!\\p{L})${noun.replace(/y$/iu, "")}(?:s|y|ies)?(?!\\p{L})`, "iu").test(label))
    .flatMap(({ label, options }) => options.filter(isMeant).map((option) => `${label} ${option}`));
  const [only, another] = found;
  return only === undefined || another !== undefined ? said : said.replace(MARKET, `with ${only}${end}`);
}
