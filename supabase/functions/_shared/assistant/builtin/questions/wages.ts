import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { END, re, SOFT } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";

const IS_WAGE =
  /^(?:wages?|salary|salaries|earnings?|income|stipend|lohn|stundenlohn|gehalt|sueldo|salario|salaires?)$/;
const PERIOD =
  "(?: (?:an?|per|each|every|pro|por|al|par|[àa] l['’]|in the) ?(?:hour|day|week|month|year|stunde|tag|woche|monat|jahr|hora|d[ií]a|mes|a[ñn]o|heure|jour|mois))?";
/** Each: the words for "how much does someone earn", and the question that it is. */
const EARNS: Wordings = [
  [
    re(`^(${SOFT})(?:what|how much) (?:does|do|did|will|would) ([^,?]{2,50}?) (?:earn|get paid)${PERIOD}${END}`),
    "$1what is the LABEL of $2?",
  ],
  [
    re(`^(${SOFT})(?:what|how much) (?:is|are) ([^,?]{2,50}?) (?:earning|paid|getting paid)${PERIOD}${END}`),
    "$1what is the LABEL of $2?",
  ],
  [re("\\b(?:earns?|earning|earned|(?:is|are|gets?) paid) (?:the )?most"), "has the highest LABEL"],
  [re("\\b(?:earns?|earning|earned|(?:is|are|gets?) paid) (?:the )?least"), "has the lowest LABEL"],
  [
    re(
      "\\b(?:earns?|earning|earned|(?:is|are|gets?) paid) (?=(?:over|more than|less than|under|above|below|at least|at most|between|exactly|up to|fewer than)\\b)",
    ),
    "has LABEL ",
  ],
  [re(`^(\\W*(?:wer|welche[rs]?)) verdien(?:t|en) (?:am )?meisten${PERIOD}`), "$1 hat den höchsten LABEL"],
  [re(`^(\\W*(?:wer|welche[rs]?)) verdien(?:t|en) am wenigsten${PERIOD}`), "$1 hat den niedrigsten LABEL"],
  [re(`^(\\W*)(?:was|wie viel|wieviel) verdien(?:t|en) ([^,?]{2,50}?)${PERIOD}${END}`), "$1was ist der LABEL von $2?"],
  [re(`^(\\W*qui[eé]n(?:es)?) (?:gana|cobra)n? m[aá]s${PERIOD}`), "$1 tiene el mayor LABEL"],
  [re(`^(\\W*qui[eé]n(?:es)?) (?:gana|cobra)n? menos${PERIOD}`), "$1 tiene el menor LABEL"],
  [re(`^(\\W*)cu[aá]nto (?:gana|cobra)n? ([^,?¿]{2,50}?)${PERIOD}${END}`), "$1cuál es el LABEL de $2?"],
  [re(`^(\\W*qui) gagne(?:nt)? le plus${PERIOD}`), "$1 a le plus grand LABEL"],
  [re(`^(\\W*qui) gagne(?:nt)? le moins${PERIOD}`), "$1 a le plus petit LABEL"],
  [re(`^(\\W*)combien gagne(?:nt)? ([^,?]{2,50}?)${PERIOD}${END}`), "$1quel est le LABEL de $2 ?"],
];
/** What is made may be a thing; with how much of it in an hour it is money. */
const MAKES: Wordings = [
  [
    re(`^(${SOFT})(?:what|how much) (?:does|do|did) ([^,?]{2,50}?) make(?: an hour| a (?:day|week|month|year))?${END}`),
    "$1what is the LABEL of $2?",
  ],
  [re("\\bmakes? (?:the )?most (?:money|an hour|per hour|a month|a year)"), "has the highest LABEL"],
  [
    re("\\bmakes? ((?:over|more than|less than|under|at least|at most|between) .{1,30}? )(?:an|per) hour"),
    "has LABEL $1",
  ],
];
const PER_HOUR =
  / (?:an|per|each|every|pro|por) (?:hour|stunde|hora)(?!\p{L})|(?<=\d) (?:a|per) (?:day|week|month|year)(?!\p{L})/giu;
const ITS_WAGE =
  /(?<=(?:['’]s|s['’]|(?<!\p{L})(?:her|his|their|whose|what|which))\s+)(?:wages?|salary|salaries)(?!\p{L})(?!\s+(?:of|expectations?|range|band)\b)/iu;
const MAKES_THINGS = /\b(?:makes?|making|products?|produces?|produkte?|productos?|produits?|output|craft)\b/iu;

/** What someone earns, where one column of numbers is a wage. The same text where there is none. */
export function withWages(said: string, columns: readonly OwnColumn[]): string {
  const [column, another] = columns.filter(
    ({ type, label }) => type === "number" && plainWords(label).some((word) => IS_WAGE.test(word)),
  );
  if (!column || another) return said;
  const label = column.label.replace(/\([^)]*\)/gu, " ").trim();
  // "Yuki's salary", of a column "Salary ask".
  if (!said.toLowerCase().includes(label.toLowerCase()) && ITS_WAGE.test(said))
    return said.replace(ITS_WAGE, () => label);
  const isMade = !columns.some((one) => MAKES_THINGS.test(one.label));
  for (const [pattern, plain] of isMade ? [...EARNS, ...MAKES] : EARNS) {
    if (!pattern.test(said)) continue;
    return said
      .replace(
        pattern,
        plain.replace("LABEL", () => label),
      )
      .replace(PER_HOUR, "");
  }
  return said;
}
