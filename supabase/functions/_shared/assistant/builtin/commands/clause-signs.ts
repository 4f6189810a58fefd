import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { codesOf, type Token } from "./tokens.ts";

/** German, Spanish and French say "not" beside the verb: a note or a task may still say it in its own words. */
export function isForeignRefusal(tokens: readonly Token[], language: Language): boolean {
  if (language === "en") return false;
  const end = tokens.findIndex(({ code }) => /^(?::|that|note|notes|remind|remember|task)$/.test(code));
  return (
    tokens.slice(0, end < 0 ? tokens.length : end).some(({ code }) => /^(?:not|never)$/.test(code)) &&
    !/^P /.test(codesOf(tokens))
  );
}

/** Something told about somebody: it names them, and says more than their name. */
export function isTold(tokens: readonly Token[]): boolean {
  if (/^(?:if|when|whenever|once|unless|after|before|until|in case|should)$/.test(tokens[0]?.code ?? "")) return false;
  return tokens.some(({ code }) => code === "P") && tokens.filter(({ slot }) => slot === null).length >= 2;
}

/** The one of a list that a text names. */
export function choiceIn(text: string, choices: readonly string[]): string | null {
  const words = ` ${plainWords(text).join(" ")} `;
  const at = (choice: string) => words.lastIndexOf(` ${plainWords(choice).join(" ")}`);
  const fits = choices.filter((choice) => {
    const plain = plainWords(choice).join(" ");
    return plain !== "" && (words.includes(` ${plain} `) || words.includes(` ${plain}s `));
  });
  // The one that is named last is where somebody moves to.
  return fits.sort((one, other) => at(other) - at(one))[0] ?? null;
}
