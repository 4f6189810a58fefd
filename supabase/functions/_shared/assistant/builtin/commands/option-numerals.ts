import type { OwnColumn } from "../reading.ts";
import { isNoteLead } from "./split-clauses.ts";

const ROMAN: readonly string[] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const SPOKEN: readonly string[] = "one,two,three,four,five,six,seven,eight,nine,ten".split(",");
/** An option that is words and a number: "Fund III", "Cohort 2". */
const NUMBERED = /^(?<words>\p{L}[\p{L} .-]*?)[ -](?<number>[IVX]+|\d{1,2})$/u;

function numberOf(said: string): number {
  const roman = ROMAN.indexOf(said.toUpperCase());
  return roman < 0 ? Number(said) : roman + 1;
}
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\-]/gu, "\\$&").replace(/ /gu, "\\s+");

/** Every other way to write the option's number behind its words: "fund 3", "Fund three", "fund#3" for Fund III. */
function otherWays(option: string): RegExp | null {
  const { words, number } = NUMBERED.exec(option)?.groups ?? {};
  const count = number === undefined ? 0 : numberOf(number);
  if (words === undefined || !(count >= 1 && count <= ROMAN.length)) return null;
  const forms = [String(count), ROMAN[count - 1] ?? "", SPOKEN[count - 1] ?? ""];
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(words)}\s*(?:#|no\.?\s|number\s)?(?<=[\p{L}#.\s])\s*(?:${forms.join("|")})(?![\p{L}\p{N}]|[.,:/-]\d)`,
    "giu",
  );
}

/**
 * A message with options that end in a number as their lists write them: "fund 3" is Fund III, and never Fund II. Only what no other
 * option of any list is called, and no text of a note.
 */
export function withOptionNumerals(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 600 || isNoteLead(message) || /["“”]/u.test(message)) return message;
  const options = columns.flatMap((column) => column.options);
  const known = new Set(options.map((option) => option.toLowerCase()));
  return options.reduce((said, option) => {
    const ways = otherWays(option);
    const isOnly = options.filter((one) => one.toLowerCase() === option.toLowerCase()).length === 1;
    return ways && isOnly
      ? said.replace(ways, (found) => (known.has(found.toLowerCase().replace(/\s+/gu, " ")) ? found : option))
      : said;
  }, message);
}
