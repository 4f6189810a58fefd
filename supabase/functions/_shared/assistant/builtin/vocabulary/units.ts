import { plainWords } from "../../words.ts";
import { numberIn } from "./numbers.ts";

/** What kinds of amounts are measured in, and the words in a column's name that say which kind it holds. */
const KINDS: readonly { units: RegExp; labels: RegExp }[] = [
  {
    units: /^(?:[$€£]|usd|eur|gbp|chf|euros?|dollars?|pounds?|bucks|francs?|cents?)$/u,
    labels:
      /^(?:ticket|deals?|budgets?|prices?|cost|costs|fees?|revenue|turnover|arr|mrr|salary|wage|invoice|payment|deposit|cheque|investment|funding|raise|valuation|spend|money|rent|premium|commission|income|preis|umsatz|betrag|kosten|honorar|precio|presupuesto|prix|montant|euros?|eur|usd|dollars?|gbp|chf)$/u,
  },
  {
    units: /^(?:kg|kgs|kilos?|kilograms?|grams?|lbs?|tons?|tonnes?|pounds|ounces?|oz)$/u,
    labels: /^(?:weight|kg|kilos?|tons?|tonnes?|lbs?|gewicht|peso|poids)$/u,
  },
  {
    units: /^(?:lit(?:re|er)s?|gallons?|hectolit(?:re|er)s?|hl|ml|pints?|barrels?)$/u,
    labels: /^(?:volume|lit(?:re|er)s?|gallons?|barrels?|hl)$/u,
  },
  {
    units: /^(?:cm|mm|met(?:re|er)s?|km|kilomet(?:re|er)s?|miles?|inch(?:es)?|feet|foot|ft|yards?)$/u,
    labels: /^(?:length|height|width|depth|distance|met(?:re|er)s?|km|feet|cm|mm|draught|länge|höhe)$/u,
  },
  {
    units: /^(?:m2|m²|sqm|ha|hectares?|acres?)$/u,
    labels: /^(?:area|hectares?|ha|acres?|sqm|m2|fläche)$/u,
  },
  {
    units: /^(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|nights?)$/u,
    labels: /^(?:hours?|days?|weeks?|months?|years?|minutes?|nights?|duration|age)$/u,
  },
  {
    units:
      /^(?:people|persons|employees|staff|heads?|seats|guests|pieces?|pcs|units?|bottles|boxes|pallets?|bags|crates|copies|jars|wheels)$/u,
    labels:
      /^(?:team|employees|staff|headcount|seats|guests|people|heads|pieces|units|bottles|boxes|pallets|bags|crates|copies|jars|wheels)$/u,
  },
];

const kindOfUnit = (unit: string) => KINDS.find(({ units }) => units.test(unit));
/** A price "per kilo" or "per day" is money all the same. */
const kindsOfLabel = (label: string) => {
  const words = plainWords(label.replace(/(?<![\p{L}])(?:per|a|each|pro|por|par|\/)\s*\p{L}+/giu, " "));
  return KINDS.filter(({ labels }) => words.some((word) => labels.test(word)));
};

/** The unit behind a number in a text: the "kg" of "5 kg"; null where there is none. */
function unitBehind(number: string, text: string): string | null {
  const at = text.indexOf(number);
  if (at < 0 || number === "") return null;
  const behind = text.slice(at + number.length);
  return /^\s?(?<unit>\p{L}{1,12}|m²|m2)(?![\p{L}\p{N}])/iu.exec(behind)?.groups?.["unit"]?.toLowerCase() ?? null;
}

/** The amount as it was said, where its unit can be none of what a column of that name holds: "2 kg" of a deal size; null where it may. */
export function strangeAmount(label: string, value: string, text: string): string | null {
  const [, digits = value, ownUnit] = /^(\S+)\s?(\p{L}+)$/u.exec(value.trim()) ?? [];
  const isOwn = ownUnit !== undefined && kindOfUnit(ownUnit.toLowerCase()) !== undefined && numberIn(digits) !== null;
  const number = isOwn ? digits : value.trim();
  const unit = isOwn ? ownUnit.toLowerCase() : unitBehind(number, text);
  const kind = unit === null ? undefined : kindOfUnit(unit);
  const own = kindsOfLabel(label);
  if (unit === null || kind === undefined || own.length === 0) return null;
  return own.some(({ units }) => units.test(unit)) ? null : `${number} ${unit}`;
}
