import type { StepRequest } from "../../assistant-model.ts";
import { plainWords, stem } from "../../words.ts";

const WHEN =
  /^(?<lead>\W*(?:(?:and|so|but|ok|okay)\s+)*)when\s+(?:does|do|did|will|is|are|was|were|['’]s)\s+(?<who>\p{L}[^?,;]{0,60}?)\s+(?:(?:going|due|planning|supposed)\s+)?(?:to\s+)?(?<verb>\p{L}{3,})(?:\s+(?:next|then|again|now|exactly|this year|actually))*[\s?.!]*$/iu;
const THEIRS: Readonly<Record<string, string>> = { he: "his", she: "her", they: "their", it: "its" };

/** "When does Wolfgang open?" asks for the column "Opening night": a day that is called after what happens on it. */
export function withDateOfVerb(text: string, { columns = [], people }: StepRequest): string {
  const { lead = "", who = "", verb = "" } = WHEN.exec(text)?.groups ?? {};
  const plain = plainWords(verb).join("");
  if (plain === "") return text;
  const isOf = (word: string) =>
    stem(word) === stem(plain) ||
    (plain.length > 3 && word.startsWith(plain)) ||
    (word.length > 3 && plain.startsWith(word));
  const [column, another] = columns.filter(({ type, label }) => type === "date" && plainWords(label).some(isOf));
  const said = plainWords(who);
  const pronoun = said.length === 1 ? THEIRS[said[0] ?? ""] : undefined;
  const isNamed =
    said.length > 0 &&
    people.some(({ name, by }) => {
      const own = by === "company" ? [] : plainWords(name);
      return said.every((word) => own.includes(word));
    });
  if (!column || another || (pronoun === undefined && !isNamed)) return text;
  return `${lead}what is ${pronoun ?? `${who}'s`} ${column.label}?`;
}
