import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "montag lundi lunes",
    "dienstag mardi martes",
    "mittwoch mercredi miercoles miércoles",
    "donnerstag jeudi jueves",
    "freitag vendredi viernes",
    "samstag samedi",
    "sonntag dimanche",
  ].flatMap((names, no) =>
    names
      .split(" ")
      .map((name): [string, string] => [
        name,
        "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ")[no] ?? "",
      ]),
  ),
);
const DAY = Object.keys(DAYS).join("|");
const VERB =
  "(?:move|shift|push|postpone|reschedule|put|set|make|change|delay|bring|bump|remind me|nudge me|add|create|call|schedule|book)";
/** An English order whose day is of another language: "move the review to lundi". */
const MIXED = re(
  `(?<=(?:^|[.;!?,]\\s+|\\s)(?:(?:and|then|also|please|so) )*${VERB}\\s[^.;:?!"“”\\n]{0,80}?\\b(?:to|on|until|till|for|by|next)\\s)(?<day>${DAY})(?![\\p{L}])`,
  "giu",
);
/** ", and move the review …": an English order behind one in another language. */
const AND_ORDER = re(
  `(?<=\\p{L}[\\p{L}'’]*)\\s*,?\\s+and\\s+(?=(?:(?:then|also|please) )*(?:move|shift|push|postpone|reschedule|mark|delete|remind me|add|set|change|rename)\\s[^.;:?!\\n]{3,100}$)`,
);
const FOREIGN_ORDER =
  /^\W*(?:marque[rz]?|mets|mettez|ajoute[rz]?|supprime[rz]?|rappelle[- ]moi|passe[rz]?|setze|markiere?|verschiebe?|lösche?|notiere?|marca|añade|pon|mueve|borra|recuérdame)\s/iu;

/** A message of two languages: an English order with a day of another, or behind an order in another, each by itself. */
export function withMixedDays({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 260 || message.includes("\n") || isNoteLead(message)) return message;
  const names = new Set(people.filter(({ by }) => by !== "near").flatMap(({ name }) => plainWords(name)));
  const said = message.replace(MIXED, (day: string) =>
    names.has(plainWords(day).join(" ")) ? day : (DAYS[day.toLowerCase()] ?? day),
  );
  return FOREIGN_ORDER.test(said) && !said.includes(":") ? said.replace(AND_ORDER, ". ") : said;
}
