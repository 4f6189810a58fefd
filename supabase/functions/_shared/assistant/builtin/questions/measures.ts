import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isRelated } from "../vocabulary/related-words.ts";

/** Each: what is measured, then the words for much of it and for little of it. */
const MEASURES: readonly (readonly [string, string, string])[] = [
  [
    "weight weighs weigh gewicht peso poids",
    "heavy heavier heaviest schwer schwerer schwerste schwersten",
    "light lighter lightest leichter leichteste leichtesten",
  ],
  [
    "length long lange laenge longitud longueur",
    "long longer longest langer langste langsten",
    "short shorter shortest kurzer kurzeste kurzesten",
  ],
  ["height tall hohe altura hauteur", "tall taller tallest hoher hochste hochsten", "short shorter shortest"],
  [
    "width breadth breite anchura largeur",
    "wide wider widest broad broader broadest breiter breiteste",
    "narrow narrower narrowest schmaler schmalste",
  ],
  ["depth tiefe profundidad profondeur", "deep deeper deepest tiefer tiefste", "shallow shallower shallowest"],
  ["age alter edad", "old older oldest alter alteste altesten", "young younger youngest junger jungste jungsten"],
  ["speed", "fast faster fastest quick quicker quickest", "slow slower slowest"],
  ["thickness", "thick thicker thickest", "thin thinner thinnest"],
  ["temperature", "hot hotter hottest warm warmer warmest", "cold colder coldest cool cooler coolest"],
  ["size area", "big bigger biggest large larger largest", "small smaller smallest"],
];

/** Units of which a label names one, and how a question says it. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^kg$/, "kilos?|kgs?|kilogram(?:me)?s?|kilogramm|kilogramos?"],
  [/^(?:g|gr)$/, "grams?|grammes?|g|gramm"],
  [/^t$/, "tons?|tonnes?|tonnen?|t"],
  [/^mm$/, "mms?|millimet(?:er|re)s?|mil"],
  [/^cm$/, "cms?|centimet(?:er|re)s?|zentimeter"],
  [/^m$/, "m|met(?:er|re)s?|metros?|m[eè]tres?"],
  [/^km$/, "kms?|kilomet(?:er|re)s?|kilom[eè]tres?"],
  [/^(?:ft|feet)$/, "feet|foot|ft"],
  [/^(?:l|lt|ltr|litres?|liters?)$/, "lit(?:er|re)s?|l|litros?"],
  [/^hl$/, "hectolit(?:er|re)s?|hl"],
  [/^(?:sqm|m2|qm)$/, "sqm|square met(?:er|re)s?|m2|qm|quadratmeter"],
  [/^(?:ha|hectares?)$/, "hectares?|ha|hektar"],
  [/^(?:h|hrs?|hours?)$/, "hours?|hrs?|h|stunden?|horas?|heures?"],
  [/^(?:min|mins|minutes?)$/, "minutes?|mins?|minuten"],
  [/^(?:eur|euros?)$/, "euros?|eur"],
  [/^(?:gbp)$/, "pounds?|quid|gbp"],
  [/^(?:usd)$/, "dollars?|bucks|usd"],
  [/^(?:chf)$/, "francs?|franken|chf"],
  [/^hz$/, "hertz|hz"],
];

const numbersOf = (columns: readonly OwnColumn[]) => columns.filter(({ type }) => type === "number");
const bare = (label: string): string => label.replace(/\([^)]*\)/gu, " ").trim();
const only = <Thing>([first, another]: readonly Thing[]): Thing | null => (first && !another ? first : null);

/**
 * A question with its measures in the words of the user's numbers: "the heaviest" is the highest Weight where that is one, "more than 20 kilos" is more
 * than 20 of it. The same text where no number is called so.
 */
export function withMeasures(said: string, columns: readonly OwnColumn[]): string {
  return withBareUnits(withoutUnits(withDimension(said, columns), columns), columns);
}

function withDimension(said: string, columns: readonly OwnColumn[]): string {
  const plain = new Set(plainWords(said));
  for (const [nouns, much, little] of MEASURES) {
    const [more, less] = [much.split(" "), little.split(" ")];
    const word = [...more, ...less].find((one) => plain.has(one));
    if (word === undefined) continue;
    // An option of that name is meant before a number is.
    if (columns.some(({ options }) => options.some((option) => plainWords(option).includes(word)))) continue;
    const names = nouns.split(" ");
    const column = only(
      numbersOf(columns).filter(({ label }) => plainWords(bare(label)).some((part) => names.includes(part))),
    );
    if (!column) continue;
    const label = bare(column.label);
    const at = new RegExp(String.raw`(?<![\p{L}\p{N}])${accented(word)}(?![\p{L}\p{N}])`, "iu");
    const isHow = new RegExp(String.raw`\b(?<how>how|wie) ${accented(word)} (?:is|are|was|ist|sind)(?![\p{L}])`, "iu");
    const how = isHow.exec(said)?.groups?.["how"];
    if (how !== undefined)
      return said.replace(isHow, /^how$/iu.test(how) ? `what is the ${label} of` : `was ist ${label} von`);
    // "The biggest round", of Round size: the word is of the label itself.
    const own = plainWords(label).filter((part) => /^[a-z]+$/.test(part));
    const whole = own.length === 0 ? at : new RegExp(`${at.source}(?:\\s+(?:${own.join("|")})s?(?!\\p{L}))*`, "iu");
    if (/(?:est|sten?)$/u.test(word))
      return said.replace(whole, `${more.includes(word) ? "highest" : "lowest"} ${label}`);
    if (/er$/u.test(word)) return said.replace(at, `${more.includes(word) ? "higher" : "lower"} ${label}`);
  }
  return said;
}

const accented = (word: string): string =>
  word.replace(/a/gu, "[aä]").replace(/o/gu, "[oö]").replace(/u/gu, "[uü]").replace(/ss/gu, "(?:ss|ß)");

/** Units of time are said of days too: they are a number's only where they are counted. */
const IS_TIME = /^(?:hours|min)/u;
const COUNTED = String.raw`(?:how many|total|sum of|average|most|fewest|least|combined|number of|wie viele|cu[aá]ntas|combien d['’e])`;
const PERIOD =
  "(?: (?:a|an|per|each|every|pro|im|al|por|par) (?:day|week|month|quarter|year|tag|woche|monat|jahr|semana|mes|jour|semaine|mois))?";

/** "Total kilos", "a hundred kilos a month": the one number of which the label itself is the unit, "Kg per month". */
function withBareUnits(said: string, columns: readonly OwnColumn[]): string {
  for (const [unit, spoken] of UNITS) {
    const column = only(numbersOf(columns).filter(({ label }) => plainWords(label).some((word) => unit.test(word))));
    if (!column) continue;
    const label = bare(column.label);
    if (` ${plainWords(said).join(" ")} `.includes(` ${plainWords(label).join(" ")} `)) continue;
    const words = spoken.split("|").filter((word) => word.length > 1);
    const lead = IS_TIME.test(words[0] ?? "") ? String.raw`(?<=${COUNTED}\s)` : String.raw`(?<![\p{L}\p{N}])`;
    const found = new RegExp(String.raw`${lead}(?:${words.join("|")})(?![\p{L}\p{N}])${PERIOD}`, "iu").exec(said);
    if (found) return said.slice(0, found.index) + label + said.slice(found.index + found[0].length);
  }
  return said;
}

/** "6 mm lead", "20 kilos": the unit of the one number that is counted in it says only which that is. */
function withoutUnits(said: string, columns: readonly OwnColumn[]): string {
  for (const [unit, spoken] of UNITS) {
    const counted = numbersOf(columns).filter(({ label }) =>
      plainWords(/\(([^)]*)\)/u.exec(label)?.[1] ?? "").some((word) => unit.test(word)),
    );
    if (counted.length === 0) continue;
    const said2 = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<no>\d[\d.,]*) ?(?:${spoken})(?![\p{L}\p{N}])`, "iu");
    const found = said2.exec(said);
    const no = found?.groups?.["no"];
    if (!found || no === undefined) continue;
    const words = plainWords(said);
    const isNamed = (column: OwnColumn) =>
      plainWords(bare(column.label)).some((part) => part.length > 3 && words.some((word) => isRelated(part, word)));
    const named = only(counted.filter(isNamed));
    if (named) return said.replace(found[0], no);
    const column = only(counted);
    if (column) return said.replace(found[0], `${no} ${bare(column.label)}`);
  }
  return said;
}
