import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Problem } from "../commands/frames.ts";
import { listed, same } from "../commands/values.ts";
import type { OwnColumn } from "../reading.ts";
import { isAkin, namingWords } from "../vocabulary/akin.ts";
import { plain } from "../wording.ts";
import { isFiller } from "./wordings.ts";

const VERB =
  /^(?:add|put|set|give|tick|mark|make|enter|store|save|note|list|include|record|tag|change|update|write|fill|choose|pick|select|use|under|column|field|option|tag|value|also|too|speaks|knows|needs|want|wants|likes|has|have|got|is|are|as|into|onto|of|s)$/u;
const WORDS_AT_MOST = 3;

/** "Add French to Per's languages" where Languages has no French: which options there are, and how to have one more. Null where no list is named with a value. */
export function unlistedOption(
  text: string,
  person: KnownPerson | null,
  columns: readonly OwnColumn[],
): Problem | null {
  if (person === null) return null;
  const words = plainWords(text);
  const [column, another] = columns.filter(
    ({ type, label }) =>
      /select$/u.test(type) &&
      namingWords(label).every((own) => words.some((word) => word === own || isAkin(word, own))),
  );
  if (!column || another) return null;
  const label = namingWords(column.label);
  const names = plainWords(person.name);
  const isRest = (word: string) =>
    !names.includes(word) &&
    !isFiller(word) &&
    !VERB.test(word) &&
    !label.some((own) => word === own || isAkin(word, own));
  const rest = words.filter(isRest);
  const own = rest.join(" ");
  if (rest.length === 0 || rest.length > WORDS_AT_MOST || !` ${words.join(" ")} `.includes(` ${own} `)) return null;
  if (column.options.some((option) => same(option, own) || plainWords(option).some((word) => rest.includes(word))))
    return null;
  const value = asWritten(text, rest);
  return {
    problem: `“${plain(value)}” is not an option of ${plain(column.label)}, which are ${listed(column.options.map(plain))}. Which one do you want? To have one more, say: add the option ${plain(value)} to ${plain(column.label)}.`,
    offers: [`Add the option ${value} to ${column.label}`],
    asks: { asks: "value", about: value },
  };
}

/** Words as a text has them. */
function asWritten(text: string, words: readonly string[]): string {
  const said = text.split(/[^\p{L}\p{N}'’-]+/u);
  const isOne = (word: string, plainWord: string | undefined) => plainWords(word)[0] === plainWord;
  const at = said.findIndex((_, no) => words.every((word, by) => isOne(said[no + by] ?? "", word)));
  return at < 0 ? words.join(" ") : said.slice(at, at + words.length).join(" ");
}
