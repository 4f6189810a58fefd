import { personFields } from "../../../contract/person-fields.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Lists } from "./values.ts";
import { isNoteLead, type Part } from "./split-clauses.ts";

const COUNTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, "3": 3, "4": 4, "5": 5, "6": 6 };
const ALL =
  /^(?<lead>\W*(?:(?:and|so|please|also|then)\s+)*)all\s+(?<count>three|four|five|six|[3-6])(?:\s+of them)?\s*(?::|,)?\s+(?:(?:are|is|should be|go to|get|now)\s+)?(?=[\p{L}\p{N}])/iu;

/** "Kim takes Ana and Leo, Sol takes Max. All three on hold.": those who the parts before name, where they are so many. */
export const withAllOfThose = (parts: readonly Part[], { people }: StepRequest, lists: Lists): Part[] =>
  parts.map((part, no) => {
    const count = COUNTS[(ALL.exec(part.text)?.groups?.["count"] ?? "").toLowerCase()];
    if (count === undefined || /[?？]/u.test(part.text) || parts.slice(0, no).some(({ text }) => isNoteLead(text)))
      return part;
    const before = ` ${parts
      .slice(0, no)
      .flatMap(({ text }) => plainWords(text))
      .join(" ")} `;
    const named = people.filter((person) => isNamed(person, before));
    const rest = part.text.replace(ALL, "$<lead>");
    const names = named.map(({ name }) => name);
    return named.length === count && saysValue(rest, lists)
      ? { ...part, text: `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}: ${rest}` }
      : part;
  });

/** "All three loved it" is told. */
function saysValue(rest: string, { stages, statuses, owners = [], columns }: Lists): boolean {
  const said = `${plainWords(rest).join(" ")} `.replace(/^(?:in|into|on|to|as) (?!hold )/u, "");
  return [
    ...Object.values(personFields).map(({ label }) => label),
    ...[...stages, ...statuses, ...owners, ...columns.flatMap(({ label, options }) => [label, ...options])],
  ].some((one) => said.startsWith(`${plainWords(one).join(" ")} `));
}

const isNamed = ({ name, by }: KnownPerson, words: string): boolean =>
  by !== "near" &&
  (words.includes(` ${plainWords(name).join(" ")} `) ||
    plainWords(name).some((own) => own.length > 2 && (words.includes(` ${own} `) || words.includes(` ${own}s `))));
