import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { moneyColumn } from "./column-words.ts";
import { ownColumn } from "./named-columns.ts";

const re = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
const US = "(?: us| me)?";
const TAKES_MORE = /\btakes? (?:the )?(?:most|more|least|less)\b/iu;
const TAKES = "(?:charges?|costs?|asks?(?: for)?|takes?)";

/** What compares people by what they cost, and how it is said of the one column of money. */
const DEARER: readonly (readonly [RegExp, string])[] = [
  // "A cheaper supplier" is no one's price.
  [
    re(
      "(?<!\\b(?:an?|any|some|no|something|find|found) )(?:more expensive|dearer|pricier|costlier|teurer|m[áa]s car[oa]s?|plus chers?|plus ch[èe]res?)",
    ),
    "the higher",
  ],
  [
    re(
      "(?<!\\b(?:an?|any|some|no|something|find|found) )(?:less expensive|cheaper|more affordable|billiger|g[üu]nstiger|m[áa]s barat[oa]s?|moins chers?|moins ch[èe]res?)",
    ),
    "the lower",
  ],
  [re("(?:(?:the|am) )?(?:most expensive|priciest|dearest|costliest|teuerste[nrs]?)"), "the highest"],
  [
    re("(?:(?:the|am) )?(?:cheapest|least expensive|most affordable|billigste[nrs]?|g[üu]nstigste[nrs]?)"),
    "the lowest",
  ],
  [re(`${TAKES}${US} (?:the )?most`), "has the highest"],
  [re(`${TAKES}${US} (?:the )?least`), "has the lowest"],
  [re(`${TAKES}${US} more(?! than)`), "has the higher"],
  [re(`${TAKES}${US} less(?! than)`), "has the lower"],
];
/** The words of a label that say which stretch of days is paid, and how a question says it. */
const PERIODS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:day|daily)$/, re("(?:a|per|each|every|pro|al|par) (?:day|tag|d[ií]a|jour)")],
  [/^(?:hour|hourly)$/, re("(?:an?|per|each|every|pro|por|par) (?:hour|stunde|hora|heure)")],
  [/^(?:week|weekly)$/, re("(?:a|per|each|every|pro|por|par) (?:week|woche|semana|semaine)")],
  [/^(?:month|monthly)$/, re("(?:a|per|each|every|pro|im|al|par) (?:month|monat|mes|mois)")],
  [/^(?:night|nightly)$/, re("(?:a|per|each|every|pro|por|par) (?:night|nacht|noche|nuit)")],
];

/** "Who is cheaper, Ana or Leo?" asks for the lower Day rate, where that is the one column of money; the same text where there is none. */
export function withDearness(said: string, columns: readonly OwnColumn[]): string {
  const money = moneyColumn(columns.map(ownColumn));
  if (!money) return said;
  const label = plainWords(money.label);
  const isNamed = ` ${plainWords(said).join(" ")} `.includes(` ${label.join(" ")} `);
  // Who takes more may take more of what is counted.
  const isCounted = TAKES_MORE.test(said) && columns.filter(({ type }) => type === "number").length > 1;
  const compared = isNamed || isCounted ? undefined : DEARER.find(([pattern]) => said.search(pattern) >= 0);
  const text = compared ? said.replace(compared[0], `${compared[1]} ${money.label}`) : said;
  const period = PERIODS.find(([word]) => label.some((one) => word.test(one)));
  if (!period || isNamed) return text;
  return text
    .replace(
      re(
        `(?<!(?<!\\p{L})(?:over|for|in|than|within|about|almost|nearly|least|half|under|since) )${period[1].source}(?!\\p{L}| ago)`,
      ),
      " ",
    )
    .replace(/ {2,}/gu, " ")
    .replace(/ (?=[?.!,])/gu, "");
}
