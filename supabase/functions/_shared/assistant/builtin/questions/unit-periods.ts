import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isRelated } from "../vocabulary/related-words.ts";

/** Each: the word in a label, and how people say it in a question. */
const PERIODS = [
  ["day", "day|tag|d[ií]a|jour", "daily|t[äa]glich"],
  ["week", "week|woche|semana|semaine", "weekly|w[öo]chentlich"],
  ["month", "month|monat|mes|mois", "monthly|monatlich"],
  ["quarter", "quarter|quartal|trimestre", "quarterly"],
  ["year", "year|jahr|a[ñn]o|an", "yearly|annually|j[äa]hrlich"],
] as const;

/**
 * A question without the stretch of days that a column of numbers is counted in: "how many jars do they take each month" asks for Jars per month.
 * The same text where no other word of the label is said.
 */
export function withoutUnitPeriod(said: string, columns: readonly OwnColumn[]): string {
  const words = new Set(plainWords(said));
  for (const { type, label } of columns) {
    const own = plainWords(label);
    const at = own.findIndex((word) => word === "per" || word === "a" || word === "each");
    const period = PERIODS.find(([word]) => word === own[at + 1]);
    const isSaid = own
      .slice(0, at)
      .some((word) => word.length > 2 && [...words].some((one) => one.length > 2 && isRelated(one, word)));
    if (type !== "number" || at < 1 || !period || !isSaid || isWhole(said, own)) continue;
    const [, nouns, adverbs] = period;
    return said.replace(
      new RegExp(
        String.raw`(?<=\s)(?:(?:a|an|per|each|every|pro|jeden|im|al|por|cada|par|chaque)\s+(?:${nouns})|${adverbs})(?![\p{L}\p{N}])\s*`,
        "iu",
      ),
      "",
    );
  }
  return said;
}

const isWhole = (said: string, label: readonly string[]): boolean =>
  ` ${plainWords(said).join(" ")} `.includes(` ${label.join(" ")} `);
